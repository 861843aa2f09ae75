// Finds the requests of a company by number and title, for the search: its own, and as a supplier those it was invited to or has answered.
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { searchAnywhere } from '@rigsouq/contract/search/calls';
import type { Db } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { buildDocumentQuery, findLatestFirst, mergeFound } from '../orders/index.ts';
import {
  loadInvitations,
  selectFoundInvitationIds,
  selectRecentInvitationIds,
  selectRecentRfqs,
  selectRfqs,
} from './rfq-lists.queries.ts';
import { presentInvitation, presentItem } from './rfqs.presenter.ts';

type FoundRfq = NonNullable<AnswerOf<typeof searchAnywhere>['own']>['rfqs'][number];

/** Returns the newest matches. A supplier reads the state as suppliers may see it. */
export async function findRfqs(db: Db, { account }: Actor, typed: string, limit: number): Promise<FoundRfq[]> {
  if (buildDocumentQuery(typed) === undefined) return [];
  const [own, invitations] = await Promise.all([
    account.roles.includes('buyer') ? findOwn(db, account.id, typed, limit) : [],
    account.roles.includes('supplier') ? findInvitations(db, account.id, typed, limit) : [],
  ]);
  return mergeFound(own.map(presentItem), invitations.map(presentInvitation), limit);
}

const findOwn = (db: Db, accountId: string, search: string, limit: number) =>
  findLatestFirst(
    limit,
    selectRecentRfqs(db, accountId, search, limit),
    selectRfqs(db, accountId, { search, page: 1, limit }),
  );

async function findInvitations(db: Db, supplierId: string, search: string, limit: number) {
  const ids = await findLatestFirst(
    limit,
    selectRecentInvitationIds(db, supplierId, search, limit),
    selectFoundInvitationIds(db, supplierId, search, limit),
  );
  return loadInvitations(
    db,
    supplierId,
    ids.map(({ id }) => id),
  );
}
