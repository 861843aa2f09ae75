import { noticePath, readNotifications } from '@rigsouq/contract/notifications';

import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { type Inbox, openInbox } from '../../../test/inbox.ts';
import { jobHandlers } from '../../api.ts';
import { startWorker, type Worker } from '../../platform/jobs.ts';
import { aMember, aSession } from '../identity/identity.factory.ts';
import { remindingBuyers } from './index.ts';
import { aBuyer, aDocument, aMarketSupplier, keep } from './suppliers.factory.ts';

let inbox: Inbox;
let api: TestApi;
let worker: Worker;
beforeAll(async () => {
  inbox = await openInbox();
  api = await testApi({ SMTP_URL: inbox.url, PUBLIC_URL: 'http://rigsouq.test' });
  worker = await startWorker(api.parts.pool, jobHandlers(api.parts), api.parts.log, { pollMs: 200 });
});
afterAll(async () => {
  await worker.stop();
  await api.stop();
  inbox.close();
});

type Buyer = Awaited<ReturnType<typeof aBuyer>>;
let buyer: Buyer;
let supplierId: string;
beforeEach(async () => {
  buyer = await aBuyer(api);
  supplierId = (await aMarketSupplier(api.parts.db, { name: 'Expiring Plant' })).accountId;
  await keep(api, buyer, supplierId);
});

/** The day in the Gulf by the database's clock, so many days from now. */
async function dayIn(days: number): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select ((now() at time zone 'Asia/Dubai')::date + ${days}::int)::text as day`.execute(api.parts.db);
  return rows[0]?.day ?? '';
}
const aPaperFor = async (days: number, kind = 'insurance') =>
  aDocument(api, buyer, supplierId, { kind, expiresOn: await dayIn(days) });
/** As if so many days had gone by. */
const daysPass = (id: string, days: number) =>
  sql`update supplier_documents set expires_on = expires_on - ${days}::int where id = ${id}`.execute(api.parts.db);
const run = () => remindingBuyers(api.parts).run({}, api.parts.log);
const quiet = () =>
  expect
    .poll(
      async () => {
        const { rows } = await api.parts.pool.query(
          "select count(*)::int from graphile_worker.jobs where task_identifier in ('event supplier.document_ending', 'notifications.mail_now')",
        );
        return rows[0].count as number;
      },
      { timeout: 20_000 },
    )
    .toBe(0);
const bell = async (token = buyer.token) => {
  await quiet();
  return (await api.call(readNotifications, {}, { token })).body.items;
};
const whats = async () => (await bell()).map(({ what }) => what.replace('supplier.document_', '')).reverse();

describe('a paper that runs out', () => {
  it('[PR-007] is told 60, 30 and 7 days before and on the day, once for each, to every member', async () => {
    const colleague = await aMember(api.parts.db, buyer.accountId);
    const id = await aPaperFor(61);
    await run();
    expect(await bell()).toEqual([]);
    let told = 0;
    for (const [days, expected] of [
      [1, 1], // 60 days before
      [1, 1],
      [28, 1], // 31
      [1, 2], // 30
      [22, 2], // 8
      [1, 3], // 7
      [6, 3], // 1
      [1, 4], // the day
      [1, 4],
      [400, 4],
    ] as const) {
      await daysPass(id, days);
      await run();
      await run();
      told = (await bell()).length;
      expect([days, told]).toEqual([days, expected]);
    }
    expect(await whats()).toEqual(['ending', 'ending', 'ending', 'ending']);
    expect(await bell(await aSession(api, colleague.email))).toHaveLength(4);
  });

  it('says which, whose and when, in both languages, and leads to the supplier', async () => {
    await api.parts.db.updateTable('auth_users').set({ language: 'ar' }).where('id', '=', buyer.userId).execute();
    const id = await aPaperFor(90, 'trade-licence');
    await sql`update supplier_documents set expires_on = '2026-01-05' where id = ${id}`.execute(api.parts.db);
    await run();
    const [told] = await bell();
    expect(told).toMatchObject({
      what: 'supplier.document_ended',
      subjectId: supplierId,
      words: {
        company: 'Expiring Plant',
        document: 'trade licence',
        documentAr: 'الرخصة التجارية',
        day: '5 January 2026',
        dayAr: '5 يناير 2026',
      },
    });
    expect(noticePath('supplier.document_ended', supplierId, {})).toBe(`/procurement/suppliers/${supplierId}`);
    const letter = await inbox.letterTo(buyer.email);
    expect(letter.subject).toBe('Expiring Plant: انتهت صلاحية الرخصة التجارية في 5 يناير 2026');
    expect(letter.html).toContain(`http://rigsouq.test/ar/procurement/suppliers/${supplierId}`);
  });

  it('is not told of the steps that had passed when it came', async () => {
    const [soon, over] = [await aPaperFor(20), await aPaperFor(-3)];
    await aDocument(api, buyer, supplierId);
    await run();
    expect(await bell()).toEqual([]);
    await daysPass(soon, 13);
    await daysPass(over, 13);
    await run();
    expect(await whats()).toEqual(['ending']);
  });

  it('is told once by several workers at the same time, and the last step alone by one that was away', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 4; at++) ids.push(await aPaperFor(100));
    for (const id of ids) await daysPass(id, 97);
    await Promise.all([run(), run(), run(), run()]);
    expect(await whats()).toEqual(['ending', 'ending', 'ending', 'ending']);
    await run();
    expect(await bell()).toHaveLength(4);
  });

  it('of a supplier that was dropped is told no more', async () => {
    const id = await aPaperFor(100);
    await api.parts.db.deleteFrom('supplier_documents').where('id', '=', id).execute();
    await run();
    expect(await bell()).toEqual([]);
  });

  it('is found by the index of what has still to be told', async () => {
    const plan = await api.parts.db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select id from supplier_documents
        where expires_on is not null and reminded is distinct from 0 and expires_on <= current_date + 60
        order by expires_on, id limit 100`.execute(tx);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain('supplier_documents_ending');
  });
});
