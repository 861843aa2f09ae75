// Tests the calls that the page of a machine makes besides reading the listing.
import * as calls from '@rigsouq/contract/catalogue/calls';
import * as page from '@rigsouq/contract/catalogue/machine-page';
import { sellerNetwork, sellerProfile } from '@rigsouq/contract/companies/networks';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { newId } from '../../platform/database/ids.ts';
import { aCompany } from '../companies/companies.factory.ts';
import { anAccount, aSession } from '../identity/identity.factory.ts';
import { aListing, aRentForm, aSupplier } from './catalogue.factory.ts';
import { ViewCounter } from './view-counter.ts';

let api: TestApi;
let supplier: Awaited<ReturnType<typeof aSupplier>>;
beforeAll(async () => {
  api = await testApi();
  supplier = await aSupplier(api);
});
afterAll(() => api.stop());

const list = (over: Record<string, unknown> = {}) => aListing(api, supplier.token, over);
const setStatus = (id: string, status: string) =>
  api.parts.db.updateTable('listings').set({ status }).where('id', '=', id).execute();

describe('comparables', () => {
  const compare = async (id: string) => (await api.call(page.comparables, { params: { id } })).body;

  it('returns offers of the same type, category and about the same year, with quartiles in US dollars', async () => {
    const crane = { category: 'Cranes', title: 'A crane', brand: 'Liebherr', model: 'LTM 1100' };
    const subject = await list({ ...crane, price: '300000', year: '2018' });
    expect(await compare(subject)).toMatchObject({ count: 0, prices: null, points: [] });
    const near = [
      await list({ ...crane, price: '100000', year: '2015' }),
      await list({ ...crane, price: '200000', year: '2018', hours: '' }),
      // 367,250 dirhams are exactly 100,000 dollars.
      await list({ ...crane, price: '1101750', currency: 'AED', year: '2021', brand: 'Grove' }),
    ];
    await list({ ...crane, price: '1', year: '2014' });
    await list({ ...crane, price: '1', year: '2022' });
    await list({ ...aRentForm, ...crane, price: '', year: '2018' });
    await list({ ...crane, category: 'Loaders', price: '1', year: '2018' });
    const sold = await list({ ...crane, price: '1', year: '2018' });
    await setStatus(sold, 'sold');
    const answer = await compare(subject);
    expect(answer).toMatchObject({ basis: 'category', years: { from: 2015, to: 2021 }, count: 3 });
    expect(answer.points.map(({ _id }) => _id)).toEqual(near);
    expect(answer.points[1]).toEqual({ _id: near[1], title: 'A crane', year: 2018, hours: null, priceUsd: 200_000 });
    const { lowest, lowerQuartile, median, upperQuartile, highest } = answer.prices ?? {};
    expect([lowest, lowerQuartile, median]).toEqual([100_000, 150_000, 200_000]);
    expect(highest).toBeCloseTo(300_000, -1);
    expect(upperQuartile).toBeCloseTo(250_000, -1);
    // A listing that is off the market can still be compared.
    expect((await compare(sold)).count).toBe(4);
  });

  it('compares with the same maker or model if there are enough offers', async () => {
    const loader = { category: 'Loaders', title: 'A loader', year: '2010' };
    const subject = await list({ ...loader, brand: 'Volvo', model: 'L120' });
    for (let n = 0; n < 5; n++) await list({ ...loader, brand: 'JCB', price: '1000' });
    expect(await compare(subject)).toMatchObject({ basis: 'category', count: 5 });
    for (let n = 0; n < 5; n++) await list({ ...loader, brand: 'volvo', model: 'L90', price: '2000' });
    expect(await compare(subject)).toMatchObject({ basis: 'brand', count: 5, prices: { lowest: 2000, highest: 2000 } });
    for (let n = 0; n < 5; n++) await list({ ...loader, brand: 'VOLVO', model: 'l-120', price: '3000' });
    expect((await compare(subject)).basis).toBe('brand');
    for (let n = 0; n < 5; n++) await list({ ...loader, brand: 'VOLVO', model: 'l120', price: '4000' });
    expect(await compare(subject)).toMatchObject({ basis: 'model', count: 5, prices: { median: 4000 } });
  });

  it('uses the daily rate for rentals and compares a machine without a year with all years', async () => {
    const rental = { ...aRentForm, category: 'Generators', title: 'A generator' };
    const subject = await list({ ...rental, year: '' });
    for (const [year, dailyRate] of [
      ['2001', '100'],
      ['2020', '200'],
      ['', '300'],
    ])
      await list({ ...rental, year, dailyRate });
    const { count, years, points, prices } = await compare(subject);
    expect([count, years, prices?.median]).toEqual([3, null, 200]);
    expect(points.map(({ year, priceUsd }) => [year, priceUsd])).toEqual([
      [2001, 100],
      [2020, 200],
      [null, 300],
    ]);
  });

  it('answers a draft and a missing listing as unknown, even to the own account', async () => {
    const draft = await list();
    await setStatus(draft, 'pending');
    for (const id of [draft, newId()])
      expect((await api.call(page.comparables, { params: { id } }, { token: supplier.token })).body).toMatchObject({
        code: 'listing.unknown',
      });
  });
});

