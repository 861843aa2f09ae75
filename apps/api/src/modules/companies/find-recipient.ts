// Finds the contact of a company: its phone, and its business email or else the login email of its owner.
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { Language } from '../../platform/email.ts';
import type { AccountRole } from '../../platform/http/access.ts';

/** Finds the email address of a company that has this role. */
export function findRecipient(db: Db, id: string, role: AccountRole) {
  return contactsOf(db, id).where('e.role', '=', role).executeTakeFirst();
}

/** Finds the phone and the email of a company of either network. */
export function findContact(db: Db, id: string) {
  return contactsOf(db, id).limit(1).executeTakeFirst();
}

/** Selects one row per role. A suspended company is in no network, so it has no contact. */
function contactsOf(db: Db, id: string) {
  return db
    .selectFrom('network_entries as e')
    .innerJoin('members as m', (on) => on.onRef('m.account_id', '=', 'e.account_id').on('m.position', '=', 'owner'))
    .innerJoin('auth_users as u', 'u.id', 'm.user_id')
    .leftJoin('company_profiles as p', 'p.account_id', 'e.account_id')
    .select(['p.phone', sql<string>`coalesce(nullif(p.business_email, ''), u.email)`.as('email')])
    .select('u.language')
    .$narrowType<{ language: Language }>()
    .where('e.account_id', '=', id);
}
