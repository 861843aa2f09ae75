import type { FigureReader, SupplierFigures } from '../companies/index.ts';
import { quoteAnswerTimes } from '../enquiries/index.ts';
import { messageAnswerTimes } from '../messaging/index.ts';
import { sayAnswerTime } from './answer-time-rules.ts';

const DAYS = 90;
/** Number of latest answers of each kind. More would hardly change the median. */
const MAX_ANSWERS = 200;

/** Reads how soon suppliers answer quotes and messages. Requests without an answer do not count. */
export const answering: FigureReader<SupplierFigures> = async (db, accountIds) => {
  const entries = await Promise.all(
    accountIds.map(async (id) => {
      const times = await Promise.all([
        quoteAnswerTimes(db, id, DAYS, MAX_ANSWERS),
        messageAnswerTimes(db, id, DAYS, MAX_ANSWERS),
      ]);
      return [id, { responseTime: sayAnswerTime(times.flat()) }] as const;
    }),
  );
  return new Map(entries);
};
