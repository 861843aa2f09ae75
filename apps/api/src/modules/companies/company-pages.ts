import { sql } from 'kysely';
import type { AccountRole } from '../../platform/http/access.ts';
import { FIRST_ID, LAST_ID, type PublicPages } from '../../platform/public-pages.ts';

const addresses = { supplier: '/supplier-profile', buyer: '/buyer' } as const;

/** Lists the profile pages of a network for search engines. Suspended companies are in no network. */
export function companyPages(role: AccountRole): PublicPages {
  return {
    async list(db, { after, upTo, limit }) {
      const rows = await db
        .selectFrom('network_entries as e')
        .innerJoin('accounts as a', 'a.id', 'e.account_id')
        .leftJoin('company_profiles as p', 'p.account_id', 'e.account_id')
        .select(['e.account_id as id', sql<Date>`greatest(a.created_at, a.approved_at, p.updated_at)`.as('changed_at')])
        .where('e.role', '=', role)
        .where('e.account_id', '>', after ?? FIRST_ID)
        .where('e.account_id', '<=', upTo ?? LAST_ID)
        .orderBy('e.account_id')
        .limit(limit)
        .execute();
      return rows.map(({ id, changed_at }) => ({ id, path: `${addresses[role]}/${id}`, changedAt: changed_at }));
    },
    async idAfter(db, after, places) {
      const row = await db
        .selectFrom('accounts')
        .select('id')
        .where('id', '>', after ?? FIRST_ID)
        .orderBy('id')
        .offset(places - 1)
        .limit(1)
        .executeTakeFirst();
      return row?.id;
    },
  };
}
