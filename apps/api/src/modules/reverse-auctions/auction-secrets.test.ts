// Checks what a supplier's answers, emails, notifications and streams reveal about a reverse auction: its own rank and offers, and nothing
// about the others, not even how many there are (R50).
import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Endpoint } from '@rigsouq/contract/endpoint';
import { readNotifications } from '@rigsouq/contract/notifications/calls';
import { liveTicket } from '@rigsouq/contract/platform/live';
import * as calls from '@rigsouq/contract/reverse-auctions/calls';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomAddress, type TestApi, testApi } from '../../../test/harness.ts';
import { type Inbox, openInbox } from '../../../test/inbox.ts';
import { createParts, jobHandlers, registerApi } from '../../api.ts';
import { hashOf, sha256 } from '../../platform/batches/hash-chain.ts';
import type { Db } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import { createApp } from '../../platform/http/app.ts';
import type { Served } from '../../platform/http/serve.ts';
import { startWorker } from '../../platform/jobs/jobs.ts';
import { createLog } from '../../platform/monitoring/log.ts';
import { createMetrics } from '../../platform/monitoring/metrics.ts';
import { anOpenedRfq } from '../rfqs/awards/awards.factory.ts';
import { aParty, type Party } from '../rfqs/rfqs.factory.ts';
import {
  aBlankForm,
  anAuction,
  anAuctionFromRfq,
  auctionRules,
  createSuppliers,
  endAuction,
} from './reverse-auctions.factory.ts';

/** First and last offer of the author, in major and in minor units. */
const SECRET = /7919[.,]?37|7511[.,]?53/;

let api: TestApi;
let db: Db;
let inbox: Inbox;
/** A second server on the same database that logs everything. */
let app: FastifyInstance;
let served: Served;
let url: string;
const logged: string[] = [];
const log = createLog(
  'trace',
  new Writable({
    write(chunk, _encoding, done) {
      logged.push(String(chunk));
      done();
    },
  }),
);
let buyer: Party;
let author: Party;
let rival: Party;
let stranger: Party;
let readers: Record<string, string | undefined>;
/** Auctions in these states: live without and with a request, ended, awarded to the author, and cancelled. */
let auctions: Record<'live' | 'request' | 'ended' | 'awarded' | 'cancelled', string>;

const oneLine = {
  lines: [{ line: 1, category: 'cranes', specification: 'Any crane', quantity: 1, mode: 'buy', place: 'Dubai' }],
};
const prices = (price: number) => ({ lines: [{ line: 1, price }] });

beforeAll(async () => {
  inbox = await openInbox();
  api = await testApi({ SMTP_URL: inbox.url });
  db = api.parts.db;
  app = createApp({ log, metrics: createMetrics(), trustProxy: api.parts.config.trustProxy });
  served = await registerApi(app, createParts({ ...api.parts, log }));
  url = await app.listen({ port: 0, host: '127.0.0.1' });
  buyer = await aParty(db, ['buyer']);
  author = await aParty(db, ['supplier'], { name: 'Zircon Machinery' });
  rival = await aParty(db, ['supplier'], { name: 'Rival' });
  stranger = await aParty(db, ['buyer', 'supplier']);
  readers = {
    'other supplier': rival.token,
    stranger: stranger.token,
    operator: (await aParty(db, ['buyer', 'supplier'], { operator: true })).token,
    visitor: undefined,
  };
  const create = () => anAuction(api, buyer, [author, rival], oneLine);
  const rfqId = await anOpenedRfq(
    api,
    buyer,
    [author, rival].map((by) => ({ by, offers: [{ price: by === author ? 7_919.37 : 9_000 }] })),
    { lines: [{ quantity: 1 }] },
  );
  auctions = {
    live: await create(),
    request: await anAuctionFromRfq(api, buyer, rfqId),
    ended: await create(),
    awarded: await create(),
    cancelled: await create(),
  };
  for (const [name, id] of Object.entries(auctions)) {
    if (name !== 'request') await sendOk(calls.placeOffer, author, id, prices(7_919.37));
    await sendOk(calls.placeOffer, rival, id, prices(8_000));
    await sendOk(calls.placeOffer, author, id, prices(7_511.53));
  }
  await endAuction(db, auctions.ended);
  await endAuction(db, auctions.awarded);
  await sendOk(calls.awardReverseAuction, buyer, auctions.awarded, { supplierId: author.accountId });
  await sendOk(calls.cancelReverseAuction, buyer, auctions.cancelled, { reason: 'The project waits' });
}, 120_000);
afterAll(async () => {
  await app.close();
  await api.stop();
  inbox.close();
});

