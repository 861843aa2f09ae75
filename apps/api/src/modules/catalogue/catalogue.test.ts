import { consign } from '@rigsouq/contract/auctions/consignments';
import * as calls from '@rigsouq/contract/catalogue/calls';
import { sendSellForm } from '@rigsouq/contract/leads/selling';
import { readStats } from '@rigsouq/contract/stats/calls';
import { categories } from '@rigsouq/contract/taxonomy';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import { anAccount, aSession } from '../identity/identity.factory.ts';
import { reserveMachine } from '../machines/index.ts';
import { anOperator } from '../operations/operations.factory.ts';
import { aCompletedOrder, aParty, sendReview } from '../trust/trust.factory.ts';
import { aListing, aPhoto, aRentForm, aSellForm, aSupplier } from './catalogue.factory.ts';

let api: TestApi;
let supplier: Awaited<ReturnType<typeof aSupplier>>;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());
// Each test has its own supplier, because an account may add only 60 machines in ten minutes.
beforeEach(async () => {
  supplier = await aSupplier(api);
});

const add = async (body: Record<string, unknown>, images?: File[]) =>
  api.call(calls.addEquipment, { body, files: { images: images ?? [await aPhoto()] } }, { token: supplier.token });
const read = (id: string, token?: string) => api.call(calls.readEquipment, { params: { id } }, { token });
const mine = async (token = supplier.token) => (await api.call(calls.myListings, {}, { token })).body;
const statusOf = async (id: string) => (await mine()).find(({ _id }) => _id === id)?.status;

