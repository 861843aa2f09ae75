// Creates reverse auctions in any state for tests, through the API calls and the scheduler. Only the time is moved.
import * as calls from '@rigsouq/contract/reverse-auctions/calls';
import { sql } from 'kysely';
import type { TestApi } from '../../../test/harness.ts';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import { aParty, type Party } from '../rfqs/rfqs.factory.ts';
import { advanceAuction } from './advance-auction.ts';
import { lockAuction } from './reverse-auctions.store.ts';

const MINUTE_MS = 60_000;

export function createSuppliers(db: Db, count: number, name = 'Supplier'): Promise<Party[]> {
  return Promise.all(Array.from({ length: count }, (_, n) => aParty(db, ['supplier'], { name: `${name} ${n + 1}` })));
}

export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();

export const auctionRules = (over: object = {}) => ({
  startsAt: inMinutes(0),
  endsAt: inMinutes(60),
  decrement: 1,
  overtimeMinutes: 2,
  overtimeRanks: 1,
  ...over,
});

/** Builds the form of an auction for two excavators and one crane, up to 500,000 dirhams, that starts immediately. */
export const aBlankForm = (suppliers: readonly Party[], over: object = {}) => ({
  from: 'blank',
  title: 'Machines for the coast road',
  description: 'Delivered to the site.',
  currency: 'AED',
  country: 'ae',
  ceiling: 500_000,
  lines: [1, 2].map((line) => ({
    line,
    category: line === 1 ? 'excavators' : 'cranes',
    specification: `As described in part ${line}`,
    quantity: line === 1 ? 2 : 1,
    mode: 'buy',
    place: 'Jebel Ali, Dubai',
  })),
  suppliers: suppliers.map(({ accountId }) => accountId),
  ...auctionRules(),
  ...over,
});

export async function anAuction(
  api: TestApi,
  { token }: Party,
  suppliers: readonly Party[],
  over: object = {},
): Promise<string> {
  const { status, body } = await api.call(calls.createReverseAuction, { body: aBlankForm(suppliers, over) }, { token });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body._id;
}

/** Sends an offer with the price of one of the two excavators and the price of the crane. */
export function sendOffer(api: TestApi, { token }: Party, id: string, excavator: number, crane: number, key?: string) {
  const lines = [
    { line: 1, price: excavator },
    { line: 2, price: crane },
  ];
  const options = { token, ...(key && { headers: { 'idempotency-key': key } }) };
  return api.call(calls.placeOffer, { params: { id }, body: { lines } }, options);
}

/** Sends an offer with this total, the crane for one dirham. */
export async function sendOfferOf(api: TestApi, by: Party, id: string, total: number) {
  const { status, body } = await sendOffer(api, by, id, (total - 1) / 2, 1);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

export function auctionRow(db: Db, id: string) {
  return db.selectFrom('reverse_auctions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Ends an auction as the scheduler does, with a clock set to its end. The log gets the same time. */
export async function endAuction(db: Db, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const auction = await lockAuction(tx, id, sql<Date>`(select ends_at from reverse_auctions where id = ${id})`);
    if (auction) await advanceAuction(tx, auction);
  });
}

/** Creates an auction from an opened request, with the suppliers who answered it and their answers. */
export async function anAuctionFromRfq(
  api: TestApi,
  { token }: Party,
  rfqId: string,
  over: object = {},
): Promise<string> {
  const body = { from: 'rfq', rfqId, ...auctionRules(over) };
  const answer = await api.call(calls.createReverseAuction, { body }, { token });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body._id;
}

export async function readAuctionAs<S extends 'buyer' | 'supplier'>(
  api: TestApi,
  { token }: Party,
  id: string,
  _side: S,
) {
  const { status, body } = await api.call(calls.readReverseAuction, { params: { id } }, { token });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body as Extract<typeof body, { side: S }>;
}
