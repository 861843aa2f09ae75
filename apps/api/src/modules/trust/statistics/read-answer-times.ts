import type { StatisticsReader, SupplierStatistics } from '../../companies/index.ts';
import { listQuoteAnswerTimes } from '../../enquiries/index.ts';
import { listMessageAnswerTimes } from '../../messages/index.ts';
import { describeAnswerTime } from './answer-time-rules.ts';

const DAYS = 90;
/** Number of latest answers of each kind. More would hardly change the median. */
const MAX_ANSWERS = 200;

/** Reads how soon suppliers answer quotes and messages. Requests without an answer do not count. */
export const readAnswerTimes: StatisticsReader<SupplierStatistics> = async (db, accountIds) => {
  const entries = await Promise.all(
    accountIds.map(async (id) => {
      const times = await Promise.all([
        listQuoteAnswerTimes(db, id, DAYS, MAX_ANSWERS),
        listMessageAnswerTimes(db, id, DAYS, MAX_ANSWERS),
      ]);
      return [id, { measuredResponseTime: describeAnswerTime(times.flat()) }] as const;
    }),
  );
  return new Map(entries);
};
