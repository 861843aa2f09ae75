import {
  auctionDurations,
  consign,
  consignCategories,
  consignConditions,
  consignManufacturers,
  isConsignYear,
  myConsignments,
  readConsignment,
  withdrawConsignment,
} from '@rigsouq/contract/auctions/consignments';
import { readEquipment, sellListing } from '@rigsouq/contract/catalogue/calls';
import { dayOf, daysLater } from '@rigsouq/kernel/periods';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { aListing, aPhoto, aSupplier } from '../../catalogue/catalogue.factory.ts';
import { anAccount, aSession } from '../../identity/identity.factory.ts';
import { anOperator } from '../../operations/operations.factory.ts';
import { aBidder, aConsignForm, aConsignment, aLot, lotRow } from '../auctions.factory.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());

const aBuyer = async () => {
  const account = await anAccount(api.parts.db, { roles: ['buyer'] });
  return { ...account, token: await aSession(api, account.email) };
};
const send = (token: string | undefined, over: Record<string, unknown> = {}, images: File[] = []) =>
  api.call(consign, { body: { ...aConsignForm(), ...over }, files: { images } }, { token });
const read = async (token: string, id: string) => (await api.call(readConsignment, { params: { id } }, { token })).body;
const inDays = (days: number) => daysLater(dayOf(new Date()), days);

