// Reads how long each step of buying took, from the publication of a request to the delivery.
import { cycleSteps, type readBuyingReport } from '@rigsouq/contract/buying-reports/calls';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { Db } from '../../platform/database/db.ts';
import {
  type CycleStep,
  measureOrderTimes,
  measureRequestTimes,
  type ReportFilter,
  type StepTimes,
} from './buying-reports.queries.ts';
import { type Months, roundToHundredths } from './report-rules.ts';

type Cycle = AnswerOf<typeof readBuyingReport>['cycle'];

export async function readCycle(db: Db, filter: ReportFilter, months: Months): Promise<Cycle> {
  const [requests, orders] = await Promise.all([
    measureRequestTimes(db, filter).execute(db),
    measureOrderTimes(db, filter).execute(db),
  ]);
  const timesIn = (month: string | null): Partial<Record<CycleStep, StepTimes>> => ({
    ...requests.rows.find((row) => row.month === month),
    ...orders.rows.find((row) => row.month === month),
  });
  const all = timesIn(null);
  return {
    steps: cycleSteps.map((step) => {
      const [count = 0, median, ninety] = all[step] ?? [];
      return { step, count, median: roundToHundredths(median), ninety: roundToHundredths(ninety) };
    }),
    months: months.all.map((month) => {
      const times = timesIn(month);
      const median = (step: CycleStep) => roundToHundredths(times[step]?.[1]);
      return {
        month,
        opening: median('opening'),
        award: median('award'),
        acceptance: median('acceptance'),
        delivery: median('delivery'),
      };
    }),
  };
}
