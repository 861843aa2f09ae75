import type { registrationStates } from '@rigsouq/contract/auctions/bidders';
import type { settlementStates } from '@rigsouq/contract/auctions/consignments';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import {
  type deskLotStates,
  listLots,
  listRegistrations,
  listSettlements,
} from '@rigsouq/contract/operations/auction-desk';
import { call } from '../../../lib/api/api.ts';
import { oneQuery } from '../list/one-query.ts';
import { pagesQuery } from '../list/pages-query.ts';

export type LotState = (typeof deskLotStates)[number];
export type RegistrationState = (typeof registrationStates)[number];
export type SettlementState = (typeof settlementStates)[number];
export type DeskLot = AnswerOf<typeof listLots>['lots'][number];
export type Registration = AnswerOf<typeof listRegistrations>['registrations'][number];
export type Settlement = AnswerOf<typeof listSettlements>['settlements'][number];

export const lotsQuery = (state: LotState) =>
  pagesQuery(['lots', state], (after) => call(listLots, { query: { state, ...after } }));

export const registrationsQuery = (state: RegistrationState) =>
  pagesQuery(['bidders', state], (after) => call(listRegistrations, { query: { state, ...after } }));

export const registrationQuery = (id: string) =>
  oneQuery('bidders', id, async (only) => (await call(listRegistrations, { query: { only } })).registrations);

export const settlementsQuery = (state: SettlementState) =>
  pagesQuery(['settlements', state], (after) => call(listSettlements, { query: { state, ...after } }));
