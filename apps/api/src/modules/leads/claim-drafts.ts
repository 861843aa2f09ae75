// What waits for an account becomes its draft listings: at once where the sender is signed in, else when the e-mail is proved or the supplier
// role is taken on. Not at login: that would put a look for drafts into every one of them, and a draft gains nothing by waiting for it. An
// e-mail that nobody has proved claims nothing, or anybody could take what a stranger sent. What is sent without a login, with an e-mail that
// is proved already, waits for its holder (sent-drafts.ts).
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db.ts';
import { addDraft } from '../catalogue/index.ts';
import { handOverMedia } from '../media/index.ts';
import { photosOfDraft } from './sell-drafts.store.ts';

/** From the draft to the listing that it became. None where the account does not sell: the drafts wait. */
export async function claimDrafts(tx: Tx, accountId: string): Promise<Map<string, string>> {
  const claimed = new Map<string, string>();
  if (!(await sells(tx, accountId))) return claimed;
  for (const draft of await takeWaiting(tx, accountId)) {
    const owner = { userId: draft.userId, account: { id: accountId } };
    const photos = await photosOfDraft(tx, draft.id);
    await tx.deleteFrom('sell_draft_photos').where('draft_id', '=', draft.id).execute();
    await handOverMedia(tx, draft.id, owner, photos);
    const listingId = await addDraft(tx, owner, givenOf(draft), photos);
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

export async function sells(db: Db, accountId: string): Promise<boolean> {
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where(sql<boolean>`'supplier' = any (roles)`)
    .where('suspended_at', 'is', null)
    .executeTakeFirst();
  return account !== undefined;
}

type Draft = Awaited<ReturnType<typeof takeWaiting>>[number];

/** Locked: whoever comes second finds them claimed. */
async function takeWaiting(tx: Tx, accountId: string) {
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
  const personWith = new Map(members.map(({ id, email }) => [email, id]));
  return drafts.map((draft) => ({ ...draft, userId: draft.created_by ?? (personWith.get(draft.email) as string) }));
}

function givenOf({ title, description, brand, model, condition, location, ...draft }: Draft) {
  return {
    type: 'sell' as const,
    ...{ title, description, brand, model, condition, location },
    category: draft.category as 'excavators',
    year: Number(draft.year),
    hours: draft.hours === null ? undefined : Number(draft.hours),
    currency: 'USD' as const,
    price: Number(draft.price_minor) / 100,
    specifications: {},
    features: [],
  };
}
