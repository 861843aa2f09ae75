import type { FigureReader, SupplierFigures } from '../companies/index.ts';
import { quoteAnswerTimes } from '../enquiries/index.ts';
import { messageAnswerTimes } from '../messaging/index.ts';
import { sayAnswerTime } from './answer-time-rules.ts';

const DAYS = 90;
/** The latest of each kind; more would say the same. */
const MOST = 200;

/** How soon a supplier answers, by the quotes and messages that it was sent. Who has not answered yet is not in it. */
export const answering: FigureReader<SupplierFigures> = async (db, accountIds) => {
  const told = await Promise.all(
    accountIds.map(async (id) => {
      const times = await Promise.all([quoteAnswerTimes(db, id, DAYS, MOST), messageAnswerTimes(db, id, DAYS, MOST)]);
      return [id, { responseTime: sayAnswerTime(times.flat()) }] as const;
    }),
  );
  return new Map(told);
};
