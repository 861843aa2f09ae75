import { saveSearch } from '@rigsouq/contract/alerts/saved-searches';
import { sql } from 'kysely';
import type { TestApi } from '../../../test/harness.ts';
import type { Db } from '../../platform/database/db.ts';
import { anAccount, aSession } from '../identity/identity.factory.ts';

/** Creates a signed-in buyer, by default with a verified email. */
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

/** Makes a search due, with its last check long ago. */
export async function makeSearchDue(db: Db, id: string, { seenMinutesAgo = 60 } = {}): Promise<void> {
  await sql`update saved_searches set check_at = now(),
    seen_until = least(seen_until, now() - ${seenMinutesAgo} * interval '1 minute') where id = ${id}`.execute(db);
}

/** Makes a listing one minute older, so that the next check includes it. */
export async function backdateListing(db: Db, listingId: string): Promise<void> {
  await sql`update listings set created_at = created_at - interval '1 minute' where id = ${listingId}`.execute(db);
}
