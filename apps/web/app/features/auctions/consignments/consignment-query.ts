import { readConsignment } from '@rigsouq/contract/auctions/consignments';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { call } from '../../../lib/api/api.ts';
import type { ScreenQuery } from '../../../shared/deals/deal.ts';

export type Consignment = AnswerOf<typeof readConsignment>;

export const consignmentQuery = (id: string): ScreenQuery<Consignment> => ({
  queryKey: ['auctions', 'consignment', id],
  queryFn: () => call(readConsignment, { params: { id } }),
});
