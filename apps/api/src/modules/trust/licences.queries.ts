import type { ParsedOf } from '@rigsouq/contract/endpoint';
import type { licenceStates, listLicences } from '@rigsouq/contract/trust/licences';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';
import { gulfToday } from '../../platform/gulf-today.ts';

const PAGE = 50;

const licences = (db: Db) =>
  db
    .selectFrom('company_licences as l')
    .innerJoin('media as m', 'm.id', 'l.media_id')
    .select(['l.id', 'l.media_id', 'm.original_name', 'l.created_at', 'l.reason'])
    .select([
      sql<string>`l.expires_on::text`.as('expires_on'),
      sql<number>`l.expires_on - ${gulfToday}`.as('days_left'),
    ])
    .select(sql<(typeof licenceStates)[number] | 'replaced'>`l.state`.as('state'));

/** Lists the licences of a company, the latest first. */
export function listCompanyLicences(db: Db, accountId: string) {
  return licences(db).where('l.account_id', '=', accountId).orderBy('l.id', 'desc').limit(20).execute();
}

export type LicenceRow = Awaited<ReturnType<typeof listCompanyLicences>>[number];

export async function findLicences(db: Db, { state, after, only }: ParsedOf<typeof listLicences>['query']) {
  const rows = await licences(db)
    .innerJoin('accounts as a', 'a.id', 'l.account_id')
    .select(['l.account_id', sql<string>`coalesce(nullif(a.company_name, ''), a.contact_name)`.as('company_name')])
    .select(sql<boolean>`a.approved_at is not null`.as('verified'))
    .select(
      sql<boolean>`a.approved_at is null and a.rejected_at is null and a.review_since is null and exists (select from company_licences o
        where o.account_id = a.id and o.state = 'approved' and o.ran_out_at is not null)`.as('lost'),
    )
    .where('l.state', '=', state)
    .$if(only !== undefined, (rest) => rest.where('l.id', '=', only ?? ''))
    .$if(after !== undefined, (rest) =>
      rest.where(
        sql<SqlBool>`(l.created_at, l.id) > (select created_at, id from company_licences where id = ${after})`,
      ),
    )
    .orderBy('l.created_at')
    .orderBy('l.id')
    .limit(PAGE + 1)
    .execute();
  const page = rows.slice(0, PAGE);
  return { page, next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null };
}
