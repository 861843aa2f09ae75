import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testParts } from '../../../test/harness.ts';
import { type NetworkPage, readNetwork, searchStatement, walkStatement } from './network.queries.ts';
import { buildPrefixQuery } from './search-rules.ts';

let client: pg.PoolClient;
let stop: () => Promise<void>;

beforeAll(async () => {
  const test = await testParts();
  client = await test.parts.pool.connect();
  stop = async () => {
    client.release();
    await test.stop();
  };
  await client.query(manyCompanies);
  await client.query('vacuum (analyze) network_entries, accounts, company_profiles');
}, 120_000);
afterAll(() => stop());

/** Inserts the rows that the triggers would write. One company in 4,000 is called Zanzibar, and some have words of equipment they do not supply. */
const manyCompanies = `
  set session_replication_role = replica;
  create temp table made as
    select i, md5(i::text)::uuid as id, (array['sa','ae','qa','bh','kw','om'])[1 + i % 6] as country,
           (array['llc','corporation','partnership'])[1 + i % 3] as form,
           (array['rental-company','manufacturer','independent-dealer','service-provider'])[1 + i % 4] as trade,
           concat_ws(' ', (array['Wadi','Dune','Khor','Falaj','Pearl'])[1 + i % 5], 'Lot' || i % 700,
             case when i % 4000 = 0 then 'Zanzibar' end, 'Demo') as name,
           case when i % 3 = 0 then array['loaders', 'cranes'] when i % 3001 = 1 then array['dump-trucks'] else '{}' end as types,
           case when i % 9 = 2 then 'cranes' when i % 9 = 5 then 'trucks dump' end as odd,
           case when i % 5 < 3 then now() end as approved_at, now() - i * interval '1 hour' as created_at
    from generate_series(1, 24000) i;
  insert into accounts (id, roles, contact_name, company_name, city, country, approved_at, created_at)
    select id, array['buyer', 'supplier'], 'Contact', name, 'Doha', country, approved_at, created_at from made;
  insert into company_profiles (account_id, phone, address, company_type, equipment_types)
    select id, '', '', form, types from made;
  insert into network_entries (account_id, role, country, types, verified, joined_at, words)
    select id, role, country, array[form, trade], approved_at is not null, created_at,
      to_tsvector('simple', concat_ws(' ', lower(name), odd, array_to_string(types, ' ')))
    from made, unnest(array['buyer', 'supplier']) role;
  insert into network_counts (role, country, companies)
    select role, country, count(*) from network_entries group by role, country;
  set session_replication_role = origin;`;

const cases: Record<string, Partial<NetworkPage>> = {
  'no filter': {},
  'a deep page': { page: 1000 },
  'the deepest page': { page: 1000, limit: 24 },
  'a common word': { search: 'demo' },
  'a common word, deep': { search: 'demo', page: 600 },
  'a common word, deepest': { search: 'demo', page: 1000, limit: 24 },
  'a rare word': { search: 'zanz' },
  'two words': { search: 'wadi lot12' },
  'no such word': { search: 'xylophone' },
  type: { companyType: 'rental-company' },
  'type, deep': { companyType: 'llc', page: 500 },
  'no such type': { companyType: 'mining-company' },
  category: { category: 'cranes' },
  'a rare category': { category: 'dump-trucks' },
  country: { country: 'bh' },
  'country, deep': { country: 'bh', page: 600 },
  'country and type': { country: 'qa', companyType: 'manufacturer' },
  'country and rare word': { country: 'qa', search: 'zanz' },
  'type and rare word': { companyType: 'llc', search: 'zanz' },
  'all of them': { country: 'qa', companyType: 'llc', search: 'lot6', page: 2 },
};
const pageWith = (over: Partial<NetworkPage>): NetworkPage => ({ page: 1, limit: 6, ...over });

