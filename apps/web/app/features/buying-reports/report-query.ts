// Query keys start with 'orders', the topic of the event stream, because an issued or answered order changes the report.
import { readBuyingReport } from '@rigsouq/contract/buying-reports/calls';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import type { ReportSearch } from './report-search.ts';

export type Report = AnswerOf<typeof readBuyingReport>;
export type CycleStep = Report['cycle']['steps'][number]['step'];

export const reportQuery = (asked: ReportSearch) =>
  queryOptions({
    queryKey: ['orders', 'report', asked],
    queryFn: () => call(readBuyingReport, { query: asked }),
  });
