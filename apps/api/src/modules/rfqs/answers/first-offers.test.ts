import * as awards from '@rigsouq/contract/rfqs/awards';
import * as calls from '@rigsouq/contract/rfqs/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { anAnsweredRfq } from '../awards/awards.factory.ts';
import { aLine, anAnswer, anOffer, aParty, openRfqNow, type Party, rfqBody, submit } from '../rfqs.factory.ts';

let api: TestApi;
let buyer: Party;
let north: Party;
let south: Party;

beforeAll(async () => {
  api = await testApi();
  const { db } = api.parts;
  [buyer, north, south] = [await aParty(db, ['buyer']), await aParty(db, ['supplier']), await aParty(db, ['supplier'])];
});
afterAll(() => api.stop());

const dollars = (price: number, over: object = {}) => anOffer(1, price, { currency: 'USD', ...over });
const answer = async (by: Party, id: string, price: number, over: object = {}) => {
  const { status, body } = await submit(api, by, id, anAnswer(price, { lines: [dollars(price)], ...over }));
  expect([status, body]).toEqual([200, body]);
};
const done = async (call: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await call;
  expect([status, body]).toEqual([200, body]);
};
const amend = (id: string, line: object) => {
  const body = { ...rfqBody({ lines: [aLine(1, line)], currency: 'USD' }), version: 1, note: 'Another' };
  return done(api.call(calls.amendRfq, { params: { id }, body } as never, buyer));
};
/** Publishes a request that north answers with 1,000 dollars a piece, and then south with 1,200. */
const published = (over: object = {}) => {
  const bids = [
    { by: north, offers: [{ price: 1_000 }] },
    { by: south, offers: [{ price: 1_200 }] },
  ];
  return anAnsweredRfq(api, buyer, bids, over);
};
/** Opens the request, awards both pieces to this supplier and returns the first net of the order in dollars. */
const awarded = async (id: string, to: Party): Promise<number | null> => {
  await openRfqNow(api.parts.db, id);
  return award(id, to);
};
const award = async (id: string, to: Party): Promise<number | null> => {
  const { body: seen } = await api.call(awards.readComparison, { params: { id } }, buyer);
  const answerId = seen.answers.find(({ supplier }) => supplier._id === to.accountId)?.answerId;
  const lines = [{ line: 1, answerId, option: 1, quantity: 2 }];
  const body = { version: seen.version, lines, reason: 'For the test' };
  await done(api.call(awards.awardRfq, { params: { id }, body } as never, buyer));
  const { first_net_minor } = await api.parts.db
    .selectFrom('orders')
    .select('first_net_minor')
    .where('rfq_id', '=', id)
    .executeTakeFirstOrThrow();
  return first_net_minor === null ? null : Number(first_net_minor) / 100;
};
const readable = async (id: string) => {
  const rows = await sql`select 1 from opened_first_offers where rfq_id = ${id}`.execute(api.parts.db);
  return rows.rows.length;
};

describe('the first offer', () => {
  it('stays the same when a supplier answers again, and is stored with the order', async () => {
    const id = await published();
    await answer(south, id, 800);
    await answer(north, id, 950);
    // The very first offer was 1,000. The last offer of south is 800.
    expect(await awarded(id, south)).toBe(2_000);
  });

  it('is the price of the supplier that answered first, even if it is lower than the award', async () => {
    const id = await published();
    expect(await awarded(id, south)).toBe(2_000);
  });

  it('is sealed until the opening, and forever if the request is cancelled before', async () => {
    const [id, cancelled] = [await published(), await published()];
    await done(api.call(calls.cancelRfq, { params: { id: cancelled }, body: { reason: 'Put off' } }, buyer));
    expect([await readable(id), await readable(cancelled)]).toEqual([0, 0]);
    await openRfqNow(api.parts.db, id);
    expect([await readable(id), await readable(cancelled)]).toEqual([2, 0]);
  });

  it('is sealed with two envelopes until the prices are opened, and forever for a rejected answer', async () => {
    const id = await published({ twoEnvelopes: true });
    expect(await readable(id)).toBe(0);
    await openRfqNow(api.parts.db, id);
    expect(await readable(id)).toBe(0);
    const { body: seen } = await api.call(awards.readComparison, { params: { id } }, buyer);
    for (const { answerId, supplier } of seen.answers) {
      const body = { answerId, accepted: supplier._id === south.accountId };
      await done(api.call(awards.judgeTechnical, { params: { id }, body }, buyer));
    }
    await done(api.call(awards.openPrices, { params: { id } }, buyer));
    expect(await readable(id)).toBe(1);
    // North was first but was rejected, so its price does not count.
    expect(await award(id, south)).toBe(2_400);
  });

  it('does not count if the answer was withdrawn', async () => {
    const id = await published();
    await done(api.call(calls.withdrawAnswer, { params: { id } }, north));
    expect(await awarded(id, south)).toBe(2_400);
  });

  it('survives an amendment of the quantity, but not of the specification', async () => {
    const pieces = await published();
    const line = { specification: 'Of 20 to 22 tonnes', place: 'Jebel Ali' };
    await amend(pieces, { ...line, quantity: 3 });
    await answer(north, pieces, 900, { version: 2 });
    await done(api.call(calls.confirmVersion, { params: { id: pieces }, body: { version: 2 } }, south));
    expect(await awarded(pieces, north)).toBe(2_000);

    const other = await published();
    await amend(other, { ...line, specification: 'Of 14 tonnes' });
    // South confirms 1,200 before north offers a price for the smaller machine.
    await done(api.call(calls.confirmVersion, { params: { id: other }, body: { version: 2 } }, south));
    await answer(north, other, 600, { version: 2 });
    expect(await awarded(other, north)).toBe(2_400);
  });
});
