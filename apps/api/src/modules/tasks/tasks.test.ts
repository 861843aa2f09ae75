import { PassThrough } from 'node:stream';
import type { Endpoint } from '@rigsouq/contract/endpoint';
import { acceptOrder, closeOrder, deliverOrder } from '@rigsouq/contract/orders/calls';
import { readTasks, TASKS_COUNTED } from '@rigsouq/contract/tasks/calls';
import { dayOf } from '@rigsouq/kernel/periods';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { jobHandlers } from '../../api.ts';
import { newId } from '../../platform/database/ids.ts';
import { startWorker, type Worker } from '../../platform/jobs/jobs.ts';
import { aListing } from '../catalogue/catalogue.factory.ts';
import { aMember, anAccount } from '../identity/identity.factory.ts';
import { anOrder } from '../orders/orders.factory.ts';
import { aParty, aToken, type Party } from '../rfqs/rfqs.factory.ts';

let api: TestApi;
let worker: Worker;
let log = '';
beforeAll(async () => {
  const logTo = new PassThrough().setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  api = await testApi({ LOG_LEVEL: 'warn' }, { logTo });
  worker = await startWorker(api.parts.pool, jobHandlers(api.parts), api.parts.log, { pollMs: 50 });
});
afterAll(async () => {
  await worker.stop();
  await api.stop();
});

type NewTask = { [column: string]: unknown; due_at?: Date | null };
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

/** Stores a task without a record, for tests of reading. */
async function aTask(accountId: string, over: NewTask = {}): Promise<string> {
  const task = {
    account_id: accountId,
    kind: 'order',
    subject_id: newId(),
    task: 'order.accept',
    managers_only: false,
    words: JSON.stringify({ title: 'Machines for lot 2', number: 'PO-1' }),
    since: new Date(),
    ...over,
  };
  const { id } = await api.parts.db.insertInto('tasks').values(task).returning('id').executeTakeFirstOrThrow();
  return id;
}

const read = async (token: string, query = {}) => (await api.call(readTasks, { query }, { token })).body;
const idsFor = async (token: string) => (await read(token)).items.map(({ _id }) => _id);
const tasksOf = async ({ token }: Party) => (await read(token)).items.map(({ task, words }) => [task, words.title]);

it('shows the earliest due time first, then what has none, page by page without a gap', async () => {
  const { accountId, token } = await aParty(api.parts.db, ['supplier']);
  const same = inHours(5);
  const since = inHours(-5);
  const ids = [
    await aTask(accountId, { due_at: inHours(-30) }),
    ...[await aTask(accountId, { due_at: same, since }), await aTask(accountId, { due_at: same, since })].sort(),
    await aTask(accountId, { due_at: inHours(9), since: inHours(-90) }),
    await aTask(accountId, { since: inHours(-80) }),
    ...[await aTask(accountId, { since }), await aTask(accountId, { since })].sort(),
  ];
  for (const limit of [1, 2, 3, 7]) {
    const shown: string[] = [];
    let query: Record<string, unknown> = { limit };
    for (let more = true; more; ) {
      const page = await read(token, query);
      shown.push(...page.items.map(({ _id }) => _id));
      const last = page.items.at(-1);
      query = { limit, after: last?._id, since: last?.since, ...(last?.dueAt && { due: last.dueAt }) };
      more = page.hasMore;
    }
    expect(shown).toEqual(ids);
  }
  const halfAPosition = await api.call(readTasks, { query: { after: newId() } }, { token });
  expect(halfAPosition.status).toBe(400);
});

it('shows a member only what that member may do, now', async () => {
  const { db } = api.parts;
  const { accountId, userId, token } = await aParty(db, ['buyer']);
  const [manager, agent] = [await aMember(db, accountId, 'manager'), await aMember(db, accountId, 'agent')];
  const stranger = await aParty(db, ['buyer']);
  const forAll = await aTask(accountId, { due_at: inHours(1) });
  const approval = await aTask(accountId, { due_at: inHours(2), managers_only: true, not_for: userId });
  const opened = await aTask(accountId, { due_at: inHours(3), opens_at: inHours(-1), closes_at: inHours(1) });
  await aTask(accountId, { opens_at: inHours(1) });
  await aTask(accountId, { closes_at: inHours(-1) });
  expect(await idsFor(token)).toEqual([forAll, opened]);
  expect(await idsFor(await aToken(db, manager.userId))).toEqual([forAll, approval, opened]);
  expect(await idsFor(await aToken(db, agent.userId))).toEqual([forAll, opened]);
  expect(await read(stranger.token)).toEqual({ count: 0, hasMore: false, items: [] });
});