async function sendOk(call: Endpoint, { token }: Party, id: string, body: object): Promise<void> {
  const { status, text } = await send(call, token, id, body);
  if (status !== 200) throw new Error(text);
}

async function send(call: Endpoint, token: string | undefined, id: string, body?: object) {
  const path = call.path.replace(/:\w+/g, () => id);
  const answer = await app.inject({
    method: call.method,
    url: `/api${path}`,
    remoteAddress: randomAddress(),
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(call.method !== 'GET' && { payload: body ?? {} }),
  });
  return { status: answer.statusCode, text: answer.body };
}

/** Plausible bodies, so that calls get as far as they can. The offer is refused, so that the calls change nothing. */
const bodies: Record<string, () => object> = {
  'POST /procurement/auctions': () => aBlankForm([author, rival], oneLine),
  'POST /procurement/auctions/:id/offer': () => prices(500_000),
  'POST /procurement/auctions/:id/award': () => ({ supplierId: author.accountId, reason: 'To see the price' }),
  'POST /procurement/auctions/:id/award/approve': () => ({ awardId: newId() }),
  'POST /procurement/auctions/:id/award/reject': () => ({ awardId: newId(), reason: 'To see the price' }),
  'POST /procurement/auctions/:id/cancel': () => ({ reason: 'To see the price' }),
};

/** An awarded offer is the price of an order, which operators may read: it is no longer the offer of an auction. */
const ORDER_OF_OPERATORS = '/admin/orders/:id';

/** Calls every GET endpoint and every action on auctions, and returns all answers. */
async function callEverything(token: string | undefined): Promise<string> {
  const seen: string[] = [];
  const orders = await db.selectFrom('orders').select('id').execute();
  const ids = [...Object.values(auctions), ...orders.map(({ id }) => id)];
  for (const call of served.endpoints) {
    const body = bodies[`${call.method} ${call.path}`];
    if ((call.method !== 'GET' && !body) || call.path === ORDER_OF_OPERATORS) continue;
    for (const id of call.path.includes(':') ? ids : ids.slice(0, 1))
      seen.push((await send(call, token, id, body?.())).text);
  }
  return seen.join('\n');
}

it('[PR-009] shows an offer only to its author and the buyer, in every call', async () => {
  for (const [reader, token] of Object.entries(readers)) {
    const seen = await callEverything(token);
    expect([reader, SECRET.exec(seen)?.[0]]).toEqual([reader, undefined]);
  }
  // The author and the buyer do see it, so the calls above would have found a leak.
  for (const { token } of [author, buyer]) {
    const { text } = await send(calls.readReverseAuction, token, auctions.live);
    expect(text).toMatch(/7511\.53/);
  }
}, 240_000);

it('[PR-009] shows a supplier its own rank, and no name, number, price or offer of the others', async () => {
  const seat = await db
    .selectFrom('reverse_suppliers')
    .selectAll()
    .where('supplier_id', '=', author.accountId)
    .execute();
  const logLines = await db.selectFrom('reverse_log').selectAll().where('account_id', '=', author.accountId).execute();
  const words = [
    'Zircon',
    author.accountId,
    author.userId,
    author.email,
    ...seat.flatMap(({ number, auction_id }) => [`"number":${number}`, `${auction_id} ${number}`]),
    ...logLines.flatMap(({ id, secret }) => [id, secret, JSON.stringify(secret).slice(1, -1)]),
  ];
  const seen: string[] = [];
  for (const id of Object.values(auctions)) {
    for (const call of [calls.readReverseAuction, calls.readReverseProof])
      seen.push((await send(call, rival.token, id)).text);
    seen.push((await send(calls.placeOffer, rival.token, id, prices(8_000))).text);
  }
  seen.push((await send(calls.listReverseInvitations, rival.token, '')).text);
  const all = seen.join('\n');
  expect(words.filter((word) => all.includes(word))).toEqual([]);
  expect(SECRET.exec(all)).toBeNull();
  expect(all).toContain('"rank":2');
  // The buyer's proof of the same auction does contain it.
  const own = (await send(calls.readReverseProof, buyer.token, auctions.ended)).text;
  expect(own).toContain(author.accountId);
});

