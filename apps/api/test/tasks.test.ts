// Compares what the calls show as waiting with a plain second implementation, for the demo data and after thousands of random changes of records.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readTasks, TASKS_COUNTED } from '@rigsouq/contract/tasks/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { jobHandlers, taskSources } from '../src/api.ts';
import { aToken } from '../src/modules/rfqs/rfqs.factory.ts';
import { startWorker, type Worker } from '../src/platform/jobs/jobs.ts';
import { FULL_SIZE } from './full-size.ts';
import { type TestApi, testApi } from './harness.ts';
import { computePlainTasks, type PlainTask } from './plain-tasks.ts';

const CHANGES = FULL_SIZE ? 5_000 : 600;

let api: TestApi;
let worker: Worker;
beforeAll(async () => {
  api = await testApi();
  const { databaseUrl, storageUrl } = api.parts.config;
  await promisify(execFile)(process.execPath, [fileURLToPath(new URL('../demo/demo.ts', import.meta.url))], {
    env: { ...process.env, DATABASE_URL: databaseUrl, STORAGE_URL: storageUrl },
  });
  // Only the tasks are kept: the schedulers would change the demo data.
  const handlers = jobHandlers(api.parts).map((handler) =>
    handler.name === 'tasks.update' ? handler : { ...handler, run: async () => undefined, every: undefined },
  );
  worker = await startWorker(api.parts.pool, handlers, api.parts.log, { pollMs: 50 });
  await updatesDone();
}, 180_000);
afterAll(async () => {
  await worker.stop();
  await api.stop();
});

async function updatesDone(): Promise<void> {
  const waiting = `select from graphile_worker.jobs where task_identifier = 'tasks.update'`;
  await vi.waitUntil(async () => (await api.parts.pool.query(waiting)).rowCount === 0, {
    timeout: 60_000,
    interval: 50,
  });
}

/** Everything that is open now in the kept table, over all members. */
async function readKeptTasks(): Promise<PlainTask[]> {
  const { rows } = await api.parts.pool.query(`select * from tasks
    where (opens_at is null or opens_at <= now()) and (closes_at is null or closes_at > now())`);
  return rows.map((row) => [
    row.task,
    row.account_id,
    row.subject_id,
    row.words.title ?? '',
    row.due_at?.getTime() ?? null,
    row.amount_minor === null ? null : `${row.amount_minor} ${row.currency}`,
    row.not_for,
  ]);
}

const inOrder = (tasks: PlainTask[]) => tasks.map((task) => JSON.stringify(task)).sort();

it('has exactly what waits in the records of the demo', async () => {
  const plain = inOrder(await computePlainTasks(api.parts.pool));
  expect(inOrder(await readKeptTasks())).toEqual(plain);
});

it('shows each demo account all that waits for it, page by page, in the order of the due times', async () => {
  const plain = await computePlainTasks(api.parts.pool);
  for (const email of ['buyer', 'supplier', 'both'].map((name) => `${name}@rigsouq.test`)) {
    const member = await api.parts.db
      .selectFrom('auth_users as u')
      .innerJoin('members as m', 'm.user_id', 'u.id')
      .select(['u.id', 'm.account_id'])
      .where('u.email', '=', email)
      .executeTakeFirstOrThrow();
    const token = await aToken(api.parts.db, member.id);
    const shown: { task: string; subjectId: string; dueAt: string | null }[] = [];
    let query: Record<string, string> = { limit: '3' };
    for (let more = true; more; ) {
      const { body } = await api.call(readTasks, { query }, { token });
      shown.push(...body.items);
      const last = body.items.at(-1);
      if (last) query = { limit: '3', after: last._id, since: last.since, ...(last.dueAt && { due: last.dueAt }) };
      more = body.hasMore;
      expect(body.count).toBe(
        Math.min(
          TASKS_COUNTED,
          plain.filter(([, account, , , , , notFor]) => account === member.account_id && notFor !== member.id).length,
        ),
      );
    }
    const own = plain.filter(([, account, , , , , notFor]) => account === member.account_id && notFor !== member.id);
    expect(shown.map(({ task, subjectId }) => `${task} ${subjectId}`).sort()).toEqual(
      own.map(([task, , subject]) => `${task} ${subject}`).sort(),
    );
    const dues = shown.map(({ dueAt }) => (dueAt === null ? Number.POSITIVE_INFINITY : Date.parse(dueAt)));
    expect(dues).toEqual(dues.toSorted((one, two) => one - two));
    expect(shown.length).toBeGreaterThan(5);
  }
});

