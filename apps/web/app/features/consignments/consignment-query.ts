import { readConsignment } from '@rigsouq/contract/consignments';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { call } from '../../lib/api.ts';
import type { ScreenQuery } from '../../shell/deal/deal.ts';

export type Consignment = AnswerOf<typeof readConsignment>;

export const consignmentQuery = (id: string): ScreenQuery<Consignment> => ({
  queryKey: ['auctions', 'consignment', id],
  queryFn: () => call(readConsignment, { params: { id } }),
});