it('counts up to a hundred', async () => {
  const { accountId, token } = await aParty(api.parts.db, ['buyer']);
  for (let at = 0; at < 3; at++) await aTask(accountId);
  expect((await read(token)).count).toBe(3);
  await sql`insert into tasks (account_id, kind, subject_id, task, managers_only, words, since)
    select ${accountId}, 'order', gen_random_uuid(), 'order.close', true, '{}', now() from generate_series(1, 120)`.execute(
    api.parts.db,
  );
  expect((await read(token)).count).toBe(TASKS_COUNTED);
});

it('follows a record: it appears, is handed to the other side, and is gone', async () => {
  const { db } = api.parts;
  const buyer = await aParty(db, ['buyer'], { name: 'Sahra' });
  const supplier = await aParty(db, ['supplier'], { name: 'Bahar' });
  const order = await anOrder(db, buyer, supplier.accountId);
  await expect.poll(() => tasksOf(supplier)).toEqual([['order.accept', 'Machines for lot 2']]);
  const [task] = (await read(supplier.token)).items;
  expect(task).toMatchObject({ partner: 'Sahra', subjectId: order, amount: 630_001.05, currency: 'AED', dueAt: null });
  const call = async (step: Endpoint, { token }: Party, body = {}) =>
    expect((await api.call(step, { params: { id: order }, body }, { token })).status).toBe(200);
  await call(acceptOrder, supplier);
  await call(deliverOrder, buyer, { deliveredOn: dayOf(new Date()) });
  await expect.poll(() => tasksOf(buyer)).toEqual([['order.close', 'Machines for lot 2']]);
  expect(await tasksOf(supplier)).toEqual([]);
  await call(closeOrder, buyer);
  await expect.poll(() => tasksOf(buyer)).toEqual([]);
});

it('shows the new title of a listing in all its tasks', async () => {
  const { db } = api.parts;
  const supplier = await aParty(db, ['supplier']);
  const { accountId, userId } = await anAccount(db, { roles: ['buyer'] });
  const listing = await aListing(api, supplier.token, { title: 'Crane 50 t' });
  const quote = { id: newId(), listing_id: listing, account_id: accountId, created_by: userId };
  await db
    .insertInto('quotes')
    .values({ ...quote, supplier_id: supplier.accountId })
    .execute();
  await expect.poll(() => tasksOf(supplier)).toEqual([['quote.answer', 'Crane 50 t']]);
  await db.updateTable('listings').set({ title: 'Crane 60 t' }).where('id', '=', listing).execute();
  await expect.poll(() => tasksOf(supplier)).toEqual([['quote.answer', 'Crane 60 t']]);
});

it('is repaired by the nightly comparison, which logs what differed', async () => {
  const { db, pool } = api.parts;
  const [buyer, supplier] = [await aParty(db, ['buyer']), await aParty(db, ['supplier'])];
  const [first, second] = [await anOrder(db, buyer, supplier.accountId), await anOrder(db, buyer, supplier.accountId)];
  await expect.poll(async () => (await tasksOf(supplier)).length).toBe(2);
  const rebuild = async () => {
    log = '';
    await pool.query("select graphile_worker.add_job('tasks.rebuild', '{}')");
    const open = "select from graphile_worker.jobs where task_identifier = 'tasks.rebuild'";
    await expect.poll(async () => (await pool.query(open)).rowCount).toBe(0);
  };
  // The first run removes the tasks without a record of the tests above.
  await rebuild();
  await rebuild();
  expect(log).toBe('');
  const before = (await read(supplier.token)).items;

  await db.deleteFrom('tasks').where('subject_id', '=', first).execute();
  await db
    .updateTable('tasks')
    .set({ words: JSON.stringify({ title: 'Old' }) })
    .where('subject_id', '=', second)
    .execute();
  await aTask(supplier.accountId);
  await rebuild();
  const after = (await read(supplier.token)).items;
  expect(after.map(({ subjectId, words }) => [subjectId, words.title]).sort()).toEqual(
    before.map(({ subjectId, words }) => [subjectId, words.title]).sort(),
  );
  expect(log).toContain('tasks differed from the records');
  expect(log).toContain('"kind":"order"');
});