/** Replaces the values that differ between any two auctions and reveal nothing. */
function normalise(text: string): unknown {
  return JSON.parse(
    text
      .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'id')
      .replaceAll(/[\da-f]{64}/g, 'hash')
      .replaceAll(/\b[\da-f]{32}\b/g, 'salt')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'moment')
      .replaceAll(/(RA|RFQ|PO)-\d{4}-\d+/g, 'number')
      .replaceAll(/\\"(startsAt|endsAt)\\":\d+/g, '\\"$1\\":0')
      .replaceAll(/\\"number\\":\d+/g, '\\"number\\":0'),
  );
}

it('[PR-009] shows a supplier the same answers however many other suppliers there are', async () => {
  const others = await createSuppliers(db, 6, 'Quiet');
  const about = async (id: string, token: string) => {
    const read = async (call: Endpoint) => normalise((await send(call, token, id)).text);
    const list = JSON.parse((await send(calls.listReverseInvitations, token, '')).text) as {
      auctions: { _id: string }[];
    };
    const item = list.auctions.find(({ _id }) => _id === id);
    return [await read(calls.readReverseAuction), await read(calls.readReverseProof), normalise(JSON.stringify(item))];
  };
  /** Returns what the same supplier reads in auctions with one and with six others, who make no offer or rank behind it. */
  const views = async (make: (count: number) => Promise<string>, offers: readonly number[]) => {
    const seen: unknown[][] = [];
    for (const count of [1, 6]) {
      const id = await make(count);
      const before = await about(id, rival.token);
      const receipts: unknown[] = [];
      for (const price of offers)
        receipts.push(normalise((await send(calls.placeOffer, rival.token, id, prices(price))).text));
      const during = await about(id, rival.token);
      await endAuction(db, id);
      seen.push([before, receipts, during, await about(id, rival.token)]);
    }
    return seen;
  };
  const alone = await views(
    (count) => anAuction(api, buyer, [rival, ...others.slice(0, count)], oneLine),
    [9_000, 8_000],
  );
  expect(alone[1]).toEqual(alone[0]);
  expect(JSON.stringify(alone[0])).toContain('"rank":1');
  const answered = await views(
    async (count) => {
      const bids = [rival, ...others.slice(0, count)].map((by, n) => ({ by, offers: [{ price: 5_000 + n }] }));
      return anAuctionFromRfq(api, buyer, await anOpenedRfq(api, buyer, bids, { lines: [{ quantity: 1 }] }));
    },
    [4_000],
  );
  expect(answered[1]).toEqual(answered[0]);
}, 120_000);

