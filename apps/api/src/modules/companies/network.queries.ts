// One page of a network. Two ways lead to it, and neither ever reads the whole table: along the order of the list past a
// bounded number of companies, which finds common words and types within a few rows; and by the index of words and types,
// which finds rare ones. The planner would choose between them by what it believes about a prefix, and be wrong for the
// rare ones; so we walk first, and search where the walk did not fill the page.
import type pg from 'pg';
import type { AccountRole } from '../../platform/access.ts';
import { searchWords } from './search-rules.ts';

export type NetworkPage = {
  page: number;
  limit: number;
  search?: string | undefined;
  companyType?: string | undefined;
  /** What a company says that it supplies. */
  category?: string | undefined;
  country?: string | undefined;
};

export type NetworkRow = {
  id: string;
  contact_name: string;
  company_name: string | null;
  city: string | null;
  country: string | null;
  verified: boolean;
  years_active: number;
  /** What the company is in the trade, else its legal form. */
  trade: string | null;
  company_type: string | null;
  equipment_types: string[] | null;
  logo_id: string | null;
  logo_hash: string | null;
  logo_sizes: string[] | null;
};

/** The totals of the network stand on each row, and on one without a company where the page is empty. */
type Row = { companies: number; countries: number } & (NetworkRow | { id: null });

export type Network = { companies: number; countries: number; rows: NetworkRow[] };
type Queries = Pick<pg.Pool, 'query'>;

export async function readNetwork(pool: Queries, role: AccountRole, asked: NetworkPage): Promise<Network> {
  const walk = walkStatement(role, asked);
  const walked = networkOf(await pool.query<Row>(walk));
  const seenAll = walk.filters === 0 || walked.companies <= walk.reach;
  if (walked.rows.length === asked.limit || seenAll) return walked;
  return networkOf(await pool.query<Row>(searchStatement(role, asked)));
}

function networkOf({ rows }: pg.QueryResult<Row>): Network {
  const { companies = 0, countries = 0 } = rows[0] ?? {};
  return { companies, countries, rows: rows.filter((row) => row.id !== null) };
}

/** Where a page may end. Few steps, since each is a statement of its own: a figure in its text, so that plans can be kept. */
const ENDS = [64, 1_024, 24_000] as const;
/** How many companies to walk past for each company of a page that somebody looks for. */
const PATIENCE = 8;

export function walkStatement(role: AccountRole, asked: NetworkPage) {
  const { values, country, filters } = conditionsOf(asked, 'front');
  const end = ENDS.find((place) => asked.page * asked.limit <= place) ?? farther();
  const reach = filters.length ? end * PATIENCE : end;
  const from = `(
      select account_id, verified, joined_at, types, words
      from network_entries
      where role = '${role}'${and(country)}
      order by verified desc, joined_at desc, account_id
      limit ${reach}
    ) front${filters.length ? `\n    where ${filters.join(' and ')}` : ''}`;
  const name = nameOf('walk', role, asked, reach);
  return { name, text: pageSql(role, from), values, reach, filters: filters.length };
}

export function searchStatement(role: AccountRole, asked: NetworkPage) {
  const { values, country, filters } = conditionsOf(asked, 'network_entries');
  // `offset 0` keeps role and country out of the index of words: half of all companies would have to be read there.
  const from = `(
      select account_id, verified, joined_at, role, country
      from network_entries
      where ${filters.join(' and ')}
      offset 0
    ) matching
    where role = '${role}'${and(country)}`;
  return { name: nameOf('search', role, asked), text: pageSql(role, from), values };
}

/** The statement reads the same for every call with the same filters, so it is planned once and not for each call. */
function pageSql(role: AccountRole, from: string): string {
  return `
  select n.companies, n.countries, a.id, a.contact_name, a.company_name, a.city, a.country, e.verified,
         extract(year from age(now(), a.created_at))::int as years_active,
         e.types[cardinality(e.types)] as trade, p.company_type, p.equipment_types,
         l.id as logo_id, l.content_hash as logo_hash, l.sizes as logo_sizes
  from (
    select coalesce(sum(companies), 0)::int as companies,
           (count(*) filter (where country <> '' and companies > 0))::int as countries
    from network_counts where role = '${role}'
  ) n
  left join (
    select account_id, verified, joined_at
    from ${from}
    order by verified desc, joined_at desc, account_id
    limit $1 offset $2
  ) page on true
  left join network_entries e on e.account_id = page.account_id and e.role = '${role}'
  left join accounts a on a.id = page.account_id
  left join company_profiles p on p.account_id = page.account_id
  left join media l on l.id = p.logo_id and l.visibility = 'public'
  order by page.verified desc, page.joined_at desc, page.account_id`;
}

function conditionsOf({ page, limit, search, companyType, category, country }: NetworkPage, table: string) {
  const values: (string | number)[] = [limit, (page - 1) * limit];
  const at = (value: string) => `$${values.push(value)}`;
  const words = searchWords(search);
  const inCountry = country && `country = ${at(country)}`;
  const filters = [
    ...(companyType ? [`types @> array[${at(companyType)}]`] : []),
    ...(category ? supplying(table, at(category)) : []),
    // As a subquery it is read once; within the condition it would be read for every row of a plan that is kept.
    ...(words ? [`words @@ (select to_tsquery('simple', fold_text(${at(words)})))`] : []),
  ];
  return { values, country: inCountry, filters };
}

/**
 * The words of a category are among those of a company, and so in the index; the profile says whether they mean it. As a value it is
 * looked up for each company that is found; a join might begin at the other end, with all profiles.
 */
function supplying(table: string, category: string): string[] {
  return [
    `words @@ (select phraseto_tsquery('simple', fold_text(${category})))`,
    `(select s.equipment_types @> array[${category}] from company_profiles s where s.account_id = ${table}.account_id)`,
  ];
}

const and = (condition: string | undefined) => (condition ? ` and ${condition}` : '');

function nameOf(
  way: string,
  role: AccountRole,
  { search, companyType, category, country }: NetworkPage,
  reach = 0,
): string {
  const given = { country, type: companyType, category, words: searchWords(search) };
  const names = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  return ['network', role, way, reach, ...names].join('-');
}

function farther(): never {
  throw new RangeError('The contract allows no page that far');
}