describe('the consignment form', () => {
  it('[AU-055] [AU-056] [AU-066] stores every field and the photos, and creates a lot that waits for an operator', async () => {
    const { token, accountId } = await aBuyer();
    const form = { ...aConsignForm(), type: 'Sealed Bid', auctionDuration: '7-days', startDate: inDays(3) };
    const { status, body } = await send(token, form, [await aPhoto(), await aPhoto('#113355')]);
    expect([status, body.message]).toEqual([200, 'Consignment request submitted successfully']);
    expect(await read(token, body._id)).toMatchObject({
      title: 'Caterpillar 330 2019',
      manufacturer: 'Caterpillar',
      model: '330',
      year: 2019,
      hours: 6200,
      serialNumber: 'CAT0330X',
      category: 'excavators',
      condition: 'good',
      location: 'Jebel Ali, Dubai',
      description: form.description,
      reservePrice: 60_000,
      type: 'Sealed Bid',
      auctionDuration: '7-days',
      wantedDate: form.startDate,
      contactName: 'Huda Saleh',
      contactEmail: 'huda@seller.test',
      contactPhone: '+971501234567',
      status: 'pending',
      outcome: null,
      can: { withdraw: true },
      images: [{ full: expect.any(String) }, { full: expect.any(String) }],
    });
    expect(await lotRow(api.parts.db, body._id)).toMatchObject({ state: 'pending', account_id: accountId });
  });

  it('[AU-057] [AU-058] [AU-059] accepts every manufacturer, condition, category, duration and type that it offers', async () => {
    const { token } = await aBuyer();
    expect(consignManufacturers).toEqual(['Caterpillar', 'Komatsu', 'Liebherr', 'Volvo', 'John Deere', 'Other']);
    expect(consignConditions.map(({ label }) => label)).toEqual(['Excellent', 'Good', 'Fair', 'Poor', 'Parts Only']);
    expect(consignCategories).toHaveLength(14);
    for (const [at, { label: category }] of consignCategories.entries()) {
      const over = {
        category,
        manufacturer: consignManufacturers[at % 6],
        condition: consignConditions[at % 5]?.label,
        auctionDuration: auctionDurations[at % 4],
        type: (['Live', 'Online', 'Sealed Bid'] as const)[at % 3],
      };
      expect([category, (await send(token, over)).status]).toEqual([category, 200]);
    }
    const { data } = (await api.call(myConsignments, { query: {} }, { token })).body;
    expect(data.some(({ title }) => title === '330 2019')).toBe(true);
    for (const over of [{ auctionDuration: '4-days' }, { type: 'Dutch' }, { condition: 'New' }, { category: 'Boats' }])
      expect([over, (await send(token, over)).status]).toEqual([over, 400]);
    expect(await read(token, (await send(token)).body._id)).toMatchObject({ type: 'Online' });
  });

  it('[AU-060] accepts at most 5 photos of at most 10 MB, as JPG, PNG or WebP', async () => {
    const { token } = await aBuyer();
    const photos = await Promise.all(Array.from({ length: 6 }, (_, at) => aPhoto(`#1155${at}0`)));
    const refused = await send(token, {}, photos);
    expect([refused.status, refused.body.message]).toEqual([413, 'Maximum 5 photos allowed']);
    expect((await send(token, {}, photos.slice(1))).status).toBe(200);
    const image = sharp({ create: { width: 64, height: 48, channels: 3, background: '#115500' } });
    const kinds = { 'x.jpg': image.clone().jpeg(), 'x.png': image.clone().png(), 'x.webp': image.clone().webp() };
    for (const [name, picture] of Object.entries(kinds)) {
      const file = new File([new Uint8Array(await picture.toBuffer())], name);
      expect([name, (await send(token, {}, [file])).status]).toEqual([name, 200]);
    }
    const gif = new File([new Uint8Array(await image.clone().gif().toBuffer())], 'x.jpg');
    expect((await send(token, {}, [gif])).body.code).toBe('upload.wrong_type');
    expect((await send(token, {}, [new File(['%PDF-1.4 no photo'], 'x.jpg')])).body.code).toBe('upload.wrong_type');
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.jpg');
    expect((await send(token, {}, [large])).body.code).toBe('upload.too_large');
  });

  it('[AU-061] accepts years from 1990 to the current one', async () => {
    const { token } = await aBuyer();
    const year = new Date().getUTCFullYear();
    const message = 'Year must be between 1990 and the current year';
    for (const wrong of [1989, year + 1, 'soon'])
      expect((await send(token, { year: String(wrong) })).body.message).toBe(message);
    for (const right of [1990, year]) expect((await send(token, { year: String(right) })).status).toBe(200);
    expect([isConsignYear(1989), isConsignYear(year)]).toEqual([false, true]);
  });

  it('[AU-062] refuses a start date before today in the Gulf', async () => {
    const { token } = await aBuyer();
    const { status, body } = await send(token, { startDate: inDays(-1) });
    expect([status, body.code, body.message]).toEqual([
      400,
      'consign.start_date',
      'The start date must be today or later',
    ]);
    expect((await send(token, { startDate: inDays(0) })).status).toBe(200);
    expect((await send(token, { startDate: '2026-02-31' })).status).toBe(400);
  });

  it('is refused without a session or without a required field', async () => {
    expect((await send(undefined)).status).toBe(401);
    const { token } = await aBuyer();
    for (const field of Object.keys(aConsignForm()).filter((name) => name !== 'hours'))
      expect([field, (await send(token, { [field]: '' })).status]).toEqual([field, 400]);
  });

  it('offers a listed machine with its photos without creating a second machine (R30)', async () => {
    const { token } = await aSupplier(api);
    const equipment = await aListing(api, token, { brand: 'Komatsu', model: 'PC210', serialNumber: '' });
    const machines = async () =>
      (
        await api.parts.db
          .selectFrom('machines')
          .select((eb) => eb.fn.countAll<string>().as('n'))
          .executeTakeFirst()
      )?.n;
    const before = await machines();
    const id = await aConsignment(api, token, { equipment });
    expect(await machines()).toBe(before);
    const listing = await api.parts.db
      .selectFrom('listings')
      .select('machine_id')
      .where('id', '=', equipment)
      .executeTakeFirstOrThrow();
    expect((await lotRow(api.parts.db, id)).machine_id).toBe(listing.machine_id);
    const shown = await read(token, id);
    // Values of the listing stay; the form fills in the empty ones.
    expect(shown).toMatchObject({ title: 'Komatsu PC210 2021', hours: 3400, serialNumber: 'CAT0330X' });
    expect(shown.images).toHaveLength(1);
    // The condition has a list of its own in the form, so the lot shows the chosen one and the listing keeps its own.
    expect(shown.condition).toBe('good');
    const { body: listed } = await api.call(readEquipment, { params: { id: equipment } }, { token });
    expect(listed.condition).toBe('used-functional');
    const again = await send(token, { equipment });
    expect([again.status, again.body.code]).toEqual([409, 'consign.open']);
    await api.call(withdrawConsignment, { params: { id } }, { token });
    expect((await send(token, { equipment }, [await aPhoto('#aa0000')])).status).toBe(200);
  });

  it("refuses another account's listing and a sold listing", async () => {
    const [mine, other] = [await aSupplier(api), await aSupplier(api)];
    const theirs = await aListing(api, other.token);
    expect((await send(mine.token, { equipment: theirs })).body.code).toBe('listing.unknown');
    const sold = await aListing(api, mine.token);
    expect((await api.call(sellListing, { params: { id: sold } }, { token: mine.token })).status).toBe(200);
    expect((await send(mine.token, { equipment: sold })).body.code).toBe('listing.sold');
  });

  it('accepts only one of two consignments of the same machine at the same time', async () => {
    const { token } = await aSupplier(api);
    const equipment = await aListing(api, token);
    const answers = await Promise.all([send(token, { equipment }), send(token, { equipment })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('the consignments of an account', () => {
  it('[DA-044] [AU-068] lists consignments page by page with title, model, bids and status', async () => {
    const { db } = api.parts;
    const seller = await aSupplier(api);
    const bidder = await aBidder(api);
    const bids = [
      { by: bidder, offer: 1_300 },
      { by: await aBidder(api), offer: 1_400 },
      { by: bidder, offer: 1_500 },
    ];
    const states = ['pending', 'scheduled', 'live', 'ended', 'cancelled', 'rejected'] as const;
    for (const state of states) await aLot(db, { seller, state, ...(state === 'live' && { bids }) });
    const { body } = await api.call(myConsignments, { query: { page: 1, limit: 4 } }, { token: seller.token });
    expect([body.data.length, body.total, body.pages]).toEqual([4, 6, 2]);
    const rest = await api.call(myConsignments, { query: { page: 2, limit: 4 } }, { token: seller.token });
    const all = [...body.data, ...rest.body.data];
    expect(all.map(({ status }) => status)).toEqual(['Rejected', 'cancelled', 'ended', 'active', 'pending', 'pending']);
    expect(all[3]).toMatchObject({ title: 'Caterpillar 320 2021', model: '320', currentBid: 1_500, totalBids: 3 });
    expect(all.map(({ outcome }) => outcome)).toEqual([null, 'cancelled', 'passed', null, null, null]);
    const others = await api.call(myConsignments, { query: {} }, { token: bidder.token });
    expect(others.body).toEqual({ data: [], total: 0, pages: 0 });
    expect((await api.call(myConsignments, { query: {} })).status).toBe(401);
  });

  it('[AU-006] [AU-069] shows a consignment with its reserve to its own account only, not to operators', async () => {
    const seller = await aSupplier(api);
    const { id } = await aLot(api.parts.db, { seller, reserve: 12_345 });
    expect(await read(seller.token, id)).toMatchObject({ _id: id, reservePrice: 12_345 });
    for (const stranger of [await aBidder(api), { token: await anOperator(api) }]) {
      const unknown = await api.call(readConsignment, { params: { id: seller.accountId } }, stranger);
      const hidden = await api.call(readConsignment, { params: { id } }, stranger);
      expect([hidden.status, hidden.body]).toEqual([404, unknown.body]);
    }
  });

  it('shows the seller nothing about the bids of a sealed lot before its end', async () => {
    const { db } = api.parts;
    const seller = await aSupplier(api);
    const bids = [{ by: await aBidder(api), offer: 20_000 }];
    const sealed = { price: null, bids: null };
    const running = await aLot(db, { seller, kind: 'sealed', bids });
    expect(await read(seller.token, running.id)).toMatchObject({
      currentBid: sealed.price,
      totalBids: sealed.bids,
      bidders: null,
      reserveMet: null,
      finalPrice: null,
      buyer: null,
    });
    const ended = await aLot(db, { seller, kind: 'sealed', state: 'ended', bids });
    expect(await read(seller.token, ended.id)).toMatchObject({
      currentBid: 20_000,
      totalBids: 1,
      bidders: 1,
      reserveMet: true,
      finalPrice: 20_000,
      outcome: 'sold',
    });
  });

  it('shows the buyer to the seller once the lot is sold and awaits payment', async () => {
    const { db } = api.parts;
    const seller = await aSupplier(api);
    const bidder = await aBidder(api);
    const bids = [{ by: bidder, offer: 20_000 }];
    const live = await aLot(db, { seller, bids });
    expect(await read(seller.token, live.id)).toMatchObject({ currentBid: 20_000, buyer: null, settlement: null });
    const { id } = await aLot(db, { seller, state: 'ended', bids });
    const settle = (attempt: number, accountId: string, state: string) =>
      db
        .insertInto('settlements')
        .values({
          id: crypto.randomUUID(),
          lot_id: id,
          attempt,
          account_id: accountId,
          price: 20_000,
          state,
          due_at: new Date(),
        })
        .execute();
    await settle(1, bidder.accountId, 'awaiting_payment');
    expect(await read(seller.token, id)).toMatchObject({
      finalPrice: 20_000,
      settlement: { attempt: 1, state: 'awaiting_payment', price: 20_000 },
      buyer: { companyName: 'Test Company', name: 'Test Contact', email: bidder.email },
    });
    await db.updateTable('settlements').set({ state: 'defaulted' }).where('lot_id', '=', id).execute();
    await settle(2, bidder.accountId, 'offered');
    expect(await read(seller.token, id)).toMatchObject({ buyer: null, settlement: { attempt: 2, state: 'offered' } });
  });
});

describe('the withdrawal of a consignment', () => {
  const withdraw = (token: string | undefined, id: string) =>
    api.call(withdrawConsignment, { params: { id } }, { token });

  it('is allowed to the seller only, and only before an operator has decided', async () => {
    const seller = await aSupplier(api);
    const { id } = await aLot(api.parts.db, { seller, state: 'pending' });
    const stranger = await aBidder(api);
    expect((await withdraw(undefined, id)).status).toBe(401);
    expect((await withdraw(stranger.token, id)).body.code).toBe('consignment.unknown');
    expect((await withdraw(seller.token, id)).status).toBe(200);
    expect(await read(seller.token, id)).toMatchObject({ status: 'cancelled', can: { withdraw: false } });
    expect((await withdraw(seller.token, id)).body.code).toBe('deal.state');
    const live = await aLot(api.parts.db, { seller });
    expect((await withdraw(seller.token, live.id)).body.code).toBe('deal.state');
  });
});
