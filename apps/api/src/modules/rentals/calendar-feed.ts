// Creates the secret address of a supplier's calendar. The address is a stored id with a signature, so it can be shown again without
// being stored. A new id makes the old address invalid.

import type { Db, Tx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Actor } from '../../platform/http/access.ts';
import { type AuthSecret, isSigned, sign } from '../../platform/signature.ts';

type Feed = { path: string | null };

export async function readFeed({ db, secret }: { db: Db; secret: AuthSecret }, actor: Actor): Promise<Feed> {
  const feed = await db
    .selectFrom('calendar_feeds')
    .select('id')
    .where('account_id', '=', actor.account.id)
    .executeTakeFirst();
  return { path: feed ? pathOf(secret, feed.id) : null };
}

export async function renewFeed(tx: Tx, secret: AuthSecret, actor: Actor): Promise<Feed> {
  const feed = { id: newId(), created_by: actor.userId };
  await tx
    .insertInto('calendar_feeds')
    .values({ account_id: actor.account.id, ...feed })
    .onConflict((old) => old.column('account_id').doUpdateSet((eb) => ({ ...feed, created_at: eb.fn<Date>('now') })))
    .execute();
  return { path: pathOf(secret, feed.id) };
}

export async function deleteFeed(tx: Tx, actor: Actor): Promise<void> {
  await tx.deleteFrom('calendar_feeds').where('account_id', '=', actor.account.id).execute();
}

const NAME = /^([0-9a-f-]{36})\.([\w-]{43})\.ics$/;

/** Returns the id in a file name that we signed, or undefined. */
export function feedIdOf(secret: AuthSecret, name: string): string | undefined {
  const [, id, signature] = NAME.exec(name) ?? [];
  if (!id || !signature) return undefined;
  return isSigned(secret, signedText(id), signature) ? id : undefined;
}

const pathOf = (secret: AuthSecret, id: string) => `/api/calendars/${id}.${sign(secret, signedText(id))}.ics`;

const signedText = (id: string) => `calendar feed\n${id}`;
