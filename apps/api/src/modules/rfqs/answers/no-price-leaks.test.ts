// Tests that no response, email, notification, log line or job contains anything of an answer before the opening.
import { Writable } from 'node:stream';
import type { Endpoint } from '@rigsouq/contract/endpoint';
import * as calls from '@rigsouq/contract/rfqs/calls';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomAddress, type TestApi, testApi } from '../../../../test/harness.ts';
import { type Inbox, openInbox } from '../../../../test/inbox.ts';
import { createParts, jobHandlers, registerApi } from '../../../api.ts';
import { createApp } from '../../../platform/http/app.ts';
import type { Served } from '../../../platform/http/serve.ts';
import { startWorker } from '../../../platform/jobs/jobs.ts';
import { createLog } from '../../../platform/monitoring/log.ts';
import { createMetrics } from '../../../platform/monitoring/metrics.ts';
import { aMember } from '../../identity/identity.factory.ts';
import {
  anAnswer,
  anOffer,
  aParty,
  aPublished,
  aToken,
  moveDeadline,
  openRfqNow,
  type Party,
  rfqBody,
} from '../rfqs.factory.ts';

/** Matches the first and the second price, in whole and in minor units, and the texts of the answer. */
const SECRET = /8111[.,]?73|7919[.,]?37|ZIRCON/;
const secretAnswer = (over: object = {}) =>
  anAnswer(7919.37, {
    technical: 'ZIRCON technical',
    lines: [anOffer(1, 7919.37, { offered: 'ZIRCON 220', note: 'ZIRCON note' })],
    ...over,
  });

let api: TestApi;
let inbox: Inbox;
/** A second server on the same database that logs at trace level. */
let app: FastifyInstance;
let served: Served;
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
let readers: Record<string, string | undefined>;
let requests: string[];
let secretIds: string[];

beforeAll(async () => {
  inbox = await openInbox();
  api = await testApi({ SMTP_URL: inbox.url });
  const { db, config } = api.parts;
  app = createApp({ log, metrics: createMetrics(), trustProxy: config.trustProxy });
  served = await registerApi(app, createParts({ ...api.parts, log }));
  await app.ready();
  const party = (roles: ('buyer' | 'supplier')[], options = {}) => aParty(db, roles, options);
  buyer = await party(['buyer']);
  author = await party(['supplier'], { name: 'Author' });
  const rival = await party(['supplier']);
  const colleague = await aMember(db, buyer.accountId, 'manager');
  readers = {
    buyer: buyer.token,
    'colleague of the buyer': await aToken(db, colleague.userId),
    'other supplier': rival.token,
    'supplier who may join': (await party(['supplier'])).token,
    stranger: (await party(['buyer'])).token,
    operator: (await party(['buyer', 'supplier'], { operator: true })).token,
    visitor: undefined,
  };
  const suppliers = [author, rival];
  requests = [
    await aPublished(api, buyer, { suppliers }),
    await aPublished(api, buyer, { suppliers, twoEnvelopes: true }),
    await aPublished(api, buyer, { suppliers, audience: 'open' }),
  ];
  for (const id of requests) {
    await send(calls.askQuestion, author.token, { id }, { question: 'Is a coupler needed?' });
    const first = secretAnswer({ lines: [anOffer(1, 8111.73)] });
    for (const answer of [first, secretAnswer()])
      expect(await send(calls.submitAnswer, author.token, { id }, answer)).toContain('receivedAt');
    expect(await send(calls.submitAnswer, rival.token, { id }, anAnswer(5_000))).toContain('receivedAt');
  }
  const answers = await db.selectFrom('rfq_answers').select('id').where('supplier_id', '=', author.accountId).execute();
  secretIds = answers.map(({ id }) => id);
}, 60_000);
afterAll(async () => {
  await app.close();
  await api.stop();
  inbox.close();
});

/** Sends a call and returns the headers and the body of the response as text. */
async function send(call: Endpoint, token: string | undefined, params: Record<string, string>, body?: unknown) {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const answer = await app.inject({
    method: call.method,
    url: `/api${path}`,
    remoteAddress: randomAddress(),
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(body !== undefined && { payload: body as object }),
  });
  return `${JSON.stringify(answer.headers)} ${answer.body}`;
}

/** Valid request bodies, so that calls pass validation. */
const bodies: Record<string, (answerId: string) => unknown> = {
  'PUT /procurement/rfqs/:id': () => rfqBody(),
  'POST /procurement/rfqs': () => rfqBody(),
  'POST /procurement/rfqs/:id/invite': () => ({ suppliers: [author.accountId] }),
  'POST /procurement/rfqs/:id/amend': () => ({ ...rfqBody(), version: 99, note: 'Another' }),
  'POST /procurement/rfqs/:id/questions': () => ({ question: 'What did Author offer?' }),
  'POST /procurement/rfqs/:id/questions/:questionId': () => ({ answer: 'Yes' }),
  'PUT /procurement/rfqs/:id/answer': () => anAnswer(4_000),
  'POST /procurement/rfqs/:id/answer/confirm': () => ({ version: 1 }),
  'POST /procurement/rfqs/:id/technical': (answerId) => ({ answerId, accepted: true }),
  'PUT /procurement/rfqs/:id/weights': () => ({ price: 100, lead: 0, score: 0 }),
  'POST /procurement/rfqs/:id/award': (answerId) => ({
    version: 1,
    lines: [{ line: 1, answerId, option: 1, quantity: 1 }],
    reason: 'To see the price',
  }),
  'POST /procurement/rfqs/:id/award/approve': (answerId) => ({ awardId: answerId }),
  'POST /procurement/rfqs/:id/award/reject': (answerId) => ({ awardId: answerId, reason: 'To see the price' }),
};
/** Matches calls that would end the request or the answer under test. Cancellation has its own test. */
const endingCalls = /\/(cancel|withdraw|decline)$/;

