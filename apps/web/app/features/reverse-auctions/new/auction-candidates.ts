// Finds the suppliers that an auction keeps from an opened request: those who offered every line as requested, and for how much.

import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { readComparison } from '@rigsouq/contract/rfqs/awards';
import { readRfq } from '@rigsouq/contract/rfqs/calls';
import { digitsOf } from '@rigsouq/contract/taxonomy';
import { toMajor } from '@rigsouq/kernel/money';
import { call } from '../../../lib/api/api.ts';
import { CallError } from '../../../lib/api/call-error.ts';
import type { ScreenQuery } from '../../../shared/deals/deal.ts';

type Rfq = Extract<AnswerOf<typeof readRfq>, { side: 'buyer' }>;
export type OpenedRequest = { rfq: Rfq; comparison: AnswerOf<typeof readComparison> };
type Candidate = { readonly _id: string; readonly companyName: string; readonly total: number | null };

export const openedQuery = (id: string): ScreenQuery<OpenedRequest> => ({
  queryKey: ['rfqs', 'to-auction', id],
  queryFn: async () => {
    const rfq = await call(readRfq, { params: { id } });
    // A request that is not opened, or that the user reads as a supplier, cannot become an auction.
    if (rfq.side !== 'buyer' || !rfq.can.compare) throw new CallError(404);
    return { rfq, comparison: await call(readComparison, { params: { id } }) };
  },
});

/** Returns the suppliers, lowest sum first. Those who did not offer every line come last. The server decides again. */
export function listAuctionCandidates({
  rfq: { lines },
  comparison: { answers, currency },
}: Pick<OpenedRequest, 'rfq' | 'comparison'>): Candidate[] {
  const digits = digitsOf(currency);
  const candidates = answers
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
  return candidates.toSorted((one, two) => (one.total ?? last) - (two.total ?? last));
}
