// Tests answers in the last seconds before the deadline: exactly the answers that were accepted are opened.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import * as calls from '@rigsouq/contract/rfqs/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import { submitAnswer } from './answers/submit-answer.ts';
import { openRfq } from './open-rfqs.ts';
import {
  anAnswer,
  anOffer,
  aParty,
  aPublished,
  inDays,
  moveDeadline,
  type Party,
  rfqBody,
  submit,
} from './rfqs.factory.ts';
import { lockRfq } from './rfqs.store.ts';

const SUPPLIERS = 100;

let api: TestApi;
let db: Db;
let buyer: Party;
let suppliers: Party[];
beforeAll(async () => {
  api = await testApi();
  db = api.parts.db;
  buyer = await aParty(db, ['buyer']);
  suppliers = await Promise.all(Array.from({ length: SUPPLIERS }, () => aParty(db, ['supplier'])));
}, 60_000);
afterAll(() => api.stop());

type Opened = { supplier_id: string; hash: string; offers: number };
const openedOf = async (id: string) =>
  (
    await sql<Opened>`select a.supplier_id, a.hash, (select count(*)::int from opened_offers o where o.answer_id = a.id) as offers
      from opened_answers a where a.rfq_id = ${id}`.execute(db)
  ).rows;

it('opens exactly the accepted answers when 100 suppliers answer in the last two seconds through two servers', async () => {
  const { config } = api.parts;
  const env = { ...process.env, DATABASE_URL: config.databaseUrl, REDIS_URL: config.redisUrl };
  const start = (name: string) => fork(fileURLToPath(new URL(`../../../test/${name}.ts`, import.meta.url)), { env });
  const servers = [start('api-process'), start('api-process')];
  const workers = [start('worker-process'), start('worker-process')];
  const ports = await Promise.all(
    servers.map(async (child) => ((await once(child, 'message')) as [{ port: number }])[0].port),
  );
  await Promise.all(workers.map((child) => once(child, 'message')));

  const id = await aPublished(api, buyer, { suppliers });
  const at = (n: number) => `http://127.0.0.1:${ports[n % 2]}/api/procurement/rfqs/${id}`;
  // All suppliers read the request first, which warms up the servers.
  await Promise.all(suppliers.map(({ token }, n) => fetch(at(n), { headers: { authorization: `Bearer ${token}` } })));
  await moveDeadline(db, id, 3);
  await sql`select graphile_worker.add_job('rfqs.open_due', '{}', run_at => (select deadline from rfqs where id = ${id}))`.execute(
    db,
  );
  const { left } = await db
    .selectFrom('rfqs')
    .select(sql<number>`extract(epoch from deadline - clock_timestamp())::float8 * 1000`.as('left'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const deadline = Date.now() + left;

  const receipts = new Map<string, string>();
  const refusals: string[] = [];
  const sendAnswers = async ({ accountId, token }: Party, n: number) => {
    // Each supplier answers twice: once in the last two seconds, and once within 150 ms of the deadline.
    for (const moment of [deadline - 2_000 * Math.random(), deadline - 150 + 300 * Math.random()]) {
      await setTimeout(Math.max(0, moment - Date.now()));
      const price = 1_000 + n + Math.round(Math.random() * 100);
      const lines = [anOffer(1, price), anOffer(2, price, { mode: 'rent' })];
      const answer = await fetch(`${at(n)}/answer`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(anAnswer(price, { lines })),
      });
      const body = (await answer.json()) as { hash: string; code?: string };
      if (answer.status === 200) receipts.set(accountId, body.hash);
      else refusals.push(`${answer.status} ${body.code}`);
    }
  };
  await Promise.all(suppliers.map(sendAnswers));
  const stateOf = async () =>
    (await db.selectFrom('rfqs').select('state').where('id', '=', id).executeTakeFirst())?.state;
  await expect.poll(stateOf, { timeout: 20_000 }).toBe('opened');
  for (const child of [...servers, ...workers]) child.kill();

  expect(new Set(refusals)).toEqual(new Set(['409 rfq.late']));
  // On a busy machine fewer answers are in time, but some always are and some are not.
  expect(receipts.size).toBeGreaterThan(10);
  const answers = await openedOf(id);
  expect(answers.map(({ supplier_id, hash }) => `${supplier_id} ${hash}`).toSorted()).toEqual(
    [...receipts].map(([supplier, hash]) => `${supplier} ${hash}`).toSorted(),
  );
  expect(new Set(answers.map(({ offers }) => offers))).toEqual(new Set([2]));
  const facts = await db.selectFrom('supplier_facts').select('kind').where('subject_id', '=', id).execute();
  expect(facts.filter(({ kind }) => kind === 'answered')).toHaveLength(receipts.size);
  expect(facts.filter(({ kind }) => kind === 'invited')).toHaveLength(SUPPLIERS);
}, 240_000);

const actorOf = ({ accountId, userId }: Party) => ({
  userId,
  sessionId: '',
  name: '',
  email: '',
  emailVerified: true,
  position: 'owner' as const,
  account: {
    id: accountId,
    roles: ['supplier' as const],
    contactName: '',
    companyName: null,
    approved: true,
    country: 'ae',
    verifiedSupplier: true,
  },
});

it('opens an answer whose transaction is still running at the deadline', async () => {
  const [one] = suppliers as [Party];
  const id = await aPublished(api, buyer, { suppliers: [one] });
  // The second answer inserts no row that references the request, so no foreign key locks it during the write.
  await submit(api, one, id, anAnswer(1_100));
  await moveDeadline(db, id, 1);
  const given = calls.submitAnswer.body.parse(anAnswer(1_000));
  const writing = inTransaction(db, async (tx) => {
    const receipt = await submitAnswer(tx, actorOf(one), id, given);
    await setTimeout(2_000);
    return receipt;
  });
  await setTimeout(1_300);
  await inTransaction(db, (tx) => openRfq(tx, id));
  const seen = await openedOf(id);
  const { hash } = await writing;
  expect(seen).toEqual([{ supplier_id: one.accountId, hash, offers: 1 }]);
});

it('refuses an answer that waited for the lock past the deadline', async () => {
  const [one] = suppliers as [Party];
  const id = await aPublished(api, buyer, { suppliers: [one] });
  await moveDeadline(db, id, 1);
  const lockHolder = inTransaction(db, async (tx) => {
    await lockRfq(tx, id);
    await setTimeout(1_500);
  });
  await setTimeout(200);
  expect((await submit(api, one, id, anAnswer(1_000))).body.code).toBe('rfq.late');
  await lockHolder;
});

it('stores each answer for the version it names or refuses it, during a concurrent amendment', async () => {
  const crowd = suppliers.slice(0, 12);
  for (let attempt = 0; attempt < 6; attempt++) {
    const id = await aPublished(api, buyer, { suppliers: crowd });
    const note = 'More of them';
    const deadline = inDays(3).toISOString();
    const amend = () =>
      api.call(
        calls.amendRfq,
        { params: { id }, body: { ...rfqBody({ deadline }), version: 1, note } },
        { token: buyer.token },
      );
    const sends = crowd.map((supplier, n) => async () => {
      const version = n % 2 ? 1 : 2;
      const { status, body } = await submit(api, supplier, id, anAnswer(1_000 + n, { version }));
      return { supplier: supplier.accountId, version, status, code: body.code };
    });
    const half = Math.floor(sends.length / 2);
    const [amended, ...sent] = await Promise.all([
      amend(),
      ...sends.slice(0, half).map((send) => send()),
      ...sends.slice(half).map((send) => setTimeout(5).then(send)),
    ] as [ReturnType<typeof amend>, ...ReturnType<(typeof sends)[number]>[]]);
    expect(amended.status).toBe(200);
    for (const { status, code } of sent) expect(status === 200 || code === 'rfq.amended').toBe(true);
    const rows = await db
      .selectFrom('rfq_answers')
      .select(['supplier_id', sql<number>`version::int`.as('version')])
      .where('rfq_id', '=', id)
      .execute();
    const accepted = sent.filter(({ status }) => status === 200);
    const lines = (all: { supplier: string; version: number }[]) =>
      all.map((one) => `${one.supplier} ${one.version}`).toSorted();
    expect(lines(rows.map(({ supplier_id, version }) => ({ supplier: supplier_id, version })))).toEqual(
      lines(accepted),
    );
    await moveDeadline(db, id, -1);
    await inTransaction(db, (tx) => openRfq(tx, id));
    const counted = accepted.filter(({ version }) => version === 2).map(({ supplier }) => supplier);
    expect((await openedOf(id)).map(({ supplier_id }) => supplier_id).toSorted()).toEqual(counted.toSorted());
  }
}, 60_000);

it('accepts answers before a concurrent cancellation and refuses the others', async () => {
  const crowd = suppliers.slice(0, 10);
  const id = await aPublished(api, buyer, { suppliers: crowd });
  const body = { reason: 'The project waits' };
  const [cancelled, ...sent] = await Promise.all([
    api.call(calls.cancelRfq, { params: { id }, body }, { token: buyer.token }),
    ...crowd.map((supplier) => submit(api, supplier, id, anAnswer(1_000))),
  ]);
  expect(cancelled.status).toBe(200);
  for (const { status, body } of sent) expect(status === 200 || body.code === 'rfq.state').toBe(true);
  expect(await openedOf(id)).toEqual([]);
});