/** Statements that change one random record in one way. Constraints refuse some of the changes. */
const times = `date_trunc('second', now()) + floor(random() * 40 * 86400 - 20 * 86400) * interval '1 second'`;
const pick = (values: string[]) =>
  `(array[${values.map((value) => `'${value}'`)}])[1 + floor(random() * ${values.length})]`;
const half = (value: string) => `case when random() < 0.5 then ${value} end`;
const anyOf = (table: string, where = 'true') =>
  `ctid = (select ctid from ${table} where ${where} order by random() limit 1)`;
const update = (table: string, column: string, value: string, where?: string) =>
  `update ${table} set ${column} = ${value} where ${anyOf(table, where)}`;
/** Suppliers of a request who have not answered it. */
const unanswered = `not exists (select from rfq_answers a where a.rfq_id = rfq_suppliers.rfq_id and a.supplier_id = rfq_suppliers.supplier_id)`;
const inApproval = `select id from rfqs where state = 'approval'`;
const changes = [
  `update rfqs set state = 'open', opened_at = null, deadline = now() + interval '9 days'
    where state <> 'draft' and id in (select rfq_id from rfq_suppliers where ${unanswered}) and random() < 0.5`,
  update('quotes', 'status', pick(['Requested', 'Quoted', 'Accepted', 'Rejected', 'Expired'])),
  update('quotes', 'valid_until', times),
  update('quotes', '(price_minor, currency)', `((1000 + random() * 1000)::int, 'SAR')`),
  update('inspections', 'status', pick(['Requested', 'Confirmed', 'Completed', 'Rejected', 'Cancelled'])),
  update('inspections', 'proposed_by', pick(['buyer', 'supplier'])),
  update('inspections', 'meets_at', times),
  update('bookings', 'status', pick(['Requested', 'Confirmed', 'Active', 'Completed', 'Cancelled', 'Rejected'])),
  update('bookings', 'lapses_at', times, `status = 'Requested'`),
  update('bookings', 'ends_at', `greatest(starts_at + interval '1 day', ${times})`, `status = 'Active'`),
  update('bookings', 'off_hired_at', half(times), `status = 'Active'`),
  update('threads', 'buyer_unread', 'floor(random() * 2)'),
  update('threads', 'supplier_unread', 'floor(random() * 2)'),
  update('sale_inquiries', 'read_at', half('now()')),
  // Read inquiries that are deleted change nothing, so there are always new ones.
  `insert into sale_inquiries (id, listing_id, supplier_id, first_name, last_name, email, inquiry_type, message, newsletter, language, text_hash)
    select gen_random_uuid(), listing_id, supplier_id, first_name, last_name, email, inquiry_type, message, newsletter, language, text_hash
    from sale_inquiries where ${anyOf('sale_inquiries')}`,
  `delete from sale_inquiries where ${anyOf('sale_inquiries', '(select count(*) from sale_inquiries) > 1')}`,
  update('listings', 'title', `'Title ' || random()`, 'id in (select listing_id from tasks)'),
  update('listings', 'status', pick(['active', 'pending', 'pending', 'inactive'])),
  update('lots', 'state', pick(['pending', 'live', 'live', 'sold', 'cancelled'])),
  update('lots', 'ends_at', `first_ends_at + floor(random() * 60) * interval '1 minute'`, `state = 'live'`),
  `update lots l set leader_id = b.account_id from lot_bidders b where b.lot_id = l.id and l.state = 'live' and random() < 0.2`,
  update('consignments', 'title', `'Lot ' || random()`, `id in (select id from lots where state = 'live')`),
  update('consignments', 'title', `'Sold lot ' || random()`, 'id in (select lot_id from settlements)'),
  update('settlements', 'state', pick(['offered', 'declined', 'awaiting_payment', 'paid', 'released', 'defaulted'])),
  update('settlements', 'due_at', times),
  update('settlements', 'price', 'price + 100'),
  `update rfqs set state = s.state, opened_at = case when s.state in ('opened', 'approval', 'awarded', 'closed') then now() end
    from (select ${pick(['open', 'open', 'technical', 'opened', 'approval', 'awarded', 'closed'])} as state) s
    where ${anyOf('rfqs', `state <> 'draft'`).replace('ctid', 'rfqs.ctid')}`,
  update('rfqs', 'version', 'version + 1', `state = 'open'`),
  update('rfqs', 'deadline', times, `state = 'open'`),
  update('rfqs', 'title', `'Request ' || random()`),
  update('rfq_suppliers', 'declined_at', half('now()'), unanswered),
  update('rfq_suppliers', 'invited', 'not invited', unanswered),
  update('rfq_answers', 'withdrawn', 'not withdrawn'),
  `update rfq_answers a set version = r.version from rfqs r where r.id = a.rfq_id and r.state = 'open' and random() < 0.5`,
  update(
    'rfq_questions',
    '(answer, answered_at)',
    `(select answer, case when answer is not null then now() end
    from (select ${half("'Yes'")} as answer) a)`,
  ),
  `update rfqs set state = 'approval', opened_at = now() where ${anyOf('rfqs', 'id in (select rfq_id from rfq_awards)')}`,
  update('rfq_awards', 'state', pick(['proposed', 'approved', 'rejected']), `rfq_id in (${inApproval})`),
  update('reverse_auctions', 'state', pick(['scheduled', 'live', 'live', 'ended', 'approval', 'awarded', 'closed'])),
  update('reverse_auctions', 'starts_at', `least(first_ends_at - interval '1 minute', ${times})`),
  update('reverse_auctions', 'title', `'Reverse auction ' || random()`),
  update('reverse_suppliers', 'total_minor', '(random() * 1000)::int', 'total_minor is not null'),
  update('reverse_suppliers', 'ends_at', times),
  `insert into reverse_awards (id, auction_id, state, supplier_id, total_minor, proposed_by)
    select gen_random_uuid(), a.id, 'proposed', s.supplier_id, 1000, a.created_by from reverse_auctions a
    join reverse_suppliers s on s.auction_id = a.id where a.state = 'approval' limit 1`,
  update('reverse_awards', 'state', pick(['proposed', 'approved', 'rejected'])),
  `delete from reverse_awards where ${anyOf('reverse_awards')}`,
  update('orders', 'state', pick(['issued', 'accepted', 'accepted', 'delivered', 'closed', 'declined', 'cancelled'])),
  update('orders', 'due_on', `case when random() < 0.8 then (${times})::date end`, `state = 'accepted'`),
  update('orders', 'title', `'Order ' || random()`),
  update('company_licences', 'state', pick(['waiting', 'approved', 'rejected', 'replaced'])),
  update('company_licences', 'expires_on', `(${times})::date`),
];

