import { sellListing } from '@rigsouq/contract/catalogue/calls';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomAddress, type TestApi, testApi } from '../../../test/harness.ts';
import { aLot } from '../auctions/auctions.factory.ts';
import { aListing, aPhoto, aRentForm, aSupplier } from '../catalogue/catalogue.factory.ts';
import { buildListingCardTexts, buildLotCardTexts, type CardTexts } from './card-texts.ts';
import { drawCard } from './draw-card.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());

const card = (name: string, headers = {}, from = randomAddress()) =>
  api.app.inject({ url: `/cards/${name}.jpg`, headers, remoteAddress: from });
const unknownId = '00000000-0000-4000-8000-000000000000';
const expireCards = () => sql`update share_cards set drawn_at = now() - interval '2 minutes'`.execute(api.parts.db);
const countStored = async () =>
  Number(
    (await api.parts.db.selectFrom('share_cards').select(sql<string>`count(*)`.as('n')).executeTakeFirstOrThrow()).n,
  );

it('draws a card for a listing, a lot and the site, in both languages and in the required size', async () => {
  const { token } = await aSupplier(api);
  const listing = await aListing(api, token);
  const lot = await aLot(api.parts.db, { state: 'live' });
  for (const name of [`listing-${listing}`, `lot-${lot.id}`, 'site'])
    for (const language of ['en', 'ar']) {
      const answer = await card(`${name}-${language}`);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
      const { width, height, format } = await sharp(answer.rawPayload).metadata();
      expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
      // Sites that preview links accept at most 300 kB.
      expect(answer.rawPayload.length).toBeLessThan(300_000);
    }
});

it('draws a card once, and again a minute after its content changed', async () => {
  const { token } = await aSupplier(api);
  const id = await aListing(api, token);
  const name = `listing-${id}-en`;
  const first = await card(name);
  const before = await countStored();
  const again = await card(name);
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
  expect((await card(name, { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304);
  await api.call(sellListing, { params: { id } }, { token });
  expect((await card(name)).headers.etag).toBe(first.headers.etag);
  await expireCards();
  const sold = await card(name);
  expect(sold.headers.etag).not.toBe(first.headers.etag);
  expect(await countStored()).toBe(before);
});

it('draws a card once for all requests at the same time', async () => {
  const { token } = await aSupplier(api);
  const name = `listing-${await aListing(api, token)}-ar`;
  const answers = await Promise.all(Array.from({ length: 20 }, () => card(name)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
});

it('serves no card if a visitor would find no page', async () => {
  const { token, accountId } = await aSupplier(api);
  const id = await aListing(api, token);
  const set = (status: string) => api.parts.db.updateTable('listings').set({ status }).where('id', '=', id).execute();
  expect((await card(`listing-${id}-en`)).statusCode).toBe(200);
  for (const status of ['pending', 'rejected']) {
    await set(status);
    expect((await card(`listing-${id}-en`)).statusCode).toBe(404);
  }
  await set('active');
  await sql`update accounts set suspended_at = now() where id = ${accountId}`.execute(api.parts.db);
  expect((await card(`listing-${id}-en`)).statusCode).toBe(404);
  const { id: pending } = await aLot(api.parts.db, { state: 'pending' });
  const names = [
    `lot-${pending}-en`,
    `listing-${unknownId}-en`,
    `lot-${unknownId}-ar`,
    `listing-${id}-fr`,
    'site',
    `listing-${id}`,
    'x',
  ];
  for (const name of names) expect([name, (await card(name)).statusCode]).toEqual([name, 404]);
});

it('limits the requests of one address', async () => {
  const from = randomAddress();
  const statuses: number[] = [];
  for (let time = 0; time < 125; time++) statuses.push((await card(`listing-${unknownId}-en`, {}, from)).statusCode);
  expect(new Set(statuses)).toEqual(new Set([404, 429]));
});

it('shows in both languages what the page shows, and no amount of a sealed lot', async () => {
  const shown = {
    title: 'CAT 320',
    type: 'rent',
    status: 'active',
    currency: 'KWD',
    price: null,
    dailyRate: 410.5,
    year: 2021,
    hours: 3400,
    location: 'Shuwaikh',
    country: 'kw',
    supplier: { isApproved: true },
  } as unknown as Parameters<typeof buildListingCardTexts>[0];
  expect(buildListingCardTexts(shown, 'en')).toMatchObject({
    label: 'For rent',
    figure: 'KWD\u00a0410.500',
    unit: '/day',
  });
  expect(buildListingCardTexts(shown, 'ar')).toMatchObject({
    label: 'للإيجار',
    place: '\u200fShuwaikh، الكويت',
    verified: 'مورّد موثّق',
  });
  expect(buildListingCardTexts({ ...shown, status: 'sold' }, 'en')).toMatchObject({ label: 'Sold', figure: '' });
  const sealed = {
    title: 'D65',
    type: 'Sealed Bid',
    status: 'active',
    outcome: null,
    currentBid: 900_000,
    minimumBid: 800_000,
    endDate: '2026-11-18T10:00:00.000Z',
    year: null,
    hours: null,
    location: 'Dubai',
    userId: { isApproved: false },
  } as unknown as Parameters<typeof buildLotCardTexts>[0];
  expect(JSON.stringify(buildLotCardTexts(sealed, 'en'))).not.toMatch(/00,000/);
  expect(buildLotCardTexts({ ...sealed, type: 'Online' }, 'en')).toMatchObject({
    caption: 'Current bid',
    figure: 'USD\u00a0900,000',
  });
});

it('draws any characters in a title', async () => {
  const words: CardTexts = {
    language: 'en',
    label: 'For sale',
    facts: '',
    caption: '',
    figure: '',
    unit: '',
    place: '',
    verified: '',
    title: '',
  };
  const titles = [
    '<b>& "x" </span>',
    'x'.repeat(200),
    `${'حفارة كاتربيلر '.repeat(13)}`,
    'a\u0001\n\tb 🏗️ \u202e',
    '&#0;&amp;',
  ];
  for (const language of ['en', 'ar'] as const)
    for (const title of titles) {
      const { width } = await sharp(await drawCard({ ...words, language, title }, undefined)).metadata();
      expect(width).toBe(1200);
    }
});

it('shows the photo of the machine, and a different picture in Arabic', async () => {
  const { token } = await aSupplier(api);
  const id = await aListing(api, token, {}, [await aPhoto('#00ff00')]);
  const { rawPayload } = await card(`listing-${id}-en`);
  const pixel = async (left: number) => {
    const { data } = await sharp(rawPayload)
      .extract({ left, top: 300, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [...data];
  };
  const [, green = 0] = await pixel(350);
  expect(green).toBeGreaterThan(200);
  const mirrored = (await card(`listing-${id}-ar`)).rawPayload;
  expect(mirrored.equals(rawPayload)).toBe(false);
});

it('draws the daily rate on the card of a listing for rent', async () => {
  const { token } = await aSupplier(api);
  const id = await aListing(api, token, aRentForm);
  const first = await card(`listing-${id}-ar`);
  expect(first.statusCode).toBe(200);
  const setRate = (rate: 'daily_minor' | 'weekly_minor') =>
    api.parts.db
      .updateTable('listings')
      .set({ [rate]: 55_500 })
      .where('id', '=', id)
      .execute();
  const drawAgain = async () => {
    await expireCards();
    return (await card(`listing-${id}-ar`)).rawPayload;
  };
  await setRate('weekly_minor');
  expect((await drawAgain()).equals(first.rawPayload)).toBe(true);
  await setRate('daily_minor');
  expect((await drawAgain()).equals(first.rawPayload)).toBe(false);
});
