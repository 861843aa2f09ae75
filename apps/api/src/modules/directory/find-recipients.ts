// Finds the published entries to which a request can be forwarded: the requested expert, or providers of the service in the country.
import type { Db, Tx } from '../../platform/database/db.ts';
import { contains } from './directory.queries.ts';

export type Wanted = { expertId: string } | { service: string; country: string };

const RECIPIENTS_MAX = 100;

export function findRecipients(db: Db, wanted: Wanted) {
  const published = db
    .selectFrom('directory_entries')
    .select(['id', 'kind', 'name', 'city', 'equipment', 'email'])
    .where('published_at', 'is not', null)
    .orderBy('name')
    .orderBy('id')
    .limit(RECIPIENTS_MAX);
  if ('expertId' in wanted) return published.where('kind', '=', 'expert').where('id', '=', wanted.expertId).execute();
  return published
    .where('kind', '=', 'provider')
    .where(contains('skills', wanted.service))
    .where(contains('countries', wanted.country))
    .execute();
}

export type Recipient = Awaited<ReturnType<typeof findRecipients>>[number];

/** Locks these entries in a fixed order, so that the requests of a month are counted for one forwarding after the other. */
export async function lockRecipients(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.selectFrom('directory_entries').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
}