describe('addEquipment', () => {
  it('[CA-018] [CA-022] [CA-027] [CA-028] puts a machine on the market immediately, with every field', async () => {
    const { status, body } = await add(aSellForm, [await aPhoto('#111111'), await aPhoto('#222222')]);
    expect([status, body.message]).toEqual([200, 'Equipment added successfully']);
    const { body: found } = await read(body._id);
    expect(found).toMatchObject({
      _id: body._id,
      title: aSellForm.title,
      type: 'sell',
      status: 'active',
      category: 'excavators',
      condition: 'used-functional',
      description: aSellForm.description,
      specifications: aSellForm.specifications,
      features: aSellForm.features,
      price: 85_000,
      currency: 'USD',
      year: 2021,
      hours: 3400,
      location: 'Jebel Ali, Dubai',
      views: 0,
      createdAt: expect.stringMatching(/^2\d{3}-\d\d-\d\dT[\d:.]+Z$/),
      rating: 0,
      reviews: 0,
      hourlyRate: null,
      dailyRate: null,
      weeklyRate: null,
      supplier: { _id: supplier.accountId, isApproved: false, companyName: 'Test Company' },
    });
    expect(found.images).toHaveLength(2);
    expect(found.images[0]).toMatchObject({ full: expect.stringMatching(/^\/uploads\//), width: 64, height: 48 });
    expect(JSON.stringify(found)).not.toMatch(/email|phone/i);
  });

  it('[CA-022] puts machines of approved and of unapproved suppliers on the market, and hides only the latter from the verified filter', async () => {
    const approved = await aSupplier(api);
    const { db } = api.parts;
    await db.updateTable('accounts').set({ approved_at: new Date() }).where('id', '=', approved.accountId).execute();
    for (const [seller, isApproved] of [
      [approved, true],
      [await aSupplier(api), false],
    ] as const) {
      const id = await aListing(api, seller.token);
      expect((await read(id)).body).toMatchObject({ status: 'active', supplier: { isApproved } });
      const listed = async (verified?: string) => {
        const query = { supplier: seller.accountId, ...(verified && { verified }) };
        return (await api.call(calls.verifiedProducts, { query })).body.map(({ _id }) => _id);
      };
      expect([isApproved, await listed(), await listed('true')]).toEqual([isApproved, [id], isApproved ? [id] : []]);
    }
  });

  it('[CA-028] answers the supplier as approved, with its place, and the photos in three sizes', async () => {
    const approved = await aSupplier(api);
    const { db } = api.parts;
    await db.updateTable('accounts').set({ approved_at: new Date() }).where('id', '=', approved.accountId).execute();
    const own = await db
      .selectFrom('accounts')
      .selectAll()
      .where('id', '=', approved.accountId)
      .executeTakeFirstOrThrow();
    const { images, supplier: shown } = (await read(await aListing(api, approved.token))).body;
    expect(shown).toEqual({
      _id: approved.accountId,
      companyName: own.company_name,
      isApproved: true,
      city: own.city,
      country: own.country,
      logo: null,
    });
    const photo = expect.stringMatching(/^\/uploads\/[\w-]+\.webp$/);
    expect(images).toEqual([{ full: photo, card: photo, thumb: photo, width: 64, height: 48 }]);
  });

  it('[CA-028] [CA-063] shows the rating of its supplier, alone and in lists', async () => {
    const both = await aParty(api, ['buyer', 'supplier']);
    const deal = await aCompletedOrder(api, { buyer: await aParty(api, ['buyer']), supplier: both });
    await sendReview(api, deal, deal.buyer, { stars: 3 });
    await sendReview(api, deal, deal.supplier);
    const second = await aCompletedOrder(api, { buyer: await aParty(api, ['buyer']), supplier: both });
    await sendReview(api, second, second.buyer, { stars: 4 });
    await sendReview(api, second, second.supplier);
    // What others say about it as a buyer does not count.
    const bought = await aCompletedOrder(api, { buyer: both, supplier: await aParty(api, ['supplier']) });
    await sendReview(api, bought, bought.supplier, { stars: 1 });
    await sendReview(api, bought, bought.buyer);
    const id = await aListing(api, deal.supplier.token);
    expect((await read(id)).body).toMatchObject({ rating: 3.5, reviews: 2 });
    const query = { supplier: deal.supplier.accountId };
    const listed = (await api.call(calls.verifiedProducts, { query })).body;
    expect(listed).toMatchObject([{ _id: id, rating: 3.5, reviews: 2 }]);
  });

  it('[CA-028] accepts a rental with three rates and no price', async () => {
    const { body } = await add(aRentForm);
    expect((await read(body._id)).body).toMatchObject({
      type: 'rent',
      price: null,
      hourlyRate: 60,
      dailyRate: 400,
      weeklyRate: 2200,
    });
  });

  const wrong: [id: string, over: Record<string, unknown>, message: string][] = [
    ['[CA-008]', { type: 'lease' }, 'Type must be "sell" or "rent"'],
    ['[CA-009]', { title: 'ab' }, 'Title must be at least 3 characters long'],
    ['[CA-009]', { location: 'UA' }, 'Location must be at least 3 characters long'],
    ['[CA-009]', { description: 'Too short' }, 'Description must be at least 10 characters long'],
    ['[CA-010]', { category: 'Submarines' }, 'Invalid category'],
    ['[CA-011]', { condition: 'excellent' }, 'Invalid condition'],
    ['[CA-011]', { condition: '' }, 'Invalid condition'],
    ['[CA-011]', { price: '0' }, 'Price must be a positive number'],
    ['[CA-011]', { price: 'a lot' }, 'Price must be a positive number'],
    ['[CA-011]', { price: '' }, 'Price must be a positive number'],
    ['[CA-012]', { year: '1899' }, 'Year must be between 1900 and next year'],
    ['[CA-012]', { year: String(new Date().getUTCFullYear() + 2) }, 'Year must be between 1900 and next year'],
    ['[CA-012]', { year: '' }, 'Year must be between 1900 and next year'],
    ['[CA-013]', { ...aRentForm, hourlyRate: '' }, 'Hourly rate is required for rental listings'],
    ['[CA-013]', { ...aRentForm, dailyRate: '' }, 'Daily rate is required for rental listings'],
    ['[CA-013]', { ...aRentForm, weeklyRate: '' }, 'Weekly rate is required for rental listings'],
    ['[CA-014]', { hours: '-1' }, 'Hours must be zero or more'],
    ['[CA-015]', { specifications: undefined }, 'All specification fields are required'],
    ['[CA-015]', { features: undefined }, 'At least one feature is required'],
  ];
  it.each(wrong)('%s refuses %o and says why', async (_id, over, message) => {
    const { status, body } = await add({ ...aSellForm, ...over });
    expect([status, body.errors?.[0]?.message]).toEqual([400, message]);
  });

  it('[CA-015] refuses a listing without one of the four specifications, missing or empty', async () => {
    const { specifications } = aSellForm;
    expect(Object.keys(specifications)).toEqual(['EngineModel', 'Power', 'BucketCapacity', 'OperatingWeight']);
    for (const missing of Object.keys(specifications))
      for (const value of [undefined, ' ']) {
        const { status, body } = await add({ ...aSellForm, specifications: { ...specifications, [missing]: value } });
        expect([missing, status, body.errors?.map(({ message }) => message)]).toEqual([
          missing,
          400,
          ['All specification fields are required'],
        ]);
      }
  });

  it('[CA-010] accepts every category of the taxonomy, by label or by code', async () => {
    expect(categories).toHaveLength(14);
    for (const { code, label } of categories)
      for (const category of [code, label])
        expect(calls.listingForm.parse({ ...aSellForm, category }).category).toBe(code);
    const { body } = await add({ ...aSellForm, category: 'Aerial Platforms' });
    expect((await read(body._id)).body.category).toBe('aerial-platforms');
  });

  it('[CA-014] accepts a machine without hours, and one with zero hours', async () => {
    for (const [hours, stored] of [
      ['', null],
      ['0', 0],
    ] as const) {
      const { status, body } = await add({ ...aSellForm, hours });
      expect([hours, status, (await read(body._id)).body.hours]).toEqual([hours, 200, stored]);
    }
  });

  it('[CA-012] accepts the first and the last allowed year', async () => {
    for (const year of [1900, new Date().getUTCFullYear() + 1])
      expect((await add({ ...aSellForm, year: String(year) })).status).toBe(200);
  });

  it('[CA-016] requires one image and accepts at most ten', async () => {
    const none = await add(aSellForm, []);
    expect([none.status, none.body.message]).toEqual([400, 'At least one image is required']);
    const photo = await aPhoto();
    const eleven = await add(aSellForm, Array(11).fill(photo));
    expect([eleven.status, eleven.body.message]).toEqual([400, 'Maximum 10 images allowed']);
    expect((await add(aSellForm, Array(10).fill(photo))).status).toBe(200);
  });

  it('[CA-024] [CA-025] refuses a file that is not a photo, whatever its name is', async () => {
    const script = await add(aSellForm, [new File(['<svg onload="alert(1)"/>'], 'photo.jpg')]);
    expect([script.status, script.body.code]).toEqual([415, 'upload.wrong_type']);
    const photo = new Uint8Array(await (await aPhoto()).arrayBuffer());
    const cut = await add(aSellForm, [new File([photo.slice(0, 100)], 'photo.jpg')]);
    expect([cut.status, cut.body.code]).toEqual([400, 'upload.unreadable']);
  });

  it('[CA-024] accepts JPG, PNG and WebP up to 10 MB for a listing, a consignment and the sell page', async () => {
    const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#c80' } });
    const fileOf = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name);
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const bytes = await picture.clone().toFormat(format).toBuffer();
      expect([format, (await add(aSellForm, [fileOf(bytes, `photo.${format}`)])).status]).toEqual([format, 200]);
    }
    for (const format of ['gif', 'tiff', 'avif'] as const) {
      const { body } = await add(aSellForm, [fileOf(await picture.clone().toFormat(format).toBuffer(), 'photo.jpg')]);
      expect([format, body.code]).toEqual([format, 'upload.wrong_type']);
    }
    const MB = 1024 * 1024;
    const jpg = await picture.clone().jpeg().toBuffer();
    const padded = (bytes: number) => fileOf(Buffer.concat([jpg, Buffer.alloc(bytes - jpg.length)]), 'photo.jpg');
    expect((await add(aSellForm, [padded(10 * MB)])).status).toBe(200);
    const large = await add(aSellForm, [padded(10 * MB + 1)]);
    expect([large.status, large.body.code]).toEqual([413, 'upload.too_large']);
    for (const { images } of [calls.addEquipment.upload, calls.changeEquipment.upload, consign.upload])
      expect(images).toMatchObject({ kinds: ['image'], bytes: 10 * MB });
    expect(sendSellForm.upload.photos).toMatchObject({ kinds: ['image'], bytes: 10 * MB });
  });

  it('[CA-025] serves a photo only as its own new encoding, without what the file contained besides the picture', async () => {
    const jpg = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#c80' } })
      .withExif({ IFD0: { Make: 'SECRET-CAMERA' } })
      .jpeg()
      .toBuffer();
    const sent = Buffer.concat([jpg, Buffer.from('<script>alert(1)</script>')]);
    expect(sent.toString('latin1')).toContain('SECRET-CAMERA');
    const { body } = await add(aSellForm, [new File([new Uint8Array(sent)], 'photo.html', { type: 'text/html' })]);
    const [image] = (await read(body._id)).body.images;
    for (const url of [image?.full, image?.card, image?.thumb]) {
      const answer = await api.app.inject({ url: url ?? '' });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
      expect((await sharp(answer.rawPayload).metadata()).format).toBe('webp');
      expect(answer.rawPayload.toString('latin1')).not.toMatch(/SECRET-CAMERA|script/);
    }
  });

  it('[CA-023] keeps three decimals if the currency has them, and refuses them otherwise', async () => {
    const { body } = await add({ ...aSellForm, currency: 'KWD', price: '1.234' });
    expect((await read(body._id)).body).toMatchObject({ price: 1.234, currency: 'KWD', priceUsd: 4.02 });
    const finer = await add({ ...aSellForm, currency: 'AED', price: '1.234' });
    expect([finer.status, finer.body.code]).toEqual([400, 'listing.price_digits']);
    for (const [currency, stored] of [
      ['KWD', '1234'],
      ['BHD', '1234'],
      ['OMR', '1234'],
      ['USD', '1230'],
    ] as const) {
      const price = currency === 'USD' ? '12.30' : '1.234';
      const id = await aListing(api, supplier.token, { currency, price });
      const row = api.parts.db.selectFrom('listings').select(['price_minor', 'currency']).where('id', '=', id);
      expect(await row.executeTakeFirstOrThrow()).toEqual({ price_minor: stored, currency });
      expect((await read(id)).body).toMatchObject({ price: Number(price), currency });
    }
  });

  it('returns hostile text unchanged', async () => {
    const title = '<img src=x onerror=alert(1)> "quoted" \u202e ';
    const id = await aListing(api, supplier.token, { title });
    expect((await read(id)).body.title).toBe(title.trim());
  });

  it('refuses users who are not suppliers', async () => {
    const { email } = await anAccount(api.parts.db);
    const token = await aSession(api, email);
    const files = { images: [await aPhoto()] };
    expect((await api.call(calls.addEquipment, { body: aSellForm, files }, { token })).status).toBe(403);
    expect((await api.call(calls.addEquipment, { body: aSellForm, files })).status).toBe(401);
  });
});

describe('changeEquipment', () => {
  const change = (id: string, body: Record<string, unknown>, images: File[] = [], token = supplier.token) =>
    api.call(calls.changeEquipment, { params: { id }, body: { ...aSellForm, ...body }, files: { images } }, { token });

  it('changes the offer, the machine and the order of the photos', async () => {
    const id = await aListing(api, supplier.token, {}, [await aPhoto('#010101'), await aPhoto('#020202')]);
    const { photoIds = [] } = (await read(id, supplier.token)).body;
    const photos = [photoIds[1] ?? '', 'new:0'];
    const { status } = await change(id, { title: 'New title', price: '80000.50', photos }, [await aPhoto('#030303')]);
    expect(status).toBe(200);
    const { body } = await read(id, supplier.token);
    expect(body).toMatchObject({ title: 'New title', price: 80_000.5 });
    expect(body.photoIds?.[0]).toBe(photoIds[1]);
    expect(body.photoIds).toHaveLength(2);
    expect(body.photoIds).not.toContain(photoIds[0]);
  });

  it('[CA-012] refuses a sale without a year or with a year that is not allowed, and changes nothing', async () => {
    const id = await aListing(api, supplier.token);
    for (const year of ['1899', String(new Date().getUTCFullYear() + 2), '']) {
      const { status, body } = await change(id, { year });
      const message = body.errors?.[0]?.message;
      expect([year, status, message]).toEqual([year, 400, 'Year must be between 1900 and next year']);
    }
    expect((await read(id)).body.year).toBe(2021);
  });

  it('keeps the last photo, and refuses a change of a machine without photos', async () => {
    const id = await aListing(api, supplier.token);
    const before = (await read(id, supplier.token)).body.photoIds;
    expect(before).toHaveLength(1);
    // A form cannot contain an empty list, so this names no photos at all and changes none.
    expect((await change(id, { photos: [] })).status).toBe(200);
    expect((await read(id, supplier.token)).body.photoIds).toEqual(before);
    // An imported machine has no photos.
    const { db } = api.parts;
    const machines = db.selectFrom('listings').select('machine_id').where('id', '=', id);
    await db.deleteFrom('machine_photos').where('machine_id', 'in', machines).execute();
    const refused = await change(id, { title: 'Without a photo' });
    expect([refused.status, refused.body.code]).toEqual([400, 'listing.no_image']);
    expect((await read(id, supplier.token)).body.title).toBe(aSellForm.title);
    expect((await change(id, {}, [await aPhoto()])).status).toBe(200);
  });

  it('refuses photos of another machine, photos of another account and missing uploads', async () => {
    const id = await aListing(api, supplier.token);
    const other = await aListing(api, supplier.token);
    const foreign = (await read(other, supplier.token)).body.photoIds ?? [];
    expect((await change(id, { photos: foreign })).body.code).toBe('media.unknown');
    expect((await change(id, { photos: ['new:3'] })).body.code).toBe('media.unknown');
    const stranger = await aSupplier(api);
    const theirs = await aListing(api, stranger.token);
    const { photoIds = [] } = (await read(theirs, stranger.token)).body;
    expect((await change(id, { photos: photoIds })).body.code).toBe('media.unknown');
  });

  it('refuses every change by another company and changes nothing', async () => {
    const id = await aListing(api, supplier.token);
    const before = (await read(id)).body;
    const { token } = await aSupplier(api);
    const rent = { type: 'rent', hourlyRate: 1, dailyRate: 1, weeklyRate: 1 };
    const attempts = [
      await change(id, { title: 'Mine now' }, [], token),
      await api.call(calls.withdrawListing, { params: { id } }, { token }),
      await api.call(calls.relistListing, { params: { id } }, { token }),
      await api.call(calls.sellListing, { params: { id } }, { token }),
      await api.call(calls.offerAlso, { params: { id }, body: rent }, { token }),
    ];
    expect(attempts.map(({ status, body }) => [status, body.code])).toEqual(Array(5).fill([404, 'listing.unknown']));
    expect((await read(id)).body).toEqual(before);
    expect((await read(newId())).body).toMatchObject({ code: 'listing.unknown', message: 'Equipment not found' });
    expect((await mine(token)).some(({ _id }) => _id === id)).toBe(false);
  });
});

describe('the status of a listing', () => {
  const step = (
    call: typeof calls.withdrawListing | typeof calls.relistListing | typeof calls.sellListing,
    id: string,
  ) => api.call(call, { params: { id } }, { token: supplier.token });
  const machineOf = async (id: string) =>
    (await api.parts.db.selectFrom('listings').select('machine_id').where('id', '=', id).executeTakeFirstOrThrow())
      .machine_id;
  const rent = (id: string, from: string, until: string) =>
    inTransaction(api.parts.db, async (tx) =>
      reserveMachine(tx, {
        machineId: await machineOf(id),
        period: { from: new Date(from), until: new Date(until) },
        kind: 'rental',
        referenceId: newId(),
        by: supplier.userId,
      }),
    );

  it('[CA-021] blocks the calendar when a listing is withdrawn and frees it when it is relisted', async () => {
    const id = await aListing(api, supplier.token);
    expect((await step(calls.relistListing, id)).body.code).toBe('listing.state');
    expect((await step(calls.withdrawListing, id)).status).toBe(200);
    expect(await statusOf(id)).toBe('ended');
    await expect(rent(id, '2027-01-01', '2027-01-05')).rejects.toMatchObject({ code: 'machine.promised' });
    expect((await step(calls.withdrawListing, id)).body.code).toBe('listing.state');
    expect((await step(calls.relistListing, id)).status).toBe(200);
    await rent(id, '2027-01-01', '2027-01-05');
    expect(await statusOf(id)).toBe('active');
  });

  it('[CA-021] has one of six values, and the database refuses any other', async () => {
    const statuses = ['pending', 'active', 'rented', 'sold', 'ended', 'rejected'];
    expect(calls.listingStatuses).toEqual(statuses);
    const id = await aListing(api, supplier.token);
    const set = (status: string) => api.parts.db.updateTable('listings').set({ status }).where('id', '=', id).execute();
    for (const status of statuses) {
      await set(status);
      expect(await statusOf(id)).toBe(status);
    }
    await expect(set('archived')).rejects.toThrow('listings_status_check');
  });

  it('allows withdrawing a booked machine and refuses new bookings', async () => {
    const id = await aListing(api, supplier.token);
    await rent(id, '2027-01-01', '2027-01-05');
    expect((await step(calls.withdrawListing, id)).status).toBe(200);
    await expect(rent(id, '2027-03-01', '2027-03-05')).rejects.toMatchObject({ code: 'machine.promised' });
  });

  it('ends every other offer of a machine when it is sold', async () => {
    const id = await aListing(api, supplier.token);
    const terms = { type: 'rent', hourlyRate: 50, dailyRate: 300, weeklyRate: 1500 };
    const also = await api.call(calls.offerAlso, { params: { id }, body: terms }, { token: supplier.token });
    expect(also.status).toBe(200);
    const twice = await api.call(calls.offerAlso, { params: { id }, body: terms }, { token: supplier.token });
    expect([twice.status, twice.body.code]).toEqual([409, 'listing.offered']);
    expect((await step(calls.sellListing, also.body._id)).body.code).toBe('listing.state');
    expect((await step(calls.sellListing, id)).status).toBe(200);
    expect([await statusOf(id), await statusOf(also.body._id)]).toEqual(['sold', 'ended']);
    expect((await step(calls.relistListing, also.body._id)).body.code).toBe('listing.sold');
  });

  it('refuses to sell a machine that is booked', async () => {
    const id = await aListing(api, supplier.token);
    await rent(id, '2027-01-01', '2027-01-05');
    const { status, body } = await step(calls.sellListing, id);
    expect([status, body.code]).toEqual([409, 'machine.promised']);
    expect(await statusOf(id)).toBe('active');
  });

  it('sells a listing once when ten calls compete', async () => {
    const id = await aListing(api, supplier.token);
    const attempts = await Promise.all(Array.from({ length: 10 }, () => step(calls.sellListing, id)));
    expect(attempts.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(attempts.filter(({ body }) => body.code === 'listing.state')).toHaveLength(9);
  });

  it('returns the allowed actions of each listing', async () => {
    const id = await aListing(api, supplier.token);
    const row = (await mine()).find(({ _id }) => _id === id);
    expect(row).toMatchObject({
      title: aSellForm.title,
      price: 85_000,
      views: 0,
      inquiries: 0,
      can: { change: true, withdraw: true, relist: false, sell: true, offer: 'rent' },
    });
    expect(row?.image).toMatch(/^\/uploads\//);
  });
});

describe('the own listings of a supplier', () => {
  const stats = (token: string, role = 'supplier') => api.call(readStats, { query: { role } }, { token });

  it('[DA-012] [DA-043] counts only the own listings and their views', async () => {
    const own = await aSupplier(api);
    expect((await stats(own.token)).body).toEqual({
      totalListings: 0,
      activeListings: 0,
      totalViews: 0,
      totalInquiries: 0,
    });
    const [shown = '', gone = ''] = [await aListing(api, own.token), await aListing(api, own.token)];
    await api.call(calls.withdrawListing, { params: { id: gone } }, { token: own.token });
    await api.parts.db.updateTable('listings').set({ views: 7 }).where('id', '=', shown).execute();
    expect((await stats(own.token)).body).toEqual({
      totalListings: 2,
      activeListings: 1,
      totalViews: 7,
      totalInquiries: 0,
    });
    expect((await mine(own.token)).map(({ _id, views }) => [_id, views])).toEqual([
      [gone, 0],
      [shown, 7],
    ]);
  });

  it('refuses supplier statistics to users who are not suppliers', async () => {
    const { email } = await anAccount(api.parts.db);
    expect((await stats(await aSession(api, email))).status).toBe(403);
    expect((await stats(supplier.token, 'admin')).status).toBe(400);
  });

  it('shows the serial number only to its own account', async () => {
    const id = await aListing(api, supplier.token, { serialNumber: 'CAT0320-77' });
    expect((await read(id, supplier.token)).body.serialNumber).toBe('CAT0320-77');
    const stranger = await aSupplier(api);
    expect(JSON.stringify((await read(id, stranger.token)).body)).not.toContain('CAT0320-77');
    expect(JSON.stringify((await read(id)).body)).not.toContain('CAT0320-77');
  });

  it('hides drafts and rejected listings from everyone except their company and the trust desk', async () => {
    const id = await aListing(api, supplier.token);
    const { token: stranger } = await aSupplier(api);
    const [desk, otherDesk] = [
      await anOperator(api, ['trust']),
      await anOperator(api, ['leads', 'companies', 'auctions']),
    ];
    for (const status of ['pending', 'rejected']) {
      await api.parts.db.updateTable('listings').set({ status }).where('id', '=', id).execute();
      for (const token of [supplier.token, desk]) expect((await read(id, token)).body.status).toBe(status);
      for (const token of [stranger, otherDesk, undefined])
        expect((await read(id, token)).body.code).toBe('listing.unknown');
    }
  });

  it('reports all validation errors together', async () => {
    const { body } = await add({ ...aSellForm, category: '', condition: '', price: '', year: '' });
    expect(body.errors?.map(({ path }) => path).sort()).toEqual(['category', 'condition', 'price', 'year']);
  });
});
