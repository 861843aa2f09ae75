// The Verified badge says that a person has compared the document, so an operator opens it before approving anything that depends on it.
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/db.ts';
import { gulfToday } from '../../platform/gulf-today.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';

/** Records that the operator has opened this file, if it is the document of a licence. */
export async function recordLicenceOpening(tx: Tx, operator: Actor, mediaId: string): Promise<void> {
  await sql`insert into licence_openings (licence_id, operator_id)
    select id, ${operator.userId} from company_licences where media_id = ${mediaId}
    on conflict (licence_id, operator_id) do update set opened_at = now()`.execute(tx);
}

/** Fails unless the operator has opened the document of the licence. */
export async function requireOpened(tx: Tx, operator: Actor, licenceId: string): Promise<void> {
  const opened = await tx
    .selectFrom('licence_openings')
    .select('opened_at')
    .where('licence_id', '=', licenceId)
    .where('operator_id', '=', operator.userId)
    .executeTakeFirst();
  if (!opened) fail('licence.unopened');
}

/** Fails unless the company has an approved licence that is valid today, whose document the operator has opened. */
export async function requireOpenedLicence(tx: Tx, operator: Actor, accountId: string): Promise<void> {
  const licence = await tx
    .selectFrom('company_licences')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', '=', 'approved')
    .where('expires_on', '>=', gulfToday)
    .executeTakeFirst();
  if (!licence) fail('company.licence');
  await requireOpened(tx, operator, licence.id);
}
