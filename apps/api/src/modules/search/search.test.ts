// Tests the search that opens from every page: what visitors find, what members find of their own company, and that no other company finds it.
import { searchAnywhere } from '@rigsouq/contract/search/calls';
import { FOUND_MAX } from '@rigsouq/contract/search/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { aLot } from '../auctions/auctions.factory.ts';
import { aListing, aRentForm, aSupplier } from '../catalogue/catalogue.factory.ts';
import { aCompany } from '../companies/companies.factory.ts';
import { anOrder } from '../orders/orders.factory.ts';
import { anAuction, createSuppliers } from '../reverse-auctions/reverse-auctions.factory.ts';
import { aDraft, aLine, anAnswer, aParty, aPublished, openRfqNow, type Party, submit } from '../rfqs/rfqs.factory.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());

async function search(q: string, by?: { token: string }) {
  const { status, body } = await api.call(searchAnywhere, { query: { q } }, by);
  expect([q, status]).toEqual([q, 200]);
  return body;
}
const titlesOf = (found: readonly { title: string }[]) => found.map(({ title }) => title);

describe('a visitor', () => {
  let supplier: Awaited<ReturnType<typeof aSupplier>>;
  beforeAll(async () => {
    const { db } = api.parts;
    supplier = await aSupplier(api);
    await aListing(api, supplier.token);
    await aListing(api, supplier.token, { ...aRentForm, title: 'Tower crane of 12 t', category: 'Cranes' });
    const [live, coming, gone] = ['Komatsu dozer, live', 'Komatsu dozer, coming', 'Komatsu dozer, gone'];
    await aLot(db, { title: coming as string, state: 'scheduled', startsIn: 60, endsIn: 600 });
    await aLot(db, { title: live as string, endsIn: 60 });
    await aLot(db, { title: gone as string, state: 'ended' });
    await aCompany(db, {
      roles: ['supplier', 'buyer'],
      account: { company_name: 'Falcon Heavy Lift', city: 'Sharjah', country: 'ae' },
    });
    await aCompany(db, {
      roles: ['buyer'],
      account: { company_name: 'Falcon Contracting', city: null, country: 'om' },
    });
    await aCompany(db, { account: { company_name: 'Falcon Suspended', suspended_at: new Date() } });
    await aCompany(db, { account: { company_name: 'معدات الصقر الثقيلة', city: 'دبي' } });
  });

  it('finds machines by the beginning of the last word, and gets no group of a company', async () => {
    const { machines, own } = await search('excavator cater');
    expect(machines).toEqual([
      {
        _id: expect.any(String),
        title: 'Caterpillar 320 excavator',
        type: 'sell',
        price: 85_000,
        dailyRate: null,
        currency: 'USD',
        location: 'Jebel Ali, Dubai',
        country: null,
      },
    ]);
    expect(own).toBeNull();
  });

  it('finds a machine by its Arabic trade name, and a rental with its daily rate', async () => {
    expect(titlesOf((await search('حفارة كاتربيلر')).machines)).toEqual(['Caterpillar 320 excavator']);
    const { machines } = await search('رافعة');
    expect(machines).toMatchObject([{ title: 'Tower crane of 12 t', type: 'rent', dailyRate: 400 }]);
  });

  it('finds running and coming lots, the earliest end first, and none that has ended', async () => {
    const { lots } = await search('komatsu doz');
    expect(titlesOf(lots)).toEqual(['Komatsu dozer, live', 'Komatsu dozer, coming']);
    expect(lots[0]).toMatchObject({ location: 'Jebel Ali, Dubai', country: null, endsAt: expect.any(String) });
  });

  it('finds companies of both networks once, suppliers first, and no suspended one', async () => {
    const { companies } = await search('falcon');
    expect(companies.map(({ _id, ...company }) => company)).toEqual([
      { name: 'Falcon Heavy Lift', side: 'supplier', city: 'Sharjah', country: 'ae' },
      { name: 'Falcon Contracting', side: 'buyer', city: null, country: 'om' },
    ]);
    expect((await search('الصقر')).companies.map(({ name }) => name)).toEqual(['معدات الصقر الثقيلة']);
  });

  it('finds nothing for words that are in no text, and for a text without words', async () => {
    const nothing = { machines: [], lots: [], companies: [], own: null };
    expect(await search('qqqqzzzz 77')).toEqual(nothing);
    expect(await search('--- !!!')).toEqual(nothing);
    expect(await search("' & | : *")).toEqual(nothing);
  });

  it('gets at most five of each kind', async () => {
    const { db } = api.parts;
    for (let number = 0; number < FOUND_MAX + 2; number++) {
      await aListing(api, supplier.token, { title: `Zoomlion pump ${number}` });
      await aLot(db, { title: `Zoomlion pump ${number}` });
      await aCompany(db, { account: { company_name: `Zoomlion Trading ${number}` } });
    }
    const { machines, lots, companies } = await search('zoomlion');
    expect([machines.length, lots.length, companies.length]).toEqual([FOUND_MAX, FOUND_MAX, FOUND_MAX]);
    // The newest machine comes first.
    expect(machines[0]?.title).toBe('Zoomlion pump 6');
  });

  it('refuses a text that is too short or too long, and a session that has ended', async () => {
    for (const q of ['', ' a ', 'x'.repeat(81)]) {
      const { status, body } = await api.call(searchAnywhere, { query: { q } });
      expect([q, status, body.code]).toEqual([q, 400, 'request.invalid']);
    }
    const ended = await api.call(searchAnywhere, { query: { q: 'crane' } }, { token: 'x'.repeat(40) });
    expect(ended.status).toBe(401);
  });
});

