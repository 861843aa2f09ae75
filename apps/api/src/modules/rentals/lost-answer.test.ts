// Uses a proxy that cuts the connection when the answer arrives: the change is committed, but the caller does not know it.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import type { Endpoint } from '@rigsouq/contract/endpoint';
import * as quotes from '@rigsouq/contract/enquiries/quotes';
import * as bookings from '@rigsouq/contract/rentals/calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { aListing, aRentForm, aSupplier } from '../catalogue/catalogue.factory.ts';
import { anAccount, aSession } from '../identity/identity.factory.ts';
import { aBookingForm, inDays } from './rentals.factory.ts';

let api: TestApi;
let proxy: Server;
let cut: number;
let supplier: Awaited<ReturnType<typeof aSupplier>>;
let buyer: string;
beforeAll(async () => {
  api = await testApi();
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  cut = 0;
  proxy = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    client.pipe(upstream);
    upstream.once('data', () => {
      cut++;
      client.destroy();
      upstream.destroy();
    });
    for (const end of [client, upstream]) end.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  supplier = await aSupplier(api);
  buyer = await aSession(api, (await anAccount(api.parts.db, { roles: ['buyer'] })).email);
});
afterAll(async () => {
  proxy.close();
  await api.stop();
});

/** Sends a request once through the proxy and then ten times directly, all with the same idempotency key. */
async function sendAgain(endpoint: Endpoint, params: Record<string, string>, body: object, key: string) {
  const headers = { 'idempotency-key': key };
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const lost = fetch(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}/api${path}`, {
    method: endpoint.method,
    headers: { ...headers, authorization: `Bearer ${buyer}`, 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify(body),
  });
  const before = cut;
  await expect(lost).rejects.toThrow();
  expect(cut).toBe(before + 1);
  const repeats = [];
  for (let n = 0; n < 10; n++) repeats.push(await api.call(endpoint, { params, body }, { token: buyer, headers }));
  return repeats.map((repeat) => ({ status: repeat.status, body: repeat.body as unknown }));
}

const stepsOf = async (table: 'booking_steps' | 'enquiry_steps', act: string) => {
  const { rows } = await api.parts.pool.query(`select count(*)::int as count from ${table} where act = $1`, [act]);
  return rows[0].count as number;
};

it('creates one booking when the answer is lost, and answers every repeat with it', async () => {
  const equipment = await aListing(api, supplier.token, aRentForm);
  const repeats = await sendAgain(bookings.bookEquipment, {}, aBookingForm(equipment, [3, 6]), 'lost-booking-0001');
  const { bookings: mine } = (await api.call(bookings.myBookings, {}, { token: buyer })).body;
  expect(mine).toHaveLength(1);
  const answer = { status: 200, body: expect.objectContaining({ _id: mine[0]?._id, totalCost: 1_200 }) };
  expect(repeats).toEqual(Array.from({ length: 10 }, () => answer));
  expect(await stepsOf('booking_steps', 'request')).toBe(1);
});

it('accepts a quote once when the answer is lost, and answers every repeat alike', async () => {
  const equipmentId = await aListing(api, supplier.token);
  const { _id: id } = (await api.call(quotes.requestQuote, { body: { equipmentId } }, { token: buyer })).body;
  const offer = { price: 80_000, currency: 'USD' };
  const body = { ...offer, validUntil: inDays(7) };
  await api.call(quotes.answerQuote, { params: { id }, body }, { token: supplier.token });
  const key = 'lost-acceptance-0001';
  const repeats = await sendAgain(quotes.acceptQuote, { id }, offer, key);
  expect(new Set(repeats.map((repeat) => JSON.stringify(repeat))).size).toBe(1);
  expect(repeats[0]?.status).toBe(200);
  expect((await api.call(quotes.readQuote, { params: { id } }, { token: buyer })).body.status).toBe('Accepted');
  expect(await stepsOf('enquiry_steps', 'accept')).toBe(1);
  // The key is refused for another quote, even with the same body.
  const options = { token: buyer, headers: { 'idempotency-key': key } };
  const other = await api.call(quotes.acceptQuote, { params: { id: crypto.randomUUID() }, body: offer }, options);
  expect(other.body.code).toBe('request.key_used');
});
