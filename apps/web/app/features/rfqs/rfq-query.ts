import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { readRfq } from '@rigsouq/contract/rfqs/calls';
import { call } from '../../lib/api/api.ts';
import type { ScreenQuery } from '../../shared/deals/deal.ts';

export type Rfq = AnswerOf<typeof readRfq>;
export type BuyersRfq = Extract<Rfq, { side: 'buyer' }>;
export type SuppliersRfq = Extract<Rfq, { side: 'supplier' }>;
export type RfqLine = Rfq['lines'][number];

/** Milliseconds between two refetches. The links of files work for some minutes, so an open page loads new ones in time. */
export const REFRESH_MS = 4 * 60_000;

export const rfqQuery = (id: string): ScreenQuery<Rfq> => ({
  queryKey: ['rfqs', 'one', id],
  queryFn: () => call(readRfq, { params: { id } }),
});