it('[PR-009] shows a supplier no difference before the end when offers of others keep its rank', async () => {
  const [ahead, behind] = (await createSuppliers(db, 2, 'Busy')) as [Party, Party];
  const id = await anAuction(api, buyer, [rival, ahead, behind], oneLine);
  const offers = (by: Party, price: number) => send(calls.placeOffer, by.token, id, prices(price));
  await offers(ahead, 5_000);
  await offers(behind, 9_000);
  await offers(rival, 7_000);
  const seen = async () => {
    const whole = await send(calls.readReverseAuction, rival.token, id);
    const list = await send(calls.listReverseInvitations, rival.token, '');
    return [whole.text, list.text].map((text) => text.replaceAll(/"now":"[^"]+"/g, ''));
  };
  const before = await seen();
  for (const price of [4_000, 3_000]) await offers(ahead, price);
  await offers(behind, 8_000);
  expect(await seen()).toEqual(before);
  expect(before[0]).toContain('"rank":2');
  // A receipt does not contain the position in the log either.
  const { text } = await offers(rival, 6_900);
  expect(Object.keys(JSON.parse(text)).sort()).toEqual(
    ['_id', 'at', 'endsAt', 'extended', 'hash', 'message', 'nextMost', 'rank', 'total'].sort(),
  );
});

it('[PR-009] lets a supplier verify the hash chain and its own offers', async () => {
  const ids = [auctions.ended, auctions.awarded, auctions.cancelled];
  await endAuction(db, auctions.request);
  for (const id of [...ids, auctions.request]) {
    const { entries, finalHash, length } = JSON.parse((await send(calls.readReverseProof, rival.token, id)).text);
    expect(entries).toHaveLength(length);
    let before: string | null = null;
    for (const { line, hash } of entries) {
      expect(hash).toBe(hashOf(before, line));
      before = hash;
    }
    expect(before).toBe(finalHash);
    type Entry = { seq: number; line: string; secret: string | null };
    const own = (entries as Entry[]).flatMap(({ line, secret }) => {
      if (!secret) return [];
      const { act, stands, secret: hash } = JSON.parse(line);
      expect(act === 'open' ? stands : [hash]).toContain(sha256(secret));
      const { supplier, total } = JSON.parse(secret);
      expect(supplier).toBe(rival.accountId);
      return [total];
    });
    expect(own).toEqual(id === auctions.request ? [900_000, 800_000] : [800_000]);
  }
  expect(JSON.parse((await send(calls.readReverseProof, rival.token, auctions.live)).text).code).toBe(
    'reverse.not_ended',
  );
  expect(JSON.parse((await send(calls.readReverseProof, buyer.token, auctions.live)).text).code).toBe(
    'reverse.not_ended',
  );
});

it('answers other accounts in every call as if the auction did not exist', async () => {
  const auctionCalls = served.endpoints.filter(({ path }) => path.startsWith('/procurement/auctions/:id'));
  expect(auctionCalls).toHaveLength(7);
  const before = await db.selectFrom('reverse_auctions').select(['id', 'state', 'log_seq']).orderBy('id').execute();
  for (const call of auctionCalls)
    for (const id of Object.values(auctions)) {
      const body = bodies[`${call.method} ${call.path}`]?.();
      const [existing, missing] = [
        await send(call, stranger.token, id, body),
        await send(call, stranger.token, newId(), body),
      ];
      expect([call.path, existing]).toEqual([call.path, missing]);
      expect([call.path, existing.status, JSON.parse(existing.text).code]).toEqual([call.path, 404, 'reverse.unknown']);
    }
  // Invited suppliers may not do buyer actions, and the buyer may not make offers.
  for (const call of auctionCalls.filter(({ access }) => access === 'buyer'))
    expect((await send(call, rival.token, auctions.live, bodies[`${call.method} ${call.path}`]?.())).status).toBe(403);
  expect((await send(calls.placeOffer, buyer.token, auctions.live, prices(1))).status).toBe(403);
  expect(await db.selectFrom('reverse_auctions').select(['id', 'state', 'log_seq']).orderBy('id').execute()).toEqual(
    before,
  );
});

it('[PR-009] sends through a stream only that there is something to read', async () => {
  const { ticket } = JSON.parse((await send(liveTicket, rival.token, '')).text);
  const stop = new AbortController();
  const answer = await fetch(`${url}/api/live/stream?ticket=${ticket}`, { signal: stop.signal });
  let text = '';
  void (async () => {
    const decoder = new TextDecoder();
    for await (const piece of answer.body ?? []) text += decoder.decode(piece, { stream: true });
  })().catch(() => undefined);
  const messages = () => text.split('\n\n').slice(0, -1);
  await expect.poll(() => messages().length).toBeGreaterThan(0);
  // A page is notified after a quarter of a second at the latest. Until then, calls of the tests before may still arrive.
  await sleep(1_000);
  const before = messages().length;
  const received = () => messages().slice(before);
  const change = `data: {"what":"rfqs","id":"${auctions.live}"}`;
  await sendOk(calls.placeOffer, rival, auctions.live, prices(7_000));
  await expect.poll(received).toEqual([change]);
  await sendOk(calls.placeOffer, author, auctions.live, prices(6_000));
  await expect.poll(received).toEqual([change, change]);
  // The author already leads, so the rival's own rank stays and no event is sent.
  await sendOk(calls.placeOffer, author, auctions.live, prices(5_000));
  await sleep(1_000);
  expect(received()).toEqual([change, change]);
  await sendOk(calls.placeOffer, rival, auctions.live, prices(4_000));
  await expect.poll(received).toEqual([change, change, change]);
  stop.abort();
});

it('[PR-009] logs an error during an offer without its amount', async () => {
  const id = await anAuction(api, buyer, [author, rival], oneLine);
  await sql`alter table reverse_suppliers add constraint broken check (total_minor <> 791937) not valid`.execute(db);
  const { status, text } = await send(calls.placeOffer, author.token, id, prices(7_919.37));
  await sql`alter table reverse_suppliers drop constraint broken`.execute(db);
  expect([status, JSON.parse(text).code]).toEqual([500, 'server.failed']);
  expect(logged.filter((line) => line.includes('batch failed')).join()).toContain('broken');
});

it('[PR-009] keeps offers and names of other suppliers out of jobs, notifications, emails and logs', async () => {
  const { pool } = api.parts;
  const jobs = () => sql`select payload, last_error from graphile_worker._private_jobs`.execute(db);
  const queued = (await jobs()).rows;
  expect(queued.length).toBeGreaterThan(20);
  const worker = await startWorker(pool, jobHandlers({ ...api.parts, log }), log, { pollMs: 50 });
  await inbox.waitForEmail(rival.email);
  const countDueJobs = async () => {
    const { rows } = await sql<{ left: number }>`select count(*)::int as left from graphile_worker.jobs
      where run_at <= now() and attempts < max_attempts`.execute(db);
    return rows[0]?.left;
  };
  await expect.poll(countDueJobs, { timeout: 60_000 }).toBe(0);
  await worker.stop();
  const emails = inbox.emails.map(({ subject, text, html }) => `${subject} ${text} ${html}`);
  const notifications = await db.selectFrom('notifications').select(['what', 'words', 'user_id']).execute();
  expect(notifications.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['reverse.invited', 'reverse.ended', 'reverse.lost', 'reverse.cancelled', 'order.issued']),
  );
  const facts = await db.selectFrom('supplier_facts').selectAll().execute();
  const places = { emails, notifications, jobs: [queued, (await jobs()).rows], facts, logged };
  for (const [where, what] of Object.entries(places))
    expect([where, SECRET.exec(JSON.stringify(what))?.[0]]).toEqual([where, undefined]);
  const own = (await send(readNotifications, rival.token, '')).text;
  expect(own).toContain('reverse.lost');
  const theirs = [
    own,
    ...inbox.emails.filter(({ to }) => JSON.stringify(to).includes(rival.email)).map(({ html }) => html),
  ];
  expect(theirs.join()).not.toMatch(/Zircon|Quiet/);
  const kept = await db
    .selectFrom('idempotent_answers')
    .select('account_id')
    .where('account_id', '=', rival.accountId)
    .execute();
  expect(kept).toEqual([]);
}, 120_000);

it('has no endpoint that changes the rules of an auction', async () => {
  expect(
    served.endpoints.filter(({ method, path }) => method !== 'GET' && /procurement\/auctions\/:id$/.test(path)),
  ).toEqual([]);
  expect(
    (
      await api.call(
        calls.createReverseAuction,
        { body: { from: 'rfq', rfqId: newId(), ...auctionRules() } },
        { token: buyer.token },
      )
    ).body.code,
  ).toBe('rfq.unknown');
});
