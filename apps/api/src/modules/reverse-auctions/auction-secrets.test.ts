// What a supplier's answers, letters, bells and streams may carry of a reverse auction: its own rank and offers, and nothing of anybody else,
// not even how many there are (R50).
import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Endpoint } from '@rigsouq/contract/endpoint';
import { liveTicket } from '@rigsouq/contract/live';
import { readNotifications } from '@rigsouq/contract/notifications';
import * as calls from '@rigsouq/contract/reverse-auctions';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anyAddress, type TestApi, testApi } from '../../../test/harness.ts';
import { type Inbox, openInbox } from '../../../test/inbox.ts';
import { addApi, assemble, jobHandlers } from '../../api.ts';
import { createApp } from '../../platform/app.ts';
import type { Db } from '../../platform/db.ts';
import { hashOf, sha256 } from '../../platform/hash-chain.ts';
import { newId } from '../../platform/ids.ts';
import { startWorker } from '../../platform/jobs.ts';
import { createLog } from '../../platform/log.ts';
import { createMetrics } from '../../platform/metrics.ts';
import type { Served } from '../../platform/serve.ts';
import { anOpenedRfq } from '../rfqs/awards.factory.ts';
import { aParty, type Party } from '../rfqs/rfqs.factory.ts';
import { aBlank, anAuction, ended, fromRfq, suppliersFor, theRules } from './reverse-auctions.factory.ts';

/** What the author offered, in whole and in minor units, first and last. */
const SECRET = /7919[.,]?37|7511[.,]?53/;

let api: TestApi;
let db: Db;
let inbox: Inbox;
/** A second server on the same database, which logs everything. */
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
/** Under way, alone and from a request; ended; awarded to the author; called off. */
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
  served = await addApi(app, assemble({ ...api.parts, log }));
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
  const set = () => anAuction(api, buyer, [author, rival], oneLine);
  const rfqId = await anOpenedRfq(
    api,
    buyer,
    [author, rival].map((by) => ({ by, offers: [{ price: by === author ? 7_919.37 : 9_000 }] })),
    { lines: [{ quantity: 1 }] },
  );
  auctions = {
    live: await set(),
    request: await fromRfq(api, buyer, rfqId),
    ended: await set(),
    awarded: await set(),
    cancelled: await set(),
  };
  for (const [name, id] of Object.entries(auctions)) {
    if (name !== 'request') await sends(calls.placeOffer, author, id, prices(7_919.37));
    await sends(calls.placeOffer, rival, id, prices(8_000));
    await sends(calls.placeOffer, author, id, prices(7_511.53));
  }
  await ended(db, auctions.ended);
  await ended(db, auctions.awarded);
  await sends(calls.awardReverseAuction, buyer, auctions.awarded, { supplierId: author.accountId });
  await sends(calls.cancelReverseAuction, buyer, auctions.cancelled, { reason: 'The project waits' });
}, 120_000);
afterAll(async () => {
  await app.close();
  await api.stop();
  inbox.close();
});

async function sends(call: Endpoint, { token }: Party, id: string, body: object): Promise<void> {
  const { status, text } = await send(call, token, id, body);
  if (status !== 200) throw new Error(text);
}

async function send(call: Endpoint, token: string | undefined, id: string, body?: object) {
  const path = call.path.replace(/:\w+/g, () => id);
  const answer = await app.inject({
    method: call.method,
    url: `/api${path}`,
    remoteAddress: anyAddress(),
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(call.method !== 'GET' && { payload: body ?? {} }),
  });
  return { status: answer.statusCode, text: answer.body };
}

/** Plausible bodies, so that calls get as far as they can. The last offer is refused, so that the walk changes nothing. */
const bodies: Record<string, () => object> = {
  'POST /procurement/auctions': () => aBlank([author, rival], oneLine),
  'POST /procurement/auctions/:id/offer': () => prices(500_000),
  'POST /procurement/auctions/:id/award': () => ({ supplierId: author.accountId, reason: 'To see the price' }),
  'POST /procurement/auctions/:id/award/approve': () => ({ awardId: newId() }),
  'POST /procurement/auctions/:id/award/reject': () => ({ awardId: newId(), reason: 'To see the price' }),
  'POST /procurement/auctions/:id/cancel': () => ({ reason: 'To see the price' }),
};

/** Everything that anybody reads, and everything that anybody does with auctions. */
async function walk(token: string | undefined): Promise<string> {
  const seen: string[] = [];
  const orders = await db.selectFrom('orders').select('id').execute();
  const ids = [...Object.values(auctions), ...orders.map(({ id }) => id)];
  for (const call of served.endpoints) {
    const body = bodies[`${call.method} ${call.path}`];
    if (call.method !== 'GET' && !body) continue;
    for (const id of call.path.includes(':') ? ids : ids.slice(0, 1))
      seen.push((await send(call, token, id, body?.())).text);
  }
  return seen.join('\n');
}

