// Reads companies for operators. An account without a role belongs to an operator and is not a company.
import type { ParsedOf } from '@rigsouq/contract/endpoint';
import type { listCompanies } from '@rigsouq/contract/operations/calls';
import { type SqlBool, sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { type CompanySearch, parseCompanySearch } from './companies/company-search-rules.ts';
import type { Standing } from './companies/company-state.ts';

export const PAGE = 50;
/** Both expressions must match the index accounts_company_standing. */
const standing = sql<Standing>`company_standing(a.approved_at, a.rejected_at, a.suspended_at, a.review_since)`;
const waitingSince = sql<Date>`coalesce(a.review_since, a.created_at)`;

const companies = (db: Db) =>
  db
    .selectFrom('accounts as a')
    .innerJoin('members as m', (join) => join.onRef('m.account_id', '=', 'a.id').on('m.position', '=', 'owner'))
    .innerJoin('auth_users as u', 'u.id', 'm.user_id')
    .leftJoin('company_profiles as p', 'p.account_id', 'a.id')
    .select(['a.id', 'a.company_name', 'a.contact_name', 'a.roles', 'a.city', 'a.country', 'a.created_at'])
    .select([standing.as('standing'), 'u.email', 'u.email_verified'])
    .select(
      sql<number>`(p.licence_id is not null)::int
        + (select count(*) from company_documents d where d.account_id = a.id)::int`.as('documents'),
    )
    .where(sql<SqlBool>`a.roles <> '{}'`);

/** Returns one row more than a page, which shows whether there is a next page. */
export function listCompanyPage(db: Db, { standing: wanted, search, after }: ParsedOf<typeof listCompanies>['query']) {
  return companies(db)
    .where(standing, '=', wanted)
    .$if(search !== undefined && search !== '', (found) =>
      found.where(matchesSearch(parseCompanySearch(search ?? ''), wanted)),
    )
    .$if(after !== undefined, (rest) =>
      rest.where(
        sql<SqlBool>`(${waitingSince}, a.id) > (select coalesce(review_since, created_at), id from accounts where id = ${after})`,
      ),
    )
    .orderBy(waitingSince)
    .orderBy('a.id')
    .limit(PAGE + 1)
    .execute();
}

function matchesSearch(search: CompanySearch, wanted: Standing) {
  if (search.by === 'email')
    return sql<SqlBool>`a.id in (select f.account_id from members f join auth_users e on e.id = f.user_id
      where e.email = ${search.email})`;
  const words = sql`to_tsquery('simple', fold_text(${search.words}))`;
  // The networks do not contain suspended companies. These are few, and the index leads directly to them.
  if (wanted === 'suspended') return sql<SqlBool>`to_tsvector('simple', fold_text(a.company_name)) @@ ${words}`;
  return sql<SqlBool>`a.id in (select n.account_id from network_entries n where n.words @@ ${words})`;
}

export type CompanyLineRow = Awaited<ReturnType<typeof listCompanyPage>>[number];

export function findCompany(db: Db, id: string) {
  return companies(db)
    .select(['a.approved_at', 'a.unreviewed_roles', 'a.review_since'])
    .select(['u.language', 'a.standing_reason', 'p.phone', 'p.address', 'p.website', 'p.company_type', 'p.vendor_type'])
    .select(['p.business_license', 'p.tax_id', 'p.description', 'p.equipment_types', 'p.licence_id', 'p.logo_id'])
    .where('a.id', '=', id)
    .executeTakeFirst();
}

export type CompanyRow = NonNullable<Awaited<ReturnType<typeof findCompany>>>;

/** Locks the company. Decisions about one company run one after the other, so that the second sees what the first decided. */
export async function lockCompany(tx: Tx, id: string) {
  const locked = await tx.selectFrom('accounts').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return locked && findCompany(tx, id);
}

export function listCompanyMembers(db: Db, accountId: string) {
  return db
    .selectFrom('members as m')
    .innerJoin('auth_users as u', 'u.id', 'm.user_id')
    .select(['u.name', 'u.email', 'm.position'])
    .where('m.account_id', '=', accountId)
    .orderBy('m.created_at')
    .orderBy('m.user_id')
    .limit(100)
    .execute();
}

export function listCompanyDocuments(db: Db, accountId: string) {
  return db
    .selectFrom('media')
    .select(['id', 'original_name', 'created_at'])
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('company_documents')
        .select('media_id')
        .where('account_id', '=', accountId)
        .unionAll(
          eb
            .selectFrom('company_profiles')
            .select('licence_id as media_id')
            .where('account_id', '=', accountId)
            .$castTo<{ media_id: string }>(),
        ),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export type CompanyDocumentRow = Awaited<ReturnType<typeof listCompanyDocuments>>[number];