describe('views', () => {
  it('[CA-054] counts each view by other users and writes the views when the server stops', async () => {
    const own = await testApi();
    const owner = await aSupplier(own);
    const id = await aListing(own, owner.token);
    const stranger = await aSession(own, (await anAccount(own.parts.db)).email);
    const view = (listing: string, token?: string) => own.call(page.countView, { params: { id: listing } }, { token });
    for (const token of [undefined, undefined, stranger, owner.token]) expect((await view(id, token)).status).toBe(200);
    // Reading the listing is not a view: the server that renders a page reads it too, and caches the page for many visitors.
    await own.call(calls.readEquipment, { params: { id } });
    const views = async () =>
      (await own.parts.db.selectFrom('listings').select('views').where('id', '=', id).executeTakeFirstOrThrow()).views;
    expect(Number(await views())).toBe(0);
    const draft = await aListing(own, owner.token);
    await own.parts.db.updateTable('listings').set({ status: 'pending' }).where('id', '=', draft).execute();
    for (const unseen of [draft, newId()])
      expect((await view(unseen, stranger)).body).toMatchObject({ code: 'listing.unknown' });
    await own.app.close();
    expect(Number(await views())).toBe(3);
    await own.stop();
  });

  it('counts the views of the last thirty days for the own listings only', async () => {
    const [owner, other] = [await aSupplier(api), await aSupplier(api)];
    const [id, foreign] = [await aListing(api, owner.token), await aListing(api, other.token)];
    const counter = new ViewCounter(api.parts);
    for (const listing of [id, id, foreign]) counter.add(listing);
    await counter.write();
    counter.add(id);
    await counter.stop();
    await sql`insert into listing_views (listing_id, day, views) values
      (${id}, (now() at time zone 'Asia/Dubai')::date - 29, 5), (${id}, (now() at time zone 'Asia/Dubai')::date - 30, 7)`.execute(
      api.parts.db,
    );
    const ask = (ids: string) => api.call(calls.readListingViews, { query: { ids } }, { token: owner.token });
    const { listings } = (await ask(`${id},${foreign}`)).body;
    expect(listings).toEqual([{ _id: id, views: [5, ...Array<number>(28).fill(0), 3] }]);
    for (const ids of ['all', '0'.repeat(36), Array(21).fill(id).join()]) expect((await ask(ids)).status).toBe(400);
  });
});

describe('exchange rates', () => {
  it('returns the latest rate of each currency and allows caching for five minutes', async () => {
    await sql`insert into exchange_rates (currency, usd, since) values ('CAD', 0.5, now() - interval '10 years')`.execute(
      api.parts.db,
    );
    const { body, headers } = await api.call(page.exchangeRates, {});
    expect(body).toHaveLength(10);
    expect(body.find(({ currency }) => currency === 'CAD')?.usd).toBe(0.72);
    expect(body.find(({ currency }) => currency === 'USD')?.usd).toBe(1);
    expect(headers['cache-control']).toBe('public, max-age=300');
    expect((await api.call(calls.equipmentCategories, {})).headers['cache-control']).toBe('no-store');
  });
});

describe('the supplier of a listing', () => {
  it('[CA-056] is shown with its logo, in lists and on the page', async () => {
    const own = await aCompany(api.parts.db);
    const id = await aListing(api, await aSession(api, own.email));
    const read = async () => (await api.call(calls.readEquipment, { params: { id } })).body;
    expect((await read()).supplier.logo).toBeNull();
    await sql`update company_profiles set logo_id = p.media_id
      from listings l join machine_photos p using (machine_id)
      where l.id = ${id} and company_profiles.account_id = l.account_id`.execute(api.parts.db);
    const { supplier: shown, images } = await read();
    expect([shown.logo]).toEqual(images.map(({ card }) => card));
    const { body } = await api.call(calls.verifiedProducts, { query: { supplier: own.accountId } });
    expect(body[0]?.supplier.logo).toBe(shown.logo);
  });

  it('[PE-067] [PE-074] has statistics that count the machines on the market, with prices in US dollars', async () => {
    const own = await aSupplier(api);
    await aListing(api, own.token, { price: '50000' });
    // The rate of the dirham is 0.272294.
    const both = await aListing(api, own.token, { price: '100000', currency: 'AED' });
    const rates = { type: 'rent', hourlyRate: 1, dailyRate: 1, weeklyRate: 1 };
    await api.call(calls.offerAlso, { params: { id: both }, body: rates }, { token: own.token });
    await aListing(api, own.token, { ...aRentForm, category: 'Cranes' });
    await setStatus(await aListing(api, own.token), 'sold');
    const { body } = await api.call(sellerProfile, { params: { id: own.accountId } });
    expect(body).toMatchObject({
      inventory: 3,
      inventoryItems: [
        { category: 'excavators', quantity: 2, fromPrice: 27_229.4, currency: 'USD' },
        { category: 'cranes', quantity: 1, fromPrice: null, currency: 'USD' },
      ],
    });
    const network = (await api.call(sellerNetwork, { query: {} })).body.topSuppliers;
    expect(network.find(({ _id }) => _id === own.accountId)?.inventory).toBe(3);
  });
});
