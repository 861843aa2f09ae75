// The pages of requests for quotation for buyers and for suppliers. The first part of a query key is the name that a live event uses.
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { listInvitations, listRfqs } from '@rigsouq/contract/rfqs/calls';
import type { rfqStates } from '@rigsouq/contract/rfqs/states';
import { call } from '../../lib/api/api.ts';
import { PAGE_SIZE } from '../../ui/page/pager.tsx';

export type RfqState = (typeof rfqStates)[number];
export type RfqItem = AnswerOf<typeof listRfqs>['rfqs'][number];
export type Invitation = AnswerOf<typeof listInvitations>['rfqs'][number];

type ListQuery = { state?: RfqState | undefined; search?: string; limit?: number };

export const rfqsPage = ({ state, search = '', limit = PAGE_SIZE }: ListQuery, page: number) => ({
  queryKey: ['rfqs', 'list', state, search, limit, page] as const,
  queryFn: async () => {
    const { rfqs, pages } = await call(listRfqs, { query: { page, limit, state, search } });
    return { deals: rfqs, pages };
  },
});

export type InvitationView = 'mine' | 'open';

export const invitationsPage = (view: InvitationView, category: string, page: number) => ({
  queryKey: ['rfqs', 'invitations', view, category, page] as const,
  queryFn: async () => {
    const { rfqs, pages } = await call(listInvitations, { query: { page, limit: PAGE_SIZE, view, category } });
    return { deals: rfqs, pages };
  },
});
