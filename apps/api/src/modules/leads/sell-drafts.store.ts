import type { ParsedOf } from '@rigsouq/contract/endpoint';
import type { sendSellForm } from '@rigsouq/contract/leads/selling';
import { minorOf } from '@rigsouq/contract/money';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { Owner } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { releaseMedia } from '../media/index.ts';

/** Returns the owner of the photos: until an account claims a draft, the draft itself owns them. */
export function draftOwner(draftId: string): Owner {
  return { userId: draftId, account: { id: draftId } };
}

type NewDraft = {
  id: string;
  needsConsent: boolean;
  email: string;
  sender: Owner | null;
  given: ParsedOf<typeof sendSellForm>['body'];
  media: readonly string[];
};

export async function insertDraft(tx: Tx, { id, email, sender, needsConsent, given, media }: NewDraft): Promise<void> {
  const { title, description, category, brand, model, year, hours, condition, location, price } = given;
  await tx
    .insertInto('sell_drafts')
    .values({
      id,
      account_id: sender?.account.id ?? null,
      created_by: sender?.userId ?? null,
      needs_consent: needsConsent,
      email,
      title,
      description,
      category,
      brand,
      model,
      year,
      condition,
      location,
      hours: hours ?? null,
      price_minor: minorOf(price, 'USD') ?? fail('listing.price_digits'),
    })
    .execute();
  if (media.length === 0) return;
  const photos = media.map((media_id, position) => ({ draft_id: id, media_id, position }));
  await tx.insertInto('sell_draft_photos').values(photos).execute();
}

/** Deletes the draft with its photos. A draft that became a listing stays. */
export async function dropDraft(tx: Tx, id: string): Promise<void> {
  const draft = await tx
    .selectFrom('sell_drafts')
    .select('id')
    .where('id', '=', id)
    .where('listing_id', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!draft) return;
  const photos = await listDraftPhotos(tx, id);
  await tx.deleteFrom('sell_drafts').where('id', '=', id).execute();
  await releaseMedia(tx, id, photos);
}

export async function countWaitingDrafts(db: Db, email: string): Promise<number> {
  const { count } = await db
    .selectFrom('sell_drafts')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('email', '=', email)
    .where('listing_id', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns the account of the member who has verified this email. */
export async function findAccountByEmail(db: Db, email: string): Promise<string | undefined> {
  const member = await db
    .selectFrom('auth_users as u')
    .innerJoin('members as m', 'm.user_id', 'u.id')
    .select('m.account_id')
    .where('u.email', '=', email)
    .where('u.email_verified', '=', true)
    .executeTakeFirst();
  return member?.account_id;
}

export async function listDraftPhotos(db: Db, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('sell_draft_photos')
    .select('media_id')
    .where('draft_id', '=', id)
    .orderBy('position')
    .execute();
  return rows.map(({ media_id }) => media_id);
}
