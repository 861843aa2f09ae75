import { setTimeout as sleep } from 'node:timers/promises';
import * as calls from '@rigsouq/contract/catalogue/calls';
import { priceRanges, sorts } from '@rigsouq/contract/catalogue/market-lists';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { inTransaction, type Tx } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/database/ids.ts';
import { reserveMachine } from '../../machines/index.ts';
import { aListing, aRentForm, aSellForm, aSupplier } from '../catalogue.factory.ts';
import { foldChangesJob } from '../catalogue.jobs.ts';
import { foldText } from './trade-names-rules.ts';

let api: TestApi;
let supplier: Awaited<ReturnType<typeof aSupplier>>;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  supplier = await aSupplier(api);
});

type Query = Record<string, unknown>;
const products = (query: Query) => api.call(calls.verifiedProducts, { query });
/** Returns titles of this test's supplier only, so that tests do not see each other's listings. */
const found = async (query: Query = {}) =>
  (await products({ supplier: supplier.accountId, ...query })).body.map(({ title }) => title);
const facets = async (query: Query = {}) => (await api.call(calls.searchFacets, { query })).body;
const counts = (list: { value: string; count: number }[]) =>
  Object.fromEntries(list.map(({ value, count }) => [value, count]));
const list = (over: Query) => aListing(api, supplier.token, over);
const setStanding = (set: { approved_at?: Date | null; suspended_at?: Date | null }, id = supplier.accountId) =>
  api.parts.db.updateTable('accounts').set(set).where('id', '=', id).execute();

/** Returns the rows in which the read model differs from its source. */
async function findDifferences(): Promise<unknown[]> {
  const { rows } = await sql`
    (select * from catalogue_entries except select * from catalogue_source)
    union all (select * from catalogue_source except select * from catalogue_entries)`.execute(api.parts.db);
  return rows;
}

