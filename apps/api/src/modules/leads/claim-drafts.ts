// Turns waiting sell drafts into draft listings of an account: immediately if the sender is logged in, otherwise when the email is verified
// or the supplier role is added. Not at login: that would add a search for drafts to every login, and a draft gains nothing by waiting for
// it. An unverified email claims nothing, otherwise any user could take what another user sent. A draft that was sent without a login, with
// an email that is already verified, waits for the owner of that email (sent-drafts.ts).
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { addDraft } from '../catalogue/index.ts';
import { transferMedia } from '../media/index.ts';
import { listDraftPhotos } from './sell-drafts.store.ts';

/** Claims the waiting drafts and returns a map from draft id to listing id. It is empty if the account does not sell: the drafts keep waiting. */
export async function claimDrafts(tx: Tx, accountId: string): Promise<Map<string, string>> {
  const claimed = new Map<string, string>();
  if (!(await isActiveSupplier(tx, accountId))) return claimed;
  for (const draft of await lockWaitingDrafts(tx, accountId)) {
    const owner = { userId: draft.userId, account: { id: accountId } };
    const photos = await listDraftPhotos(tx, draft.id);
    await tx.deleteFrom('sell_draft_photos').where('draft_id', '=', draft.id).execute();
    await transferMedia(tx, draft.id, owner, photos);
    const listingId = await addDraft(tx, owner, toListingForm(draft), photos);
    await tx
      .updateTable('sell_drafts')
      .set((eb) => ({
        listing_id: listingId,
        claimed_at: eb.fn<Date>('now'),
        account_id: accountId,
        created_by: draft.userId,
      }))
      .where('id', '=', draft.id)
      .execute();
    claimed.set(draft.id, listingId);
  }
  return claimed;
}

export async function isActiveSupplier(db: Db, accountId: string): Promise<boolean> {
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where(sql<boolean>`'supplier' = any (roles)`)
    .where('suspended_at', 'is', null)
    .executeTakeFirst();
  return account !== undefined;
}

type Draft = Awaited<ReturnType<typeof lockWaitingDrafts>>[number];

/** Locks the waiting drafts: a second caller finds them claimed. */
async function lockWaitingDrafts(tx: Tx, accountId: string) {
  const members = await tx
    .selectFrom('members as m')
    .innerJoin('auth_users as u', 'u.id', 'm.user_id')
    .select(['u.id', 'u.email'])
    .where('m.account_id', '=', accountId)
    .where('u.email_verified', '=', true)
    .execute();
  const emails = members.map(({ email }) => email);
  const drafts = await tx
    .selectFrom('sell_drafts')
    .selectAll()
    .where('listing_id', 'is', null)
    .where('needs_consent', '=', false)
    .where(sql<boolean>`(account_id = ${accountId} or (account_id is null and email = any (${emails}::text[])))`)
    .orderBy('created_at')
    .forUpdate()
    .execute();
  const userIdByEmail = new Map(members.map(({ id, email }) => [email, id]));
  return drafts.map((draft) => ({ ...draft, userId: draft.created_by ?? (userIdByEmail.get(draft.email) as string) }));
}

function toListingForm({ title, description, brand, model, condition, location, ...draft }: Draft) {
  return {
    type: 'sell' as const,
    title,
    description,
    brand,
    model,
    condition,
    location,
    category: draft.category as 'excavators',
    year: Number(draft.year),
    hours: draft.hours === null ? undefined : Number(draft.hours),
    currency: 'USD' as const,
    price: Number(draft.price_minor) / 100,
    specifications: {},
    features: [],
  };
}