it('[PR-009] nobody but its author and the buyer reads anything of an offer, by no call', async () => {
  for (const [who, token] of Object.entries(readers)) {
    const seen = await walk(token);
    expect([who, SECRET.exec(seen)?.[0]]).toEqual([who, undefined]);
  }
  // The walk would have seen it.
  for (const { token } of [author, buyer]) {
    const { text } = await send(calls.readReverseAuction, token, auctions.live);
    expect(text).toMatch(/7511\.53/);
  }
}, 240_000);

it('[PR-009] a supplier reads its own rank, and of the others no name, number, price or offer', async () => {
  const seat = await db
    .selectFrom('reverse_suppliers')
    .selectAll()
    .where('supplier_id', '=', author.accountId)
    .execute();
  const log_ = await db.selectFrom('reverse_log').selectAll().where('account_id', '=', author.accountId).execute();
  const words = [
    ...['Zircon', author.accountId, author.userId, author.email],
    ...seat.flatMap(({ number, auction_id }) => [`"number":${number}`, `${auction_id} ${number}`]),
    ...log_.flatMap(({ id, secret }) => [id, secret, JSON.stringify(secret).slice(1, -1)]),
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
  // What the buyer reads of the same auctions has it all.
  const own = (await send(calls.readReverseProof, buyer.token, auctions.ended)).text;
  expect(own).toContain(author.accountId);
});

/** What differs between any two auctions, and tells nothing. */
function plain(text: string): unknown {
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

it('[PR-009] how many others there are makes no difference in anything that a supplier reads', async () => {
  const others = await suppliersFor(db, 6, 'Quiet');
  const about = async (id: string, token: string) => {
    const read = async (call: Endpoint) => plain((await send(call, token, id)).text);
    const list = JSON.parse((await send(calls.listReverseInvitations, token, '')).text) as {
      auctions: { _id: string }[];
    };
    const item = list.auctions.find(({ _id }) => _id === id);
    return [await read(calls.readReverseAuction), await read(calls.readReverseProof), plain(JSON.stringify(item))];
  };
  /** The same supplier in auctions with so many others, who offer nothing or stand behind it. */
  const views = async (make: (count: number) => Promise<string>, offers: readonly number[]) => {
    const seen: unknown[][] = [];
    for (const count of [1, 6]) {
      const id = await make(count);
      const before = await about(id, rival.token);
      const receipts: unknown[] = [];
      for (const price of offers)
        receipts.push(plain((await send(calls.placeOffer, rival.token, id, prices(price))).text));
      const during = await about(id, rival.token);
      await ended(db, id);
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
      return fromRfq(api, buyer, await anOpenedRfq(api, buyer, bids, { lines: [{ quantity: 1 }] }));
    },
    [4_000],
  );
  expect(answered[1]).toEqual(answered[0]);
}, 120_000);

it('[PR-009] offers of others that leave its rank make no difference in what a supplier reads before the end', async () => {
  const [ahead, behind] = (await suppliersFor(db, 2, 'Busy')) as [Party, Party];
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
  // Neither does a receipt tell the place in the log.
  const { text } = await offers(rival, 6_900);
  expect(Object.keys(JSON.parse(text)).sort()).toEqual(
    ['_id', 'at', 'endsAt', 'extended', 'hash', 'message', 'nextMost', 'rank', 'total'].sort(),
  );
});

it('[PR-009] a supplier proves the chain and its own offers', async () => {
  const ids = [auctions.ended, auctions.awarded, auctions.cancelled];
  await ended(db, auctions.request);
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

it('to strangers an auction is the same as one that is not there, by every call', async () => {
  const wanted = served.endpoints.filter(({ path }) => path.startsWith('/procurement/auctions/:id'));
  expect(wanted).toHaveLength(7);
  const before = await db.selectFrom('reverse_auctions').select(['id', 'state', 'log_seq']).orderBy('id').execute();
  for (const call of wanted)
    for (const id of Object.values(auctions)) {
      const body = bodies[`${call.method} ${call.path}`]?.();
      const [there, nowhere] = [
        await send(call, stranger.token, id, body),
        await send(call, stranger.token, newId(), body),
      ];
      expect([call.path, there]).toEqual([call.path, nowhere]);
      expect([call.path, there.status, JSON.parse(there.text).code]).toEqual([call.path, 404, 'reverse.unknown']);
    }
  // Nor may the invited do what the buyer does, or the buyer what they do.
  for (const call of wanted.filter(({ access }) => access === 'buyer'))
    expect((await send(call, rival.token, auctions.live, bodies[`${call.method} ${call.path}`]?.())).status).toBe(403);
  expect((await send(calls.placeOffer, buyer.token, auctions.live, prices(1))).status).toBe(403);
  expect(await db.selectFrom('reverse_auctions').select(['id', 'state', 'log_seq']).orderBy('id').execute()).toEqual(
    before,
  );
});

it('[PR-009] a stream says that there is something to read, and no more', async () => {
  const { ticket } = JSON.parse((await send(liveTicket, rival.token, '')).text);
  const stop = new AbortController();
  const answer = await fetch(`${url}/api/live/stream?ticket=${ticket}`, { signal: stop.signal });
  const heard: string[] = [];
  void (async () => {
    for await (const piece of answer.body ?? [])
      heard.push(...new TextDecoder().decode(piece).split('\n\n').filter(Boolean));
  })().catch(() => undefined);
  await expect.poll(() => heard.length).toBe(1);
  const change = `data: {"what":"rfqs","id":"${auctions.live}"}`;
  await sends(calls.placeOffer, rival, auctions.live, prices(7_000));
  await expect.poll(() => heard.slice(1)).toEqual([change]);
  await sends(calls.placeOffer, author, auctions.live, prices(6_000));
  await expect.poll(() => heard.slice(1)).toEqual([change, change]);
  // The author is ahead already: the rival's own rank stays, so nothing is said.
  await sends(calls.placeOffer, author, auctions.live, prices(5_000));
  // A page is told after a quarter of a second at the latest.
  await sleep(1_000);
  expect(heard.slice(1)).toEqual([change, change]);
  await sends(calls.placeOffer, rival, auctions.live, prices(4_000));
  await expect.poll(() => heard.slice(1)).toEqual([change, change, change]);
  stop.abort();
});

it('[PR-009] an error on the way is logged without it', async () => {
  const id = await anAuction(api, buyer, [author, rival], oneLine);
  await sql`alter table reverse_suppliers add constraint broken check (total_minor <> 791937) not valid`.execute(db);
  const { status, text } = await send(calls.placeOffer, author.token, id, prices(7_919.37));
  await sql`alter table reverse_suppliers drop constraint broken`.execute(db);
  expect([status, JSON.parse(text).code]).toEqual([500, 'server.failed']);
  expect(logged.filter((line) => line.includes('a round of offers failed')).join()).toContain('broken');
});

it('[PR-009] no job, bell, letter or log line holds any of it, nor the name of another supplier', async () => {
  const { pool } = api.parts;
  const jobs = () => sql`select payload, last_error from graphile_worker._private_jobs`.execute(db);
  const waited = (await jobs()).rows;
  expect(waited.length).toBeGreaterThan(20);
  const worker = await startWorker(pool, jobHandlers({ ...api.parts, log }), log, { pollMs: 50 });
  await inbox.letterTo(rival.email);
  const waiting = async () => {
    const { rows } = await sql<{ left: number }>`select count(*)::int as left from graphile_worker.jobs
      where run_at <= now() and attempts < max_attempts`.execute(db);
    return rows[0]?.left;
  };
  await expect.poll(waiting, { timeout: 60_000 }).toBe(0);
  await worker.stop();
  const letters = inbox.letters.map(({ subject, text, html }) => `${subject} ${text} ${html}`);
  const bells = await db.selectFrom('notifications').select(['what', 'words', 'user_id']).execute();
  expect(bells.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['reverse.invited', 'reverse.ended', 'reverse.lost', 'reverse.cancelled', 'order.issued']),
  );
  const facts = await db.selectFrom('supplier_facts').selectAll().execute();
  const places = { letters, bells, jobs: [waited, (await jobs()).rows], facts, logged };
  for (const [where, what] of Object.entries(places))
    expect([where, SECRET.exec(JSON.stringify(what))?.[0]]).toEqual([where, undefined]);
  const own = (await send(readNotifications, rival.token, '')).text;
  expect(own).toContain('reverse.lost');
  const theirs = [
    own,
    ...inbox.letters.filter(({ to }) => JSON.stringify(to).includes(rival.email)).map(({ html }) => html),
  ];
  expect(theirs.join()).not.toMatch(/Zircon|Quiet/);
  const kept = await db
    .selectFrom('answered_calls')
    .select('account_id')
    .where('account_id', '=', rival.accountId)
    .execute();
  expect(kept).toEqual([]);
}, 120_000);

it('a change of the rules of an auction is not to be had', async () => {
  expect(
    served.endpoints.filter(({ method, path }) => method !== 'GET' && /procurement\/auctions\/:id$/.test(path)),
  ).toEqual([]);
  expect(
    (
      await api.call(
        calls.createReverseAuction,
        { body: { from: 'rfq', rfqId: newId(), ...theRules() } },
        { token: buyer.token },
      )
    ).body.code,
  ).toBe('rfq.unknown');
});
