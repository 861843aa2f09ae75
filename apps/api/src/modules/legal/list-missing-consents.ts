import { consentFor } from '@rigsouq/contract/legal/consent-documents';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

/** Lists the documents to whose current version the user has not agreed yet, such as `terms@2`. */
export async function listMissingConsents(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ document: string }>`
    select document from unnest(${consentFor('registration')}::text[]) as document
    where not exists (select from consents c where c.user_id = ${userId} and c.documents @> array[document])`.execute(
    db,
  );
  return rows.map(({ document }) => document);
}
