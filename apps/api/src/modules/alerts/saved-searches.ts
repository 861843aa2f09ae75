// Stores the searches of a member. A search belongs to one member, and only that member gets its emails.

import {
  type changeSavedSearch as changeCall,
  SAVED_SEARCHES_MAX,
  type saveSearch as saveCall,
} from '@rigsouq/contract/alerts/saved-searches';
import type { ParsedOf } from '@rigsouq/contract/endpoint';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import type { Filters } from '../catalogue/index.ts';

export async function saveSearch(tx: Tx, actor: Actor, body: ParsedOf<typeof saveCall>['body']): Promise<string> {
  // The lock on the account makes concurrent calls wait, so that a burst cannot exceed the limit.
  await tx.selectFrom('accounts').select('id').where('id', '=', actor.account.id).forNoKeyUpdate().execute();
  const { count } = await tx
    .selectFrom('saved_searches')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('account_id', '=', actor.account.id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= SAVED_SEARCHES_MAX) fail('search.too_many');
  const id = newId();
  const { name, filters, language, alerts } = body;
  const owner = { account_id: actor.account.id, user_id: actor.userId };
  await tx
    .insertInto('saved_searches')
    .values({ id, ...owner, name, filters: JSON.stringify(filters), language, alerts })
    .execute();
  return id;
}

export function listSearches(db: Db, actor: Actor) {
  return db
    .selectFrom('saved_searches')
    .select(['id', 'name', 'alerts', 'last_alert_at', 'created_at'])
    .select(sql<Filters>`filters`.as('filters'))
    .where('account_id', '=', actor.account.id)
    .where('user_id', '=', actor.userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SAVED_SEARCHES_MAX)
    .execute();
}

export type SavedSearchRow = Awaited<ReturnType<typeof listSearches>>[number];

/** Changes a search. Alerts that are switched on cover only listings from now on. */
export async function changeSearch(
  tx: Tx,
  actor: Actor,
  id: string,
  { name, alerts }: ParsedOf<typeof changeCall>['body'],
): Promise<void> {
  const mine = await tx
    .selectFrom('saved_searches')
    .select('alerts')
    .where('id', '=', id)
    .where('account_id', '=', actor.account.id)
    .where('user_id', '=', actor.userId)
    .forUpdate()
    .executeTakeFirst();
  if (!mine) fail('search.unknown');
  if (name !== undefined) await tx.updateTable('saved_searches').set({ name }).where('id', '=', id).execute();
  if (alerts === undefined || alerts === mine.alerts) return;
  await tx
    .updateTable('saved_searches')
    .set((eb) => ({ alerts, ...(alerts && { seen_until: eb.fn<Date>('now') }) }))
    .where('id', '=', id)
    .execute();
}

export async function deleteSearch(tx: Tx, actor: Actor, id: string): Promise<void> {
  const deleted = await tx
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .where('account_id', '=', actor.account.id)
    .where('user_id', '=', actor.userId)
    .executeTakeFirst();
  if (deleted.numDeletedRows === 0n) fail('search.unknown');
}

export async function hasSavedSearch(db: Db, accountId: string): Promise<boolean> {
  const one = await db.selectFrom('saved_searches').select('id').where('account_id', '=', accountId).limit(1).execute();
  return one.length > 0;
}
