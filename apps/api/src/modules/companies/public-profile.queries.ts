import type { responseTimes } from '@rigsouq/contract/companies/network-lists';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import type { AccountRole } from '../../platform/http/access.ts';

/** Finds a company in the network of a role. Companies that are suspended or do not have the role are not found. */
export function findInNetwork(db: Db, accountId: string, role: AccountRole) {
  return db
    .selectFrom('network_entries as e')
    .innerJoin('accounts as a', 'a.id', 'e.account_id')
    .leftJoin('company_profiles as p', 'p.account_id', 'e.account_id')
    .leftJoin('media as l', (on) => on.onRef('l.id', '=', 'p.logo_id').on('l.visibility', '=', 'public'))
    .leftJoin('media as v', (on) => on.onRef('v.id', '=', 'p.cover_id').on('v.visibility', '=', 'public'))
    .select(['a.id', 'a.roles', 'a.contact_name', 'a.company_name', 'a.city', 'a.country', 'a.created_at'])
    .select(['e.types', 'e.verified', 'p.company_type', 'p.website', 'p.description', 'p.equipment_types'])
    .select(['p.years_in_business', 'p.brands_represented', 'p.inventory_size'])
    .select(sql<(typeof responseTimes)[number]['code'] | null>`p.response_time`.as('response_time'))
    .select(sql<number | null>`p.established_year::int`.as('established_year'))
    .select(['l.id as logo_id', 'l.content_hash as logo_hash', 'l.sizes as logo_sizes'])
    .select(['v.id as cover_id', 'v.content_hash as cover_hash', 'v.sizes as cover_sizes'])
    .select(sql<number>`extract(year from age(now(), a.created_at))::int`.as('years_active'))
    .where('e.account_id', '=', accountId)
    .where('e.role', '=', role)
    .executeTakeFirst();
}

export type PublicCompany = NonNullable<Awaited<ReturnType<typeof findInNetwork>>>;

/** Returns whether all of the accounts are in the network of a role. */
export async function areInNetwork(db: Db, accountIds: readonly string[], role: AccountRole): Promise<boolean> {
  if (accountIds.length === 0) return true;
  const { found } = await db
    .selectFrom('network_entries')
    .select(sql<number>`count(*)::int`.as('found'))
    .where('account_id', 'in', accountIds)
    .where('role', '=', role)
    .executeTakeFirstOrThrow();
  return found === new Set(accountIds).size;
}
