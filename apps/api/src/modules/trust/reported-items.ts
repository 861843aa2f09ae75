// Finds the item that is reported. A reporter can report only what they can see.
import type { ReportedKind } from '@rigsouq/contract/trust/reports';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { findPublicListing } from '../catalogue/index.ts';
import { findConversationMessage, takeDownMessage } from '../messages/index.ts';
import { isInNetwork } from './reviews.queries.ts';

export type ReportedItem = { accountId: string; title: string; excerpt: string };

const finders: Record<ReportedKind, (db: Db, actor: Actor, id: string) => Promise<ReportedItem | undefined>> = {
  listing: async (db, _actor, id) => {
    const shown = await findPublicListing(db, id);
    return (
      shown && { accountId: shown.listing.supplier._id, title: shown.listing.title, excerpt: shown.listing.description }
    );
  },
  message: async (db, { account }, id) => {
    const message = await findConversationMessage(db, account.id, id);
    return message && { accountId: message.account_id, title: message.title, excerpt: message.content };
  },
  review: async (db, _actor, id) => {
    const review = await db
      .selectFrom('reviews as r')
      .innerJoin('accounts as a', 'a.id', 'r.reviewed_id')
      .select(['r.account_id', 'r.words'])
      .select(sql<string>`coalesce(nullif(a.company_name, ''), a.contact_name)`.as('about'))
      .where('r.id', '=', id)
      .where(sql<boolean>`r.publishes_at <= now() and r.taken_down_at is null`)
      .executeTakeFirst();
    return review && { accountId: review.account_id, title: review.about, excerpt: review.words };
  },
  account: async (db, _actor, id) => {
    if (!(await isInNetwork(db, id))) return undefined;
    const company = await db
      .selectFrom('accounts as a')
      .leftJoin('company_profiles as p', 'p.account_id', 'a.id')
      .select(['a.id', 'p.description'])
      .select(sql<string>`coalesce(nullif(a.company_name, ''), a.contact_name)`.as('name'))
      .where('a.id', '=', id)
      .executeTakeFirstOrThrow();
    return { accountId: company.id, title: company.name, excerpt: company.description ?? '' };
  },
};

export function findReportedItem(
  db: Db,
  actor: Actor,
  kind: ReportedKind,
  id: string,
): Promise<ReportedItem | undefined> {
  return finders[kind](db, actor, id);
}

/** Takes an item down: afterwards only its owner can see it. */
export const takeDown: Record<
  Exclude<ReportedKind, 'account' | 'listing'>,
  (tx: Tx, id: string, reason: string) => Promise<void>
> = {
  message: takeDownMessage,
  review: async (tx, id) => {
    await tx
      .updateTable('reviews')
      .set({ taken_down_at: sql`now()` })
      .where('id', '=', id)
      .where('taken_down_at', 'is', null)
      .execute();
  },
};