describe('the search results', () => {
  it('[CA-031] [CA-048] lists machines of the requested type, newest first, without phone or email', async () => {
    await list({ title: 'First for sale' });
    await list({ ...aRentForm, title: 'Only for rent' });
    await list({ title: 'Second for sale' });
    expect(await found({ type: 'sell' })).toEqual(['Second for sale', 'First for sale']);
    expect(await found({ type: 'rent' })).toEqual(['Only for rent']);
    expect(await found()).toEqual(['Second for sale', 'Only for rent', 'First for sale']);
    expect(await found({ type: 'sell', search: 'second' })).toEqual(['Second for sale']);
    const { status, body } = await products({ supplier: supplier.accountId, type: 'rent' });
    expect(status).toBe(200);
    expect(body).toBeInstanceOf(Array);
    expect([calls.verifiedProducts.method, calls.verifiedProducts.path]).toEqual(['GET', '/auth/verified-products']);
    expect(body[0]).toMatchObject({
      title: 'Only for rent',
      price: null,
      dailyRate: 400,
      priceUsd: 400,
      supplier: { _id: supplier.accountId, companyName: 'Test Company', isApproved: false },
    });
    expect(body[0]?.images).toHaveLength(1);
    expect(JSON.stringify(body)).not.toMatch(/email|phone|description|serial/i);
  });

  it('[CA-031] [CA-032] [CA-038] filters by category, condition, price, location, maker and every other filter of a page', async () => {
    const plain = { title: 'Plain one', price: '60000', year: '2015', hours: '900', country: 'ae' };
    await list(plain);
    const other = {
      title: 'Other one',
      category: 'Cranes',
      condition: 'New',
      price: '250000',
      year: '2022',
      hours: '20',
    };
    await list({ ...other, location: 'Port of Duqm', country: 'Oman', brand: 'Liebherr', currency: 'EUR' });
    const filters: [Query, Query][] = [
      [{ category: 'Excavators' }, { category: 'cranes' }],
      [{ condition: 'Used - Functional' }, { condition: 'new' }],
      [{ priceRange: '50000-100000' }, { priceRange: '200000+' }],
      [{ priceMax: 60000 }, { priceMin: 60001 }],
      [{ yearMax: 2015 }, { yearMin: 2016 }],
      [{ hoursMax: 900, yearMax: 2020 }, { hoursMax: 100 }],
      [{ country: 'UAE' }, { country: 'om' }],
      [{ location: 'Dubai' }, { location: 'duqm' }],
      [{ currency: 'USD' }, { currency: 'EUR' }],
      [{ brand: 'CAT' }, { brand: 'liebherr' }],
    ];
    for (const [one, two] of filters) {
      expect([one, await found({ type: 'sell', ...one })]).toEqual([one, one.brand ? [] : ['Plain one']]);
      expect([two, await found({ type: 'sell', ...two })]).toEqual([two, ['Other one']]);
    }
    expect(await found({ location: 'Port', category: 'excavators' })).toEqual([]);
    expect((await products({ category: 'Submarines' })).status).toBe(400);
  });

  it('refuses a year or hours with a fraction', async () => {
    for (const part of [{ yearMin: 2015.5 }, { yearMax: 26.7 }, { hoursMax: 0.5 }])
      for (const call of [calls.verifiedProducts, calls.searchFacets])
        expect([part, (await api.call(call, { query: part })).status]).toEqual([part, 400]);
  });

  it('[CA-033] puts a price in US dollars into one range, with the lower bound included and the upper bound excluded', async () => {
    for (const price of ['49999.99', '50000', '99999.99', '100000', '199999.99', '200000'])
      await list({ title: price, price });
    await list({ title: 'dinars', price: '15400', currency: 'KWD' });
    const inRange = async (priceRange: string) => (await found({ priceRange, sort: 'price-low' })).join(' ');
    expect(await inRange('0-50000')).toBe('49999.99');
    expect(await inRange('50000-100000')).toBe('50000 dinars 99999.99');
    expect(await inRange('100000-200000')).toBe('100000 199999.99');
    expect(await inRange('200000+')).toBe('200000');
  });

  it('[CA-031] [CA-034] hides offers of unapproved suppliers on request and follows approval and suspension immediately', async () => {
    await list({ title: 'Of somebody new' });
    expect([await found({ verified: 'true' }), await found({ verified: 'false' }), await found()]).toEqual([
      [],
      ['Of somebody new'],
      ['Of somebody new'],
    ]);
    await setStanding({ approved_at: new Date() });
    expect(await found({ verified: 'true' })).toEqual(['Of somebody new']);
    await setStanding({ suspended_at: new Date() });
    expect(await found()).toEqual([]);
    await setStanding({ suspended_at: null, approved_at: null });
    expect([await found({ verified: 'true' }), await found()]).toEqual([[], ['Of somebody new']]);
    expect(await findDifferences()).toEqual([]);
  });

  it('[CA-040] sorts by price and year and puts an unknown year last in both directions', async () => {
    const set: [string, string, string][] = [
      ['old', '30000', '1999'],
      ['middle', '20000', '2010'],
      ['young', '10000', '2024'],
    ];
    for (const [title, dailyRate, year] of set) await list({ ...aRentForm, title, dailyRate, year, hours: year });
    await list({ ...aRentForm, title: 'unknown', dailyRate: '40000', year: '', hours: '' });
    const sorted = async (sort: string) => (await found({ sort })).join(' ');
    expect(await sorted('newest')).toBe('unknown young middle old');
    expect(await sorted('price-low')).toBe('young middle old unknown');
    expect(await sorted('price-high')).toBe('unknown old middle young');
    expect(await sorted('year-newest')).toBe('young middle old unknown');
    expect(await sorted('year-oldest')).toBe('old middle young unknown');
    expect(await sorted('hours-low')).toBe('old middle young unknown');
  });

  it('follows a listing that is withdrawn, relisted, changed and sold', async () => {
    const id = await list({ title: 'Comes and goes' });
    const step = (call: typeof calls.withdrawListing | typeof calls.relistListing | typeof calls.sellListing) =>
      api.call(call, { params: { id } }, { token: supplier.token });
    await step(calls.withdrawListing);
    expect(await found()).toEqual([]);
    await step(calls.relistListing);
    expect(await found()).toEqual(['Comes and goes']);
    await api.parts.db
      .updateTable('machines')
      .set({ category: 'cranes' })
      .where('account_id', '=', supplier.accountId)
      .execute();
    expect([await found({ category: 'excavators' }), await found({ category: 'cranes' })]).toEqual([
      [],
      ['Comes and goes'],
    ]);
    expect(await findDifferences()).toEqual([]);
    await step(calls.sellListing);
    expect(await found()).toEqual([]);
    expect(await findDifferences()).toEqual([]);
  });

  it('[CA-034] keeps an approval that commits concurrently with a new listing, in either order', async () => {
    const { db } = api.parts;
    const id = await list({});
    await setStanding({ approved_at: null });
    const hide = (tx: Tx, status: string) => tx.updateTable('listings').set({ status }).where('id', '=', id).execute();
    const approve = (tx: Tx, approved_at: Date | null) =>
      tx.updateTable('accounts').set({ approved_at }).where('id', '=', supplier.accountId).execute();
    for (const order of ['listing first', 'approval first']) {
      await db.transaction().execute((tx) => hide(tx, 'ended').then(() => approve(tx, null)));
      const both: ((tx: Tx) => Promise<unknown>)[] = [(tx) => hide(tx, 'active'), (tx) => approve(tx, new Date())];
      const [one, two] = order === 'listing first' ? both : both.toReversed();
      let second: Promise<unknown> | undefined;
      await inTransaction(db, async (tx) => {
        await one?.(tx);
        second = inTransaction(db, async (other) => two?.(other));
        await sleep(300);
      });
      await second;
      expect([order, await found({ verified: 'true' }), await findDifferences()]).toEqual([
        order,
        [aSellForm.title],
        [],
      ]);
    }
  });

  it('leaves out machines that are reserved on any of the requested days', async () => {
    const id = await list({ ...aRentForm, title: 'Busy for a while' });
    const { machine_id } = await api.parts.db
      .selectFrom('listings')
      .select('machine_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    // The period is 10 to 12 March in Gulf time.
    const period = { from: new Date('2027-03-09T20:00:00Z'), until: new Date('2027-03-12T20:00:00Z') };
    await inTransaction(api.parts.db, (tx) =>
      reserveMachine(tx, { machineId: machine_id, period, kind: 'rental', referenceId: newId(), by: supplier.userId }),
    );
    const free = async (freeFrom: string, freeUntil: string) =>
      (await found({ type: 'rent', freeFrom, freeUntil })).length;
    expect(await free('2027-03-01', '2027-03-10')).toBe(1);
    expect(await free('2027-03-01', '2027-03-11')).toBe(0);
    expect(await free('2027-03-12', '2027-03-12')).toBe(0);
    expect(await free('2027-03-13', '2027-03-20')).toBe(1);
    expect((await products({ freeFrom: '2027-03-20', freeUntil: '2027-03-01' })).status).toBe(400);
  });

  it('refuses an invalid cursor and a cursor of another sort order', async () => {
    for (const after of ['nonsense', '', "'; drop table listings", 'A'.repeat(120)])
      expect((await products({ after })).status).toBe(400);
    await list({});
    const { body } = await products({ supplier: supplier.accountId });
    expect((await products({ after: body[0]?.cursor, sort: 'price-low' })).status).toBe(400);
    expect((await products({ after: body[0]?.cursor, supplier: supplier.accountId })).body).toEqual([]);
  });
});

describe('search words', () => {
  it('[CA-050] finds by name, maker, model, location and features, by the start of a word, in any order', async () => {
    await list({ title: 'Crawler machine', brand: 'Kobelco', model: 'SK350', location: 'Fahaheel yard' });
    await list({ title: 'Wheeled machine', brand: 'Kobelco', features: ['Quicksilver coupler'] });
    expect(await found({ search: 'crawl' })).toEqual(['Crawler machine']);
    expect(await found({ search: 'MACHINE  sk350' })).toEqual(['Crawler machine']);
    expect(await found({ search: 'fahaheel, crawler!' })).toEqual(['Crawler machine']);
    expect(await found({ search: 'quicksilver' })).toEqual(['Wheeled machine']);
    expect(await found({ search: 'kobelco' })).toEqual(['Wheeled machine', 'Crawler machine']);
    expect(await found({ search: 'crawler quicksilver' })).toEqual([]);
  });

  it('uses trade names in both languages as filters and reports them', async () => {
    await list({ title: 'حفّارة بحالة جيدة', brand: 'كاتربيلر' });
    await list({ title: 'Cat 432', category: 'Loaders' });
    expect(await found({ search: 'excavator' })).toEqual(['حفّارة بحالة جيدة']);
    expect(await found({ search: 'حفارات كتربلر' })).toEqual(['حفّارة بحالة جيدة']);
    expect(await found({ search: 'caterpillar' })).toEqual(['Cat 432', 'حفّارة بحالة جيدة']);
    expect(await found({ search: 'بحاله' })).toEqual(['حفّارة بحالة جيدة']);
    expect((await facets({ search: 'حفارات كتربلر' })).understood).toEqual({
      category: 'excavators',
      brand: 'Caterpillar',
      corrected: [],
    });
  });

  it('leaves new machines out when a word asks for used ones, in both languages', async () => {
    await list({ title: 'Fresh digger', condition: 'New', category: 'Excavators' });
    await list({ title: 'Old digger', condition: 'Used - Functional', category: 'Excavators' });
    await list({ title: 'Rebuilt digger', condition: 'Refurbished', category: 'Excavators' });
    for (const search of ['بوكلين مستعمل', 'حفارات مستعملة', 'used excavator'])
      expect([search, await found({ search })]).toEqual([search, ['Rebuilt digger', 'Old digger']]);
    const { understood } = await facets({ search: 'بوكلين مستعمل' });
    expect(understood).toEqual({ category: 'excavators', brand: null, used: true, corrected: [] });
    expect(await found({ search: 'used excavator', condition: 'New' })).toEqual([]);
  });

  it('finds machines without a category by their names in both languages', async () => {
    await list({ title: 'Motor grader 140K', category: 'Other' });
    await list({ title: 'جريدر', category: 'Other' });
    for (const search of ['جريدر', 'قريدر', 'الجريدر', 'graders', 'grader'])
      expect([search, await found({ search })]).toEqual([search, ['جريدر', 'Motor grader 140K']]);
    expect(await found({ search: 'موتور جريدر' })).toEqual(['Motor grader 140K']);
    expect((await facets({ search: 'جريدر' })).understood.corrected).toEqual([]);
  });

  it('corrects a mistyped word and reports it, and finds nothing for an unknown word', async () => {
    await list({ title: 'Machine with wolframite teeth', brand: 'Komatsu' });
    expect(await found({ search: 'wolfranite' })).toEqual(['Machine with wolframite teeth']);
    expect(await found({ search: 'komatzu' })).toEqual(['Machine with wolframite teeth']);
    expect((await facets({ search: 'excavater komatzu' })).understood).toEqual({
      category: 'excavators',
      brand: 'Komatsu',
      corrected: [
        { typed: 'excavater', taken: 'excavator' },
        { typed: 'komatzu', taken: 'komatsu' },
      ],
    });
    expect(await found({ search: 'zzyzxqq' })).toEqual([]);
    expect(await facets({ search: 'zzyzxqq' })).toMatchObject({ count: 0, more: false, category: [] });
  });

  it('answers the words without a name, which find as many machines of another category and brand as it counts', async () => {
    await list({ title: 'Crawler crane with a zylon rope', category: 'cranes', brand: 'Kobelco' });
    await list({ title: 'Zylon machine', category: 'excavators', brand: 'Komatsu' });
    const asked = { search: 'zylon komatzu excavator', supplier: supplier.accountId };
    const { category, searchWithoutName } = await facets({ search: 'zylon excavator', supplier: supplier.accountId });
    expect(counts(category)).toMatchObject({ cranes: 1, excavators: 1 });
    expect(searchWithoutName).toEqual({ category: 'zylon', brand: 'zylon excavator' });
    expect(await found({ search: searchWithoutName.category, category: 'cranes' })).toHaveLength(1);
    expect((await facets(asked)).searchWithoutName).toEqual({ category: 'zylon komatsu', brand: 'zylon excavator' });
  });

  it('does not correct numbers, models and short words', async () => {
    await list({ title: 'Excavator PC2100 built 2020 to order', brand: 'Komatsu' });
    for (const search of ['20 ton excavator', '202 excavator', 'PC2108', '20t excavator'])
      expect((await facets({ search })).understood.corrected).toEqual([]);
    expect((await facets({ search: '20 ton excavator' })).count).toBe(0);
  });

  it('folds letters like the database', async () => {
    const text = 'أإآٱ ىةؤئ ـ حَفَّارَةٌ Ärger CAT ÎLE';
    const { rows } = await sql<{ folded: string }>`select fold_text(${text}) as folded`.execute(api.parts.db);
    expect(foldText(text)).toBe(rows[0]?.folded);
  });

  it('answers hostile searches without an error', async () => {
    const hostile = [
      "' | ! & ( ) : * <-> \\",
      "'unbalanced",
      '"unbalanced',
      '\0null\0',
      "a' or 1=1; drop table listings; --",
      ':*',
      '!!!!',
      '\u202e\u200f\ufeff',
      '%_%',
      '$1 $2',
      'a '.repeat(60).trim(),
      'ا'.repeat(120),
      '9'.repeat(120),
      '𒀀𒀁 \ud800',
      '{}[]<script>alert(1)</script>',
    ];
    for (const search of hostile)
      for (const query of [{ search }, { location: search.slice(0, 80) }, { brand: search.slice(0, 60) }]) {
        expect([query, (await products(query)).status]).toEqual([query, 200]);
        expect([query, (await api.call(calls.searchFacets, { query })).status]).toEqual([query, 200]);
      }
    expect((await products({ search: 'a'.repeat(121) })).status).toBe(400);
    for (const query of [
      { priceMin: 'NaN' },
      { priceMax: '1e999' },
      { limit: '61' },
      { limit: '0' },
      { supplier: 'x' },
    ])
      expect([query, (await products(query)).status]).toEqual([query, 400]);
  });
});

describe('the facet counts', () => {
  it('[CA-030] [CA-049] counts listings on the market, before and after the worker has folded the changes', async () => {
    const before = await facets({ country: 'qa' });
    const cranes = async () =>
      (await api.call(calls.equipmentCategories, {})).body.find(({ name }) => name === 'Cranes')?.count ?? 0;
    const cranesBefore = await cranes();
    const forRent = async () => {
      const { body } = await api.call(calls.equipmentCategories, { query: { type: 'rent' } });
      return body.find(({ name }) => name === 'Cranes')?.count ?? 0;
    };
    const forRentBefore = await forRent();
    await list({ country: 'qa', category: 'Cranes', title: 'A crane' });
    await list({ country: 'qa', price: '250000' });
    const check = async () => {
      const after = await facets({ country: 'qa' });
      expect(after.count).toBe(before.count + 2);
      expect(counts(after.category).cranes).toBe((counts(before.category).cranes ?? 0) + 1);
      expect(counts(after.priceRange)['200000+']).toBe((counts(before.priceRange)['200000+'] ?? 0) + 1);
      expect(await cranes()).toBe(cranesBefore + 1);
      // The crane is for sale.
      expect(await forRent()).toBe(forRentBefore);
    };
    await check();
    await foldChangesJob(api.parts).run({ _cron: { ts: 'now' } }, api.parts.log);
    await check();
    const left = await sql`select from catalogue_changes`.execute(api.parts.db);
    expect(left.rows).toHaveLength(0);
    const { method, path } = calls.equipmentCategories;
    expect([method, path]).toEqual(['GET', '/equipment/categories']);
    const [first] = (await api.call(calls.equipmentCategories, {})).body;
    expect(first).toEqual({ name: 'Excavators', icon: 'excavators', count: expect.any(Number) });
  });

  it('moves prices to their new range when the exchange rate changes', async () => {
    await list({ title: 'In pounds', price: '40000', currency: 'GBP' });
    const range = async () => (await facets({ supplier: supplier.accountId })).priceRange;
    expect(await range()).toEqual([{ value: '50000-100000', count: 1 }]);
    await sql`insert into exchange_rates (currency, usd) values ('GBP', 1.1)`.execute(api.parts.db);
    await sql`select refresh_prices('GBP')`.execute(api.parts.db);
    expect(await range()).toEqual([{ value: '0-50000', count: 1 }]);
    expect(await findDifferences()).toEqual([]);
    await sql`delete from exchange_rates where currency = 'GBP' and usd = 1.1`.execute(api.parts.db);
    await sql`select refresh_prices('GBP')`.execute(api.parts.db);
  });
});

it('counts as many listings as it returns, for any combination of filters', async () => {
  // This test goes through the API call; search-model.test.ts checks the same on a thousand rows without it.
  for (const type of ['sell', 'rent']) await list(type === 'rent' ? { ...aRentForm } : {});
  await fc.assert(
    fc.asyncProperty(
      fc.record(
        {
          type: fc.constantFrom('sell', 'rent'),
          category: fc.constantFrom('excavators', 'cranes'),
          verified: fc.constantFrom('true', 'false'),
          priceRange: fc.constantFrom(...priceRanges),
          search: fc.constantFrom('excavator', 'camera', 'cat', 'dubai air'),
          sort: fc.constantFrom(...sorts),
        },
        { requiredKeys: [] },
      ),
      async (query) => {
        const { sort: _, ...filters } = query;
        const items = (await products({ ...query, supplier: supplier.accountId, limit: 60 })).body;
        const { count, more } = await facets({ ...filters, supplier: supplier.accountId });
        expect([count, more]).toEqual([items.length, false]);
      },
    ),
    { numRuns: 40 },
  );
});