/** Runs every change alone until it has changed what waits, so that each trigger is needed. A change may depend on the state that others lead to. */
it('follows every way in which a record can change', async () => {
  const { pool } = api.parts;
  const open = new Set(changes);
  const refused = new Map<string, string>();
  for (let round = 0; round < 300 && open.size > 0; round++) {
    for (const change of changes) {
      const isOpen = open.has(change);
      if (isOpen) await updatesDone();
      const before = isOpen ? inOrder(await computePlainTasks(pool)) : [];
      await pool.query(change).catch((error: Error) => refused.set(change, error.message));
      if (!isOpen) continue;
      await updatesDone();
      const after = inOrder(await computePlainTasks(pool));
      expect([change, inOrder(await readKeptTasks())]).toEqual([change, after]);
      if (after.join() !== before.join()) open.delete(change);
    }
  }
  expect([...open].map((change) => [change, refused.get(change)])).toEqual([]);
}, 300_000);

it('stays equal to the records through random changes, several at the same time', async () => {
  const { pool } = api.parts;
  for (let at = 0; at < CHANGES; at += 30) {
    const some = Array.from({ length: 30 }, (_, step) => changes[(at * 7 + step * 11) % changes.length] as string);
    await Promise.all(some.map((change) => pool.query(change).catch(() => undefined)));
    await updatesDone();
    expect(inOrder(await readKeptTasks())).toEqual(inOrder(await computePlainTasks(pool)));
  }
}, 180_000);

it('has a source for every kind that a trigger names', async () => {
  const { rows } = await sql<{ kind: string }>`
    select distinct convert_from(substring(tgargs from 1 for position('\\x00'::bytea in tgargs) - 1), 'utf8') as kind
    from pg_trigger t join pg_proc p on p.oid = t.tgfoid where p.proname = 'queue_task_update'`.execute(api.parts.db);
  expect(rows.map(({ kind }) => kind).sort()).toEqual(taskSources.map(({ kind }) => kind as string).sort());
});
