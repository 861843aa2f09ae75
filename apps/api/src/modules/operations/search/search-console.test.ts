import {
  readBookingFile,
  readListingFile,
  readOrderFile,
  searchConsole,
} from '@rigsouq/contract/operations/desk-search';
import { acceptOrder } from '@rigsouq/contract/orders/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { newId } from '../../../platform/database/ids.ts';
import { aLot } from '../../auctions/auctions.factory.ts';
import { aListing, aPhoto, aRentForm, aSupplier } from '../../catalogue/catalogue.factory.ts';
import { anAccount, aSession } from '../../identity/identity.factory.ts';
import { anOrder } from '../../orders/orders.factory.ts';
import { aBooking } from '../../rentals/rentals.factory.ts';
import { aCompany, anOperator } from '../operations.factory.ts';

let api: TestApi;
let lead: string;
beforeAll(async () => {
  api = await testApi();
  lead = await anOperator(api);
});
afterAll(() => api.stop());

const find = async (q: string, token = lead) => {
  const { groups } = (await api.call(searchConsole, { query: { q } }, { token })).body;
  return Object.fromEntries(groups.map(({ kind, found }) => [kind, found.map(({ _id }) => _id)]));
};

describe('the search box', () => {
  it('finds accounts by name, email of a member and id', async () => {
    const { id, email } = await aCompany(api, { name: 'Zubara Earthworks' });
    for (const typed of ['zubara', 'Zubara Earth', email, email.toUpperCase(), id])
      expect((await find(typed)).account).toEqual([id]);
  });

  it('finds machines by words, serial number and id', async () => {
    const { token } = await aSupplier(api);
    const id = await aListing(api, token, { title: 'Grove quagmire crane', serialNumber: 'ZZ-77/1' });
    // The worker does this outside tests.
    await sql`select fold_catalogue_changes(100)`.execute(api.parts.db);
    for (const typed of ['quagmire', 'zz-77/1', id]) expect((await find(typed)).machine).toEqual([id]);
  });

  it('finds lots and their settlements by the words of the consignment', async () => {
    const lot = await aLot(api.parts.db, { title: 'Potain xylophone tower crane', state: 'live' });
    expect(await find('xyloph')).toMatchObject({ lot: [lot.id] });
    expect((await find(lot.id)).lot).toEqual([lot.id]);
  });

  it('finds the latest orders and bookings of a company by its name, on both sides, newest first', async () => {
    const { db } = api.parts;
    const [buyer, supplier] = [await anAccount(db), await aSupplier(api)];
    const name = (id: string, company_name: string) =>
      db.updateTable('accounts').set({ company_name }).where('id', '=', id).execute();
    await name(buyer.accountId, 'Wadi Xenon Contracting');
    await name(supplier.accountId, 'Qurum Yonder Hire');
    const order = await anOrder(db, buyer, supplier.accountId);
    const rental = await aListing(api, supplier.token, aRentForm);
    const booking = await aBooking(api, await aSession(api, buyer.email), rental);
    for (const typed of ['xenon', 'qurum yonder']) expect((await find(typed)).deal).toEqual([booking, order]);
  });

  it("shows only the groups of the operator's desks, and nothing for nonsense", async () => {
    const { id } = await aCompany(api, { name: 'Umm Salal Plant' });
    expect(Object.keys(await find('umm salal', await anOperator(api, ['auctions'])))).toEqual(['lot']);
    expect((await find('umm salal', await anOperator(api, ['companies']))).account).toEqual([id]);
    for (const typed of ['no such thing at all', "'); drop", '& | !', '100%'])
      expect(Object.values(await find(typed)).flat()).toEqual([]);
    expect((await api.call(searchConsole, { query: { q: 'x' } }, { token: lead })).status).toBe(400);
    expect((await api.call(searchConsole, { query: { q: 'x'.repeat(81) } }, { token: lead })).status).toBe(400);
  });

  it('uses indexes', async () => {
    const plan = async (statement: string) => {
      const { rows } = await api.parts.db.transaction().execute(async (tx) => {
        await sql`set local enable_seqscan = off`.execute(tx);
        return sql<{ 'QUERY PLAN': string }>`explain ${sql.raw(statement)}`.execute(tx);
      });
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    const words = `to_tsquery('simple', 'crane:*')`;
    expect(await plan(`select 1 from consignments c where c.words @@ ${words}`)).toContain('consignments_by_words');
    expect(await plan(`select 1 from orders where number = 'PO-1'`)).toContain('orders_by_number');
    expect(await plan(`select 1 from machines where lower(serial_number) = 'x'`)).toContain('machines_serial');
    expect(await plan(`select 1 from network_entries where words @@ ${words}`)).toContain('network_entries_filter');
    expect(await plan(`select 1 from catalogue_entries where words @@ ${words}`)).toContain('catalogue_entries_filter');
    const taken = `select 1 from listings where status = 'rejected' order by updated_at desc, id desc limit 9`;
    expect(await plan(taken)).toContain('listings_taken_down');
    const newest = 'order by id desc limit 51';
    expect(await plan(`select 1 from orders where state = 'closed' ${newest}`)).toContain('orders_by_state');
    expect(await plan(`select 1 from bookings where status = 'Completed' ${newest}`)).toContain('bookings_by_status');
    const late = `state = 'accepted' and due_on <= current_date order by due_on, id limit 51`;
    expect(await plan(`select 1 from orders where ${late}`)).toContain('orders_by_due_day');
    const overdue = `status = 'Active' and ends_at <= now() order by ends_at, id limit 51`;
    expect(await plan(`select 1 from bookings where ${overdue}`)).toContain('bookings_by_end');
  });
});

describe('the page of an operator', () => {
  it('shows the photos, the prices and the serial number of a listing, also of a suspended company', async () => {
    const { accountId, token } = await aSupplier(api);
    const images = [await aPhoto('#102030'), await aPhoto('#405060')];
    const id = await aListing(api, token, { ...aRentForm, serialNumber: 'KX-5501', brand: 'Kobelco' }, images);
    await api.parts.db.updateTable('accounts').set({ suspended_at: new Date() }).where('id', '=', accountId).execute();
    const { machine } = (await api.call(readListingFile, { params: { id } }, { token: lead })).body;
    expect(machine).toMatchObject({
      serialNumber: 'KX-5501',
      brand: 'Kobelco',
      price: null,
      dailyRate: 400,
      weeklyRate: 2_200,
      currency: 'USD',
    });
    expect(machine.images.map(({ thumb }) => thumb)).toHaveLength(2);
  });

  it('shows an order with its lines, VAT, both companies and the users who acted', async () => {
    const { db } = api.parts;
    const [buyer, supplier] = [await anAccount(db), await aSupplier(api)];
    const id = await anOrder(db, buyer, supplier.accountId);
    await api.call(acceptOrder, { params: { id } }, { token: supplier.token });
    const order = (await api.call(readOrderFile, { params: { id } }, { token: lead })).body;
    expect(order).toMatchObject({
      state: 'accepted',
      net: 600_001,
      vatRate: 5,
      vat: 30_000.05,
      total: 630_001.05,
      companies: { buyer: { _id: buyer.accountId }, supplier: { _id: supplier.accountId, name: 'Test Company' } },
    });
    expect(order.lines).toHaveLength(1);
    expect(order.history.map(({ act, by, name }) => [act, by, name])).toEqual([
      ['issue', 'buyer', 'Test Contact'],
      ['accept', 'supplier', 'Test Contact'],
    ]);
    expect(await statusOf(readOrderFile, newId())).toBe(404);
  });

  it('shows a booking without the photos that only the two companies may see', async () => {
    const [buyer, supplier] = [await anAccount(api.parts.db), await aSupplier(api)];
    const rental = await aListing(api, supplier.token, aRentForm);
    const id = await aBooking(api, await aSession(api, buyer.email), rental, [3, 6]);
    const { body } = await api.call(readBookingFile, { params: { id } }, { token: lead });
    expect(body).toMatchObject({
      status: 'Requested',
      totalCost: 1_200,
      deliveryAddress: 'Plot 12, Jebel Ali Industrial Area 2, Dubai',
      companies: { buyer: { _id: buyer.accountId }, supplier: { _id: supplier.accountId } },
    });
    expect(body.history.map(({ act, name }) => [act, name])).toEqual([['request', 'Test Contact']]);
    expect(body).not.toHaveProperty('photos');
    expect(await statusOf(readBookingFile, newId())).toBe(404);
    // Deals belong to the desk for settlements.
    const other = await anOperator(api, ['trust']);
    expect((await api.call(readBookingFile, { params: { id } }, { token: other })).status).toBe(403);
  });
});

async function statusOf(call: typeof readOrderFile | typeof readBookingFile, id: string): Promise<number> {
  return (await api.call(call, { params: { id } }, { token: lead })).status;
}
