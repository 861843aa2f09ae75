import { readBid } from '@rigsouq/contract/auctions/consignments';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { call } from '../../../lib/api/api.ts';
import type { ScreenQuery } from '../../../shared/deals/deal.ts';

export type OwnBid = AnswerOf<typeof readBid>;

export const ownBidQuery = (id: string): ScreenQuery<OwnBid> => ({
  queryKey: ['auctions', 'bid', id],
  queryFn: () => call(readBid, { params: { id } }),
});
