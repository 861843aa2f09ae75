// Creates requests with answers for tests through the public calls of both sides. Only the deadline is moved directly in the database.
import * as calls from '@rigsouq/contract/rfqs/calls';
import { dayOf } from '@rigsouq/kernel/periods';
import type { TestApi } from '../../../../test/harness.ts';
import { openRfqNow, type Party, submit } from '../rfqs.factory.ts';

const DAY_MS = 86_400_000;
type Offered = {
  line?: number;
  option?: number;
  price: number;
  currency?: string;
  leadDays?: number;
  mode?: 'buy' | 'rent';
  offered?: string;
};
export type Bid = { by: Party; offers: readonly Offered[]; technical?: string };
type Asked = { quantity?: number; mode?: 'buy' | 'rent'; from?: string; to?: string; category?: string };
type Options = { lines?: readonly Asked[]; currency?: string; country?: string; twoEnvelopes?: boolean };

/** Publishes a request to all bidders and submits their answers. By default its only line asks for two excavators. */
export async function anAnsweredRfq(
  api: TestApi,
  buyer: Party,
  bids: readonly Bid[],
  options: Options = {},
): Promise<string> {
  const { lines = [{}], currency = 'USD', country = 'ae', twoEnvelopes = false } = options;
  const body = {
    title: 'Excavators for lot 2',
    currency,
    country,
    twoEnvelopes,
    audience: 'invited',
    deadline: new Date(Date.now() + 2 * DAY_MS).toISOString(),
    lines: lines.map(({ quantity = 2, mode = 'buy', category = 'excavators', ...days }, at) => ({
      line: at + 1,
      category,
      specification: 'Of 20 to 22 tonnes',
      quantity,
      mode,
      place: 'Jebel Ali',
      ...days,
    })),
  };
  const id = (await done(api.call(calls.createRfq, { body } as never, buyer)))._id;
  const params = { id };
  const suppliers = [...new Set(bids.map(({ by }) => by.accountId))];
  if (suppliers.length > 0) await done(api.call(calls.inviteSuppliers, { params, body: { suppliers } }, buyer));
  await done(api.call(calls.publishRfq, { params }, buyer));
  for (const bid of bids) await answer(api, id, bid);
  return id;
}

async function answer(api: TestApi, id: string, { by, offers, technical = '' }: Bid): Promise<void> {
  const body = {
    version: 1,
    technical,
    validUntil: dayOf(new Date(Date.now() + 30 * DAY_MS)),
    lines: offers.map((offer) => ({
      line: 1,
      option: 1,
      currency: 'USD',
      leadDays: 10,
      mode: 'buy',
      offered: '',
      ...offer,
    })),
  };
  await done(submit(api, by, id, body));
}

export async function anOpenedRfq(
  api: TestApi,
  buyer: Party,
  bids: readonly Bid[],
  options: Options = {},
): Promise<string> {
  const id = await anAnsweredRfq(api, buyer, bids, options);
  await openRfqNow(api.parts.db, id);
  return id;
}

async function done<T>(call: Promise<{ status: number; body: T }>): Promise<T> {
  const { status, body } = await call;
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}
