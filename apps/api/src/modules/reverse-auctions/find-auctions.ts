// Finds the reverse auctions of a company by number and title, for the search: its own, and as a supplier those it was invited to.
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { searchAnywhere } from '@rigsouq/contract/search/calls';
import type { Db } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { buildDocumentQuery, findLatestFirst, mergeFound } from '../orders/index.ts';
import { presentInvitation, presentItem } from './reverse-auctions.presenter.ts';
import { selectAuctions, selectInvitations, selectRecentAuctions } from './reverse-lists.queries.ts';

type FoundAuction = NonNullable<AnswerOf<typeof searchAnywhere>['own']>['auctions'][number];

/** Returns the newest matches. A supplier reads the state as suppliers may see it. */
export async function findAuctions(db: Db, { account }: Actor, typed: string, limit: number): Promise<FoundAuction[]> {
  if (buildDocumentQuery(typed) === undefined) return [];
  const [own, invitations] = await Promise.all([
    account.roles.includes('buyer') ? findOwn(db, account.id, typed, limit) : [],
    account.roles.includes('supplier')
      ? selectInvitations(db, account.id, { search: typed, page: 1, limit }).execute()
      : [],
  ]);
  return mergeFound(own.map(presentItem), invitations.map(presentInvitation), limit);
}

const findOwn = (db: Db, accountId: string, search: string, limit: number) =>
  findLatestFirst(
    limit,
    selectRecentAuctions(db, accountId, search, limit),
    selectAuctions(db, accountId, { search, page: 1, limit }),
  );
