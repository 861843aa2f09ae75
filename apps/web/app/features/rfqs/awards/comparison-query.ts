import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { readComparison } from '@rigsouq/contract/rfqs/awards';
import { readRfq } from '@rigsouq/contract/rfqs/calls';
import { call } from '../../../lib/api/api.ts';
import { CallError } from '../../../lib/api/call-error.ts';
import type { ScreenQuery } from '../../../shared/deals/deal.ts';

export type Rfq = Extract<AnswerOf<typeof readRfq>, { side: 'buyer' }>;
export type RfqLine = Rfq['lines'][number];
export type Comparison = AnswerOf<typeof readComparison>;
export type Answer = Comparison['answers'][number];
export type Offer = Answer['offers'][number];

/** The comparison is null while the answers are sealed. They stay sealed for ever when the request is cancelled. */
export type Tender = { rfq: Rfq; comparison: Comparison | null };
export type OpenedTender = { rfq: Rfq; comparison: Comparison };

export const tenderQuery = (id: string): ScreenQuery<Tender> => ({
  queryKey: ['rfqs', 'compare', id],
  queryFn: async () => {
    const rfq = await call(readRfq, { params: { id } });
    // A supplier may not compare answers, so the page does not exist for suppliers.
    if (rfq.side !== 'buyer') throw new CallError(404);
    return { rfq, comparison: rfq.can.compare ? await call(readComparison, { params: { id } }) : null };
  },
});
