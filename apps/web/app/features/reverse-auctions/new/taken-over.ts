// What an auction takes over from an opened request: who offered every line as it was asked for, and for how much.
import { readComparison } from '@rigsouq/contract/awards';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { readRfq } from '@rigsouq/contract/rfqs';
import { digitsOf } from '@rigsouq/contract/taxonomy';
import { toMajor } from '@rigsouq/kernel/money';
import { call } from '../../../lib/api.ts';
import { CallError } from '../../../lib/call-error.ts';
import type { Asking } from '../../../shell/deal/deal.ts';

type Rfq = Extract<AnswerOf<typeof readRfq>, { side: 'buyer' }>;
export type Opened = { rfq: Rfq; comparison: AnswerOf<typeof readComparison> };
type Seat = { readonly _id: string; readonly companyName: string; readonly total: number | null };

export const openedQuery = (id: string): Asking<Opened> => ({
  queryKey: ['rfqs', 'to-auction', id],
  queryFn: async () => {
    const rfq = await call(readRfq, { params: { id } });
    // A request that has not been opened, or is a supplier's to read, has nothing to take over.
    if (rfq.side !== 'buyer' || !rfq.can.compare) throw new CallError(404);
    return { rfq, comparison: await call(readComparison, { params: { id } }) };
  },
});

/** The lowest first; those who did not offer every line last. The server rules on it again. */
export function seatsOf({
  rfq: { lines },
  comparison: { answers, currency },
}: Pick<Opened, 'rfq' | 'comparison'>): Seat[] {
  const digits = digitsOf(currency);
  const seats = answers
    .filter(({ technicalVerdict }) => technicalVerdict !== 'rejected')
    .map(({ supplier: { _id, companyName }, offers }) => {
      const first = lines.map(({ line, mode, quantity }) => {
        const offer = offers.find((one) => one.line === line && one.option === 1 && one.mode === mode);
        return offer ? Math.round(offer.unit * 10 ** digits) * quantity : Number.NaN;
      });
      const sum = first.reduce((total, one) => total + one, 0);
      return { _id, companyName, total: Number.isNaN(sum) ? null : toMajor(sum, digits) };
    });
  const last = Number.POSITIVE_INFINITY;
  return seats.toSorted((one, two) => (one.total ?? last) - (two.total ?? last));
}
