import { readConsignment } from '@rigsouq/contract/consignments';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { call } from '../../lib/api.ts';
import type { Asking } from '../../shell/deal/deal.ts';

export type Consignment = AnswerOf<typeof readConsignment>;

export const consignmentQuery = (id: string): Asking<Consignment> => ({
  queryKey: ['auctions', 'consignment', id],
  queryFn: () => call(readConsignment, { params: { id } }),
});
