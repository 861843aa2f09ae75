// Finds the requests of a company by number and title, for the search: its own, and as a supplier those it was invited to or has answered.
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { searchAnywhere } from '@rigsouq/contract/search/calls';
import type { Db } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { buildDocumentQuery } from '../orders/index.ts';
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
  const found = [
    ...own.map((row) => ({ ...presentItem(row), side: 'buyer' as const })),
    ...invitations.map((row) => ({ ...presentInvitation(row), side: 'supplier' as const })),
  ];
  return found
    .toSorted((one, two) => two.createdAt.localeCompare(one.createdAt))
    .slice(0, limit)
    .map(({ _id, number, title, side, state }) => ({ _id, number, title, side, state }));
}

async function findOwn(db: Db, accountId: string, search: string, limit: number) {
  const recent = await selectRecentRfqs(db, accountId, search, limit).execute();
  return recent.length === limit ? recent : selectRfqs(db, accountId, { search, page: 1, limit }).execute();
}

async function findInvitations(db: Db, supplierId: string, search: string, limit: number) {
  const recent = await selectRecentInvitationIds(db, supplierId, search, limit).execute();
  const ids =
    recent.length === limit ? recent : await selectFoundInvitationIds(db, supplierId, search, limit).execute();
  return loadInvitations(
    db,
    supplierId,
    ids.map(({ id }) => id),
  );
}
