import { saveSearch } from '@rigsouq/contract/saved-searches';
import { sql } from 'kysely';
import type { TestApi } from '../../../test/harness.ts';
import type { Db } from '../../platform/db.ts';
import { anAccount, aSession } from '../identity/identity.factory.ts';

/** Somebody whose letters arrive. */
export async function aSearcher(api: TestApi, { verified = true } = {}) {
  const account = await anAccount(api.parts.db, { roles: ['buyer'] });
  await api.parts.db
    .updateTable('auth_users')
    .set({ email_verified: verified })
    .where('id', '=', account.userId)
    .execute();
  return { ...account, token: await aSession(api, account.email) };
}

export async function aSavedSearch(api: TestApi, token: string, over: Record<string, unknown> = {}) {
  const body = { name: 'Excavators in Dubai', filters: { type: 'sell', category: 'excavators' }, ...over };
  return (await api.call(saveSearch, { body }, { token })).body._id;
}

/** As if the hour were over, and the market had been looked at long before. */
export async function makeDue(db: Db, id: string, { seenMinutesAgo = 60 } = {}): Promise<void> {
  await sql`update saved_searches set check_at = now(),
    seen_until = least(seen_until, now() - ${seenMinutesAgo} * interval '1 minute') where id = ${id}`.execute(db);
}

/** As if it had come on the market a minute ago. */
export async function settle(db: Db, listingId: string): Promise<void> {
  await sql`update listings set created_at = created_at - interval '1 minute' where id = ${listingId}`.execute(db);
}
