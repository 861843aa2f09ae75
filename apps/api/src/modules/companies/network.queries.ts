// Reads one page of a network. There are two ways, and neither reads the whole table. The walk reads a bounded number of companies in the
// order of the list, which finds common words and types within a few rows. The search uses the index of words and types, which finds
// rare ones. The planner cannot estimate how rare a prefix is and would choose wrongly for rare ones. So the walk runs first, and the
// search runs if the walk did not fill the page.
import type pg from 'pg';
import type { AccountRole } from '../../platform/http/access.ts';
import { buildPrefixQuery } from './search-rules.ts';

export type NetworkPage = {
  page: number;
  limit: number;
  search?: string | undefined;
  companyType?: string | undefined;
  /** The category of equipment that a company supplies, by its own profile. */
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
  /** The type of supplier, or the legal form if there is none. */
  trade: string | null;
  company_type: string | null;
  equipment_types: string[] | null;
  logo_id: string | null;
  logo_hash: string | null;
  logo_sizes: string[] | null;
};

/** Each row repeats the totals of the network. An empty page has one row with the totals and without a company. */
type Row = { companies: number; countries: number } & (NetworkRow | { id: null });

export type Network = { companies: number; countries: number; rows: NetworkRow[] };
type Run = (statement: pg.QueryConfig) => Promise<{ rows: Row[] }>;

export async function readNetwork(run: Run, role: AccountRole, request: NetworkPage): Promise<Network> {
  const walk = walkStatement(role, request);
  const walked = networkOf(await run(walk));
  const readAll = walk.filters === 0 || walked.companies <= walk.reach;
  if (walked.rows.length === request.limit || readAll) return walked;
  return networkOf(await run(searchStatement(role, request)));
}

/**
 * Reads the first page with these companies first, in this order. The other companies of the page follow in the order of the list. A company that has
 * left the network is skipped.
 */
export async function readNetworkFrom(run: Run, role: AccountRole, first: readonly string[], limit: number) {
  const front = await readNetwork(run, role, { page: 1, limit });
  if (first.length === 0) return front;
  const named = networkOf(await run(namedStatement(role, first)));
  const inOrder = named.rows.toSorted((one, two) => first.indexOf(one.id) - first.indexOf(two.id));
  const others = front.rows.filter(({ id }) => !first.includes(id));
  return { ...front, rows: [...inOrder, ...others].slice(0, limit) };
}

function namedStatement(role: AccountRole, ids: readonly string[]) {
  const from = `network_entries where role = '${role}' and account_id = any ($3::uuid[])`;
  return { name: `network-${role}-named`, text: pageSql(role, from), values: [ids.length, 0, ids] };
}

function networkOf({ rows }: { rows: Row[] }): Network {
  const { companies = 0, countries = 0 } = rows[0] ?? {};
  return { companies, countries, rows: rows.filter((row) => row.id !== null) };
}

/** The allowed ends of a walk, in companies. The number is part of the statement's text, so few values mean few prepared plans. */
const WALK_ENDS = [64, 1_024, 24_000] as const;
/** With filters, a walk reads this many times more companies than the page ends at. */
const FILTERED_WALK_FACTOR = 8;

export function walkStatement(role: AccountRole, request: NetworkPage) {
  const { values, country, filters } = conditionsOf(request, 'front');
  const end = WALK_ENDS.find((step) => request.page * request.limit <= step) ?? failOutOfRange();
  const reach = filters.length ? end * FILTERED_WALK_FACTOR : end;
  const from = `(
      select account_id, verified, joined_at, types, words
      from network_entries
      where role = '${role}'${and(country)}
      order by verified desc, joined_at desc, account_id
      limit ${reach}
    ) front${filters.length ? `\n    where ${filters.join(' and ')}` : ''}`;
  const name = nameOf('walk', role, request, reach);
  return { name, text: pageSql(role, from), values, reach, filters: filters.length };
}

export function searchStatement(role: AccountRole, request: NetworkPage) {
  const { values, country, filters } = conditionsOf(request, 'network_entries');
  // `offset 0` stops the planner from moving role and country into the index scan of words, which would read half of all companies.
  const from = `(
      select account_id, verified, joined_at, role, country
      from network_entries
      where ${filters.join(' and ')}
      offset 0
    ) matching
    where role = '${role}'${and(country)}`;
  return { name: nameOf('search', role, request), text: pageSql(role, from), values };
}

/** Builds the statement. Its text is the same for all calls with the same filters, so it is planned once and not for each call. */
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
  const placeholder = (value: string) => `$${values.push(value)}`;
  const words = buildPrefixQuery(search);
  const inCountry = country && `country = ${placeholder(country)}`;
  const filters = [
    ...(companyType ? [`types @> array[${placeholder(companyType)}]`] : []),
    ...(category ? categoryConditions(table, placeholder(category)) : []),
    // As a subquery the value is computed once; inside the condition of a generic plan it would be computed for every row.
    ...(words ? [`words @@ (select to_tsquery('simple', fold_text(${placeholder(words)})))`] : []),
  ];
  return { values, country: inCountry, filters };
}

/**
 * Returns the conditions for companies that supply a category. The index contains the words of the category, and the profile confirms the
 * match. The profile is read by a scalar subquery per company that is found, because the planner might start a join with all profiles.
 */
function categoryConditions(table: string, category: string): string[] {
  return [
    `words @@ (select phraseto_tsquery('simple', fold_text(${category})))`,
    `(select s.equipment_types @> array[${category}] from company_profiles s where s.account_id = ${table}.account_id)`,
  ];
}

const and = (condition: string | undefined) => (condition ? ` and ${condition}` : '');

function nameOf(
  kind: string,
  role: AccountRole,
  { search, companyType, category, country }: NetworkPage,
  reach = 0,
): string {
  const given = { country, type: companyType, category, words: buildPrefixQuery(search) };
  const names = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  return ['network', role, kind, reach, ...names].join('-');
}

function failOutOfRange(): never {
  throw new RangeError('page is beyond the limit of the contract');
}
