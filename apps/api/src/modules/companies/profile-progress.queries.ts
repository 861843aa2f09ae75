import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

/** Reads whether a company has described itself and has uploaded its licence. */
export async function readProfileProgress(
  db: Db,
  accountId: string,
): Promise<{ described: boolean; licence: boolean }> {
  const found = await db
    .selectFrom('accounts as a')
    .leftJoin('company_profiles as p', 'p.account_id', 'a.id')
    .select([
      sql<boolean>`coalesce(a.company_name, '') <> '' and a.country is not null and coalesce(p.description, '') <> ''`.as(
        'described',
      ),
      // The document of the registration has no expiry date, so it brings no badge and is not enough.
      sql<boolean>`exists (
        select from company_licences l where l.account_id = a.id and l.state <> 'rejected')`.as('licence'),
    ])
    .where('a.id', '=', accountId)
    .executeTakeFirst();
  return found ?? { described: false, licence: false };
}