/** Calls every GET endpoint and, with `writes`, every procurement endpoint. Returns all responses as text. */
async function callAll(token: string | undefined, { writes }: { writes: boolean }): Promise<string> {
  const seen: string[] = [];
  const wanted = served.endpoints.filter(
    ({ method, path }) => method === 'GET' || (writes && path.startsWith('/procurement/') && !endingCalls.test(path)),
  );
  const ids = [...requests, ...secretIds, author.accountId];
  for (const call of wanted) {
    const body = bodies[`${call.method} ${call.path}`];
    for (const [at, id] of (call.path.includes(':') ? ids : ids.slice(0, 1)).entries()) {
      const answerId = secretIds[at % secretIds.length] ?? '';
      const params = { id, questionId: answerId, fileId: answerId, supplierId: author.accountId, documentId: answerId };
      const others = { userId: id, equipmentId: id };
      const sent = call.method === 'GET' ? undefined : (body?.(answerId) ?? {});
      seen.push(await send(call, token, { ...params, ...others }, sent));
    }
  }
  return seen.join('\n');
}

it('[PR-004] shows nothing of an answer to anyone but its author before the deadline', async () => {
  for (const [reader, token] of Object.entries(readers)) {
    const seen = await callAll(token, { writes: true });
    expect([reader, SECRET.exec(seen)?.[0]]).toEqual([reader, undefined]);
  }
  // The calls above would have found it: the author still reads it in every request.
  const own = await callAll(author.token, { writes: false });
  expect(own.match(/"price":7919.37/g)?.length).toBe(requests.length);
  // The buyer knows that answers exist and from which suppliers.
  const read = await send(calls.readRfq, readers.buyer, { id: requests[0] ?? '' });
  expect(read).toContain('"answers":2');
}, 240_000);

it('[PR-004] keeps prices sealed between deadline and opening, in the second envelope and after a cancellation', async () => {
  const { db } = api.parts;
  const [late, technical, cancelled] = requests as [string, string, string];
  await moveDeadline(db, late, -1);
  await openRfqNow(db, technical);
  const called = await send(calls.cancelRfq, buyer.token, { id: cancelled }, { reason: 'The project waits' });
  expect(called).toContain('Request ended');
  for (const reader of ['buyer', 'other supplier', 'operator']) {
    const seen = await callAll(readers[reader], { writes: true });
    // The technical envelope is open by now, for the buyer only.
    const shown = reader === 'buyer' ? seen.replaceAll('ZIRCON technical', '') : seen;
    expect([reader, SECRET.exec(shown)?.[0]]).toEqual([reader, undefined]);
    expect([reader, shown === seen]).toEqual([reader, reader !== 'buyer']);
  }
}, 240_000);

it('[PR-004] logs a failed answer without its price', async () => {
  const { db } = api.parts;
  await sql`alter table rfq_offers add constraint broken check (price_minor <> 791938)`.execute(db);
  const id = await aPublished(api, buyer, { suppliers: [author] });
  const answer = secretAnswer({ lines: [anOffer(1, 7919.38)] });
  const broken = await send(calls.submitAnswer, author.token, { id }, answer);
  await sql`alter table rfq_offers drop constraint broken`.execute(db);
  expect(broken).toContain('server.failed');
  const lines = logged.filter((line) => line.includes('request failed'));
  expect(lines.join()).toContain('broken');
  expect(lines.join()).not.toMatch(/7919[.,]?38/);
});

it('[PR-004] keeps the answer out of jobs, notifications, emails, stored responses and logs', async () => {
  const { db, pool } = api.parts;
  const jobs = () => sql`select payload, last_error from graphile_worker._private_jobs`.execute(db);
  // No worker has run yet, so all jobs are still in the queue.
  const waited = (await jobs()).rows;
  expect(waited.length).toBeGreaterThan(20);
  const worker = await startWorker(pool, jobHandlers({ ...api.parts, log }), log, { pollMs: 50 });
  await inbox.waitForEmail(buyer.email);
  const waiting = async () => {
    const { rows } = await sql<{ left: number }>`select count(*)::int as left from graphile_worker.jobs
      where run_at <= now() and attempts < max_attempts`.execute(db);
    return rows[0]?.left;
  };
  await expect.poll(waiting, { timeout: 60_000 }).toBe(0);
  await worker.stop();
  const emails = inbox.emails.map(({ subject, text, html }) => `${subject} ${text} ${html}`);
  const notifications = await db.selectFrom('notifications').select(['what', 'words']).execute();
  const storedResponses = await db.selectFrom('idempotent_answers').selectAll().execute();
  const facts = await db.selectFrom('supplier_facts').selectAll().execute();
  expect(notifications.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['rfq.published', 'rfq.answered', 'rfq.cancelled']),
  );
  expect(emails.length).toBeGreaterThan(2);
  expect(logged.length).toBeGreaterThan(1_000);
  const places = { emails, notifications, storedResponses, jobs: [waited, (await jobs()).rows], facts, logged };
  for (const [where, what] of Object.entries(places))
    expect([where, SECRET.exec(JSON.stringify(what))?.[0]]).toEqual([where, undefined]);
}, 120_000);
