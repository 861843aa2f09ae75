// Lists machines that a visitor offered with the email of a user, and lets the user accept or decline them. Any visitor can send such an
// offer, so the user decides; until then no other user sees it.
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { listSentDrafts as listCall } from '@rigsouq/contract/leads/selling';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { claimDrafts } from './claim-drafts.ts';
import { dropDraft } from './sell-drafts.store.ts';

const selectWaiting = (db: Db, { email, emailVerified }: Actor) =>
  db
    .selectFrom('sell_drafts as d')
    .where('d.needs_consent', '=', true)
    .where('d.listing_id', 'is', null)
    .where('d.email', '=', emailVerified ? email : '');

export async function listSentDrafts(db: Db, actor: Actor): Promise<AnswerOf<typeof listCall>> {
  const rows = await selectWaiting(db, actor)
    .select(['d.id', 'd.title', 'd.location', 'd.price_minor', 'd.created_at'])
    .select(sql<number>`(select count(*)::int from sell_draft_photos p where p.draft_id = d.id)`.as('photos'))
    .orderBy('d.created_at', 'desc')
    .orderBy('d.id')
    .limit(50)
    .execute();
  return {
    drafts: rows.map(({ id, title, location, price_minor, created_at, photos }) => ({
      _id: id,
      title,
      location,
      photos,
      price: Number(price_minor) / 100,
      createdAt: created_at.toISOString(),
    })),
  };
}

export async function acceptSentDraft(tx: Tx, actor: Actor, id: string): Promise<string> {
  await lockWaitingDraft(tx, actor, id);
  await tx
    .updateTable('sell_drafts')
    .set({ needs_consent: false, account_id: actor.account.id, created_by: actor.userId })
    .where('id', '=', id)
    .execute();
  return (await claimDrafts(tx, actor.account.id)).get(id) ?? fail('draft.unknown');
}

export async function declineSentDraft(tx: Tx, actor: Actor, id: string): Promise<void> {
  await lockWaitingDraft(tx, actor, id);
  await dropDraft(tx, id);
}

async function lockWaitingDraft(tx: Tx, actor: Actor, id: string): Promise<void> {
  const found = await selectWaiting(tx, actor).select('d.id').where('d.id', '=', id).forUpdate().executeTakeFirst();
  if (!found) fail('draft.unknown');
}
