import type { registrationStates } from '@rigsouq/contract/auctions/bidders';
import type { settlementStates } from '@rigsouq/contract/auctions/consignments';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import {
  type deskLotStates,
  listLots,
  listRegistrations,
  listSettlements,
} from '@rigsouq/contract/operations/auction-desk';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { deskKey } from '../operations-queries.ts';

export type LotState = (typeof deskLotStates)[number];
export type RegistrationState = (typeof registrationStates)[number];
export type SettlementState = (typeof settlementStates)[number];
export type DeskLot = AnswerOf<typeof listLots>['lots'][number];
export type Registration = AnswerOf<typeof listRegistrations>['registrations'][number];
export type Settlement = AnswerOf<typeof listSettlements>['settlements'][number];

const paging = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }: { next: string | null }) => next ?? undefined,
};
const afterCursor = (after: string | undefined) => (after ? { after } : {});

export const lotsQuery = (state: LotState) =>
  infiniteQueryOptions({
    queryKey: [...deskKey, 'lots', state],
    queryFn: ({ pageParam }) => call(listLots, { query: { state, ...afterCursor(pageParam) } }),
    ...paging,
  });

export const registrationsQuery = (state: RegistrationState) =>
  infiniteQueryOptions({
    queryKey: [...deskKey, 'bidders', state],
    queryFn: ({ pageParam }) => call(listRegistrations, { query: { state, ...afterCursor(pageParam) } }),
    ...paging,
  });

export const settlementsQuery = (state: SettlementState) =>
  infiniteQueryOptions({
    queryKey: [...deskKey, 'settlements', state],
    queryFn: ({ pageParam }) => call(listSettlements, { query: { state, ...afterCursor(pageParam) } }),
    ...paging,
  });