describe('a member', () => {
  let buyer: Party;
  let supplier: Party;
  let stranger: Party;
  let orderNumber: string;
  beforeAll(async () => {
    const { db } = api.parts;
    buyer = await aParty(db, ['buyer']);
    supplier = await aParty(db, ['supplier']);
    stranger = await aParty(db, ['buyer', 'supplier']);
    const id = await anOrder(db, buyer, supplier.accountId, { title: 'Graders of the airport road' });
    // The first order of another buyer has the same number.
    await anOrder(db, stranger, (await aParty(db, ['supplier'])).accountId, { title: 'Graders of the harbour' });
    const order = await db.selectFrom('orders').select('number').where('id', '=', id).executeTakeFirstOrThrow();
    orderNumber = order.number;
  });

  it('finds an order of either side by its whole number, by a part of it, and by its title', async () => {
    const order = {
      _id: expect.any(String),
      title: 'Graders of the airport road',
      number: orderNumber,
      state: 'issued',
      total: 630_001.05,
      currency: 'AED',
    };
    const [year] = /\d{4}/.exec(orderNumber) ?? [];
    for (const q of [orderNumber, orderNumber.toLowerCase(), '0001', '01', '٠٠٠١', `po ${year}`, 'graders airp']) {
      expect([q, (await search(q, buyer)).own?.orders]).toEqual([q, [{ ...order, side: 'buyer' }]]);
      expect([q, (await search(q, supplier)).own?.orders]).toEqual([q, [{ ...order, side: 'supplier' }]]);
    }
  });

  it('finds no order of other companies', async () => {
    expect(titlesOf((await search(orderNumber, stranger)).own?.orders ?? [])).toEqual(['Graders of the harbour']);
    expect((await search('graders', await aParty(api.parts.db, ['buyer', 'supplier']))).own).toEqual({
      orders: [],
      rfqs: [],
      auctions: [],
    });
  });

  it('lists the newest five orders', async () => {
    const { db } = api.parts;
    const other = await aParty(db, ['buyer']);
    for (let number = 1; number <= FOUND_MAX + 1; number++)
      await anOrder(db, other, supplier.accountId, { title: `Rollers ${number}` });
    const newest = ['Rollers 6', 'Rollers 5', 'Rollers 4', 'Rollers 3', 'Rollers 2'];
    expect(titlesOf((await search('rollers', other)).own?.orders ?? [])).toEqual(newest);
    expect(titlesOf((await search('rollers', supplier)).own?.orders ?? [])).toEqual(newest);
  });

  it('finds requests as the buyer with drafts, and as the supplier only published ones with the state for suppliers', async () => {
    const published = await aPublished(api, buyer, { title: 'Pipeline of the desert', suppliers: [supplier] });
    await aDraft(api, buyer, { title: 'Pipeline of the coast', suppliers: [supplier] });
    const rows = async (by: Party) => (await search('pipeline', by)).own?.rfqs;
    expect(await rows(buyer)).toMatchObject([
      { title: 'Pipeline of the coast', number: null, side: 'buyer', state: 'draft' },
      { title: 'Pipeline of the desert', number: expect.stringMatching(/^RFQ-/), side: 'buyer', state: 'open' },
    ]);
    expect(await rows(supplier)).toMatchObject([{ title: 'Pipeline of the desert', side: 'supplier', state: 'open' }]);
    expect(await rows(stranger)).toEqual([]);
    const [first] = (await rows(supplier)) ?? [];
    expect(titlesOf((await search(first?.number ?? '', supplier)).own?.rfqs ?? [])).toEqual(['Pipeline of the desert']);
    // Suppliers do not learn that an award waits for approval.
    await openRfqNow(api.parts.db, published);
    await api.parts.db.updateTable('rfqs').set({ state: 'approval' }).where('id', '=', published).execute();
    expect(await rows(supplier)).toMatchObject([{ state: 'opened' }]);
    expect((await rows(buyer))?.[1]).toMatchObject({ state: 'approval' });
  });

  it('finds a request open to all only after the supplier has answered it', async () => {
    const { db } = api.parts;
    const joiner = await aParty(db, ['supplier']);
    const id = await aPublished(api, buyer, { title: 'Quarry of the mountain', audience: 'open', lines: [aLine(1)] });
    expect((await search('quarry', joiner)).own?.rfqs).toEqual([]);
    expect((await submit(api, joiner, id, anAnswer(1_000))).status).toBe(200);
    expect((await search('quarry', joiner)).own?.rfqs).toMatchObject([{ _id: id, side: 'supplier' }]);
  });

  it('finds reverse auctions of both sides by number and title, and none of others', async () => {
    const suppliers = await createSuppliers(api.parts.db, 2);
    const id = await anAuction(api, buyer, suppliers, { title: 'Breakers for the tunnel' });
    const rows = async (q: string, by: Party) => (await search(q, by)).own?.auctions;
    const [found] = (await rows('breakers tun', buyer)) ?? [];
    expect(found).toMatchObject({ _id: id, side: 'buyer', number: expect.stringMatching(/^RA-/) });
    expect(await rows(found?.number ?? '', suppliers[0] as Party)).toMatchObject([{ _id: id, side: 'supplier' }]);
    expect(await rows('breakers', supplier)).toEqual([]);
    expect(await rows('breakers', stranger)).toEqual([]);
  });

  it('is never cached', async () => {
    const { headers } = await api.call(searchAnywhere, { query: { q: orderNumber } }, buyer);
    expect(headers['cache-control']).toBe('no-store');
  });
});
