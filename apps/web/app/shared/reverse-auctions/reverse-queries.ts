// The pages of reverse auctions for buyers and for suppliers. The first part of a query key is the name that a live event uses; reverse
// auctions belong to 'rfqs'.
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import {
  listReverseAuctions,
  listReverseInvitations,
  type reverseStands,
} from '@rigsouq/contract/reverse-auctions/calls';
import type { reverseStates } from '@rigsouq/contract/reverse-auctions/states';
import { call } from '../../lib/api/api.ts';
import { PAGE_SIZE } from '../../ui/page/pager.tsx';

export type ReverseState = (typeof reverseStates)[number];
export type ReverseStand = (typeof reverseStands)[number];
export type ReverseItem = AnswerOf<typeof listReverseAuctions>['auctions'][number];
export type ReverseInvitation = AnswerOf<typeof listReverseInvitations>['auctions'][number];

type ListQuery = { state?: ReverseState | undefined; search?: string; limit?: number };

export const reversePage = ({ state, search = '', limit = PAGE_SIZE }: ListQuery, page: number) => ({
  queryKey: ['rfqs', 'auctions', state, search, limit, page] as const,
  queryFn: async () => {
    const { auctions, pages } = await call(listReverseAuctions, { query: { page, limit, state, search } });
    return { deals: auctions, pages };
  },
});

export const reverseInvitationsPage = (page: number) => ({
  queryKey: ['rfqs', 'auction-invitations', page] as const,
  queryFn: async () => {
    const { auctions, pages } = await call(listReverseInvitations, { query: { page, limit: PAGE_SIZE } });
    return { deals: auctions, pages };
  },
});