describe('a network of 24,000 companies', () => {
  it.each(Object.entries(cases))('uses only indexes for %s', async (_, over) => {
    const filtered = over.search || over.companyType || over.category;
    const statements = [walkStatement, ...(filtered ? [searchStatement] : [])].map((make) =>
      make('supplier', pageWith(over)),
    );
    for (const { text, values } of statements) {
      const types = values.map((value) => (typeof value === 'number' ? 'int' : 'text'));
      const execute = `execute page(${values.map((value) => client.escapeLiteral(String(value))).join(', ')})`;
      await client.query(`prepare page(${types.join(', ')}) as ${text}`);
      // From the sixth execution on, the database may use one generic plan for all values.
      for (let run = 0; run < 6; run++) await client.query(execute);
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${execute}`);
      await client.query('deallocate page');
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).not.toMatch(/Seq Scan on (network_entries|accounts|company_profiles)/);
    }
  });

  it.each(Object.entries(cases))('returns the same rows as a simple query for %s', async (_, over) => {
    const { page, limit, search, companyType, category, country } = pageWith(over);
    const plain = await client.query<{ id: string }>(
      `select account_id as id from network_entries
       where role = 'supplier' and ($3::text is null or words @@ to_tsquery('simple', $3))
         and ($4::text is null or $4 = any (types)) and ($5::text is null or country = $5)
         and ($6::text is null or exists (select from company_profiles p
           where p.account_id = network_entries.account_id and $6 = any (p.equipment_types)))
       order by verified desc, joined_at desc, account_id limit $1 offset $2`,
      [limit, (page - 1) * limit, buildPrefixQuery(search), companyType, country, category],
    );
    const network = await readNetwork((statement) => client.query(statement), 'supplier', pageWith(over));
    expect(network.rows.map(({ id }) => id)).toEqual(plain.rows.map(({ id }) => id));
    expect([network.companies, network.countries]).toEqual([24_000, 6]);
  });

  it('searches the index of words only if the walk did not fill the page', async () => {
    const statementNames = async (over: Partial<NetworkPage>) => {
      const names: string[] = [];
      const query = (statement: pg.QueryConfig) => {
        names.push(statement.name ?? '');
        return client.query(statement);
      };
      await readNetwork(query, 'supplier', pageWith(over));
      return names;
    };
    expect(await statementNames({})).toEqual(['network-supplier-walk-64']);
    expect(await statementNames({ page: 800, country: 'bh' })).toEqual(['network-supplier-walk-24000-country']);
    expect(await statementNames({ search: 'demo' })).toEqual(['network-supplier-walk-512-words']);
    expect(await statementNames({ search: 'zanz', companyType: 'llc' })).toEqual([
      'network-supplier-walk-512-type-words',
      'network-supplier-search-0-type-words',
    ]);
  });
});

it('builds these statements', () => {
  const everything = pageWith({ country: 'bh', companyType: 'llc', search: 'Wadi crane', page: 3 });
  expect(walkStatement('supplier', everything)).toMatchInlineSnapshot(`
    {
      "filters": 2,
      "name": "network-supplier-walk-512-country-type-words",
      "reach": 512,
      "text": "
      select n.companies, n.countries, a.id, a.contact_name, a.company_name, a.city, a.country, e.verified,
             extract(year from age(now(), a.created_at))::int as years_active,
             e.types[cardinality(e.types)] as trade, p.company_type, p.equipment_types,
             l.id as logo_id, l.content_hash as logo_hash, l.sizes as logo_sizes
      from (
        select coalesce(sum(companies), 0)::int as companies,
               (count(*) filter (where country <> '' and companies > 0))::int as countries
        from network_counts where role = 'supplier'
      ) n
      left join (
        select account_id, verified, joined_at
        from (
          select account_id, verified, joined_at, types, words
          from network_entries
          where role = 'supplier' and country = $3
          order by verified desc, joined_at desc, account_id
          limit 512
        ) front
        where types @> array[$4] and words @@ (select to_tsquery('simple', fold_text($5)))
        order by verified desc, joined_at desc, account_id
        limit $1 offset $2
      ) page on true
      left join network_entries e on e.account_id = page.account_id and e.role = 'supplier'
      left join accounts a on a.id = page.account_id
      left join company_profiles p on p.account_id = page.account_id
      left join media l on l.id = p.logo_id and l.visibility = 'public'
      order by page.verified desc, page.joined_at desc, page.account_id",
      "values": [
        6,
        12,
        "bh",
        "llc",
        "Wadi:* & crane:*",
      ],
    }
  `);
  expect(searchStatement('buyer', everything).text).toMatchInlineSnapshot(`
    "
      select n.companies, n.countries, a.id, a.contact_name, a.company_name, a.city, a.country, e.verified,
             extract(year from age(now(), a.created_at))::int as years_active,
             e.types[cardinality(e.types)] as trade, p.company_type, p.equipment_types,
             l.id as logo_id, l.content_hash as logo_hash, l.sizes as logo_sizes
      from (
        select coalesce(sum(companies), 0)::int as companies,
               (count(*) filter (where country <> '' and companies > 0))::int as countries
        from network_counts where role = 'buyer'
      ) n
      left join (
        select account_id, verified, joined_at
        from (
          select account_id, verified, joined_at, role, country
          from network_entries
          where types @> array[$4] and words @@ (select to_tsquery('simple', fold_text($5)))
          offset 0
        ) matching
        where role = 'buyer' and country = $3
        order by verified desc, joined_at desc, account_id
        limit $1 offset $2
      ) page on true
      left join network_entries e on e.account_id = page.account_id and e.role = 'buyer'
      left join accounts a on a.id = page.account_id
      left join company_profiles p on p.account_id = page.account_id
      left join media l on l.id = p.logo_id and l.visibility = 'public'
      order by page.verified desc, page.joined_at desc, page.account_id"
  `);
});

it('uses at most six words as prefixes and ignores punctuation', () => {
  expect(buildPrefixQuery('  Wadi  crane-hire ')).toBe('Wadi:* & crane:* & hire:*');
  expect(buildPrefixQuery('a b c d e f g')).toBe('a:* & b:* & c:* & d:* & e:* & f:*');
  expect(buildPrefixQuery("it's; DROP <-> 'x'")).toBe('it:* & s:* & DROP:* & x:*');
  expect(buildPrefixQuery('مُعَدّات ثقيـلة')).toBe('معدات:* & ثقيلة:*');
  for (const nothing of [undefined, '', '&|!()', 'ـ', '\u064E']) expect(buildPrefixQuery(nothing)).toBeUndefined();
});
