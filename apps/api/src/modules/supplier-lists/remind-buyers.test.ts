import { buildNoticePath, readNotifications } from '@rigsouq/contract/notifications/calls';
import { removeSupplierDocument } from '@rigsouq/contract/supplier-lists/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { type Inbox, openInbox } from '../../../test/inbox.ts';
import { jobHandlers } from '../../api.ts';
import { startWorker, type Worker } from '../../platform/jobs/jobs.ts';
import { aMember, aSession } from '../identity/identity.factory.ts';
import { remindBuyersJob } from './index.ts';
import { aBuyer, aDocument, aMarketSupplier, aSupplierEntry } from './supplier-lists.factory.ts';

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
  await aSupplierEntry(api, buyer, supplierId);
});

/** Returns the day in the Gulf, by the database's clock, that is this many days from now. */
async function dayIn(days: number): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select ((now() at time zone 'Asia/Dubai')::date + ${days}::int)::text as day`.execute(api.parts.db);
  return rows[0]?.day ?? '';
}
const aDocumentFor = async (days: number, kind = 'insurance') =>
  aDocument(api, buyer, supplierId, { kind, expiresOn: await dayIn(days) });
/** Simulates that days have passed by moving the expiry date back. */
const daysPass = (id: string, days: number) =>
  sql`update supplier_documents set expires_on = expires_on - ${days}::int where id = ${id}`.execute(api.parts.db);
const run = () => remindBuyersJob(api.parts).run({}, api.parts.log);
const waitForJobs = () =>
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
const notifications = async (token = buyer.token) => {
  await waitForJobs();
  return (await api.call(readNotifications, {}, { token })).body.items;
};
const reminderKinds = async () =>
  (await notifications()).map(({ what }) => what.replace('supplier.document_', '')).reverse();

describe('a document that expires', () => {
  it('[PR-007] reminds every member once each 60, 30 and 7 days before and on the day', async () => {
    const colleague = await aMember(api.parts.db, buyer.accountId);
    const id = await aDocumentFor(61);
    await run();
    expect(await notifications()).toEqual([]);
    let reminders = 0;
    for (const [days, expected] of [
      [1, 1], // 60 days before
      [1, 1],
      [28, 1], // 31
      [1, 2], // 30
      [22, 2], // 8
      [1, 3], // 7
      [6, 3], // 1
      [1, 4], // the day of expiry
      [1, 4],
      [400, 4],
    ] as const) {
      await daysPass(id, days);
      await run();
      await run();
      reminders = (await notifications()).length;
      expect([days, reminders]).toEqual([days, expected]);
    }
    expect(await reminderKinds()).toEqual(['ending', 'ending', 'ending', 'ending']);
    expect(await notifications(await aSession(api, colleague.email))).toHaveLength(4);
  });

  it('names the document, the supplier and the day in both languages, with a link to the supplier', async () => {
    await api.parts.db.updateTable('auth_users').set({ language: 'ar' }).where('id', '=', buyer.userId).execute();
    const id = await aDocumentFor(90, 'trade-licence');
    await sql`update supplier_documents set expires_on = '2026-01-05' where id = ${id}`.execute(api.parts.db);
    await run();
    const [reminder] = await notifications();
    expect(reminder).toMatchObject({
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
    expect(buildNoticePath('supplier.document_ended', supplierId, {})).toBe(`/procurement/suppliers/${supplierId}`);
    const email = await inbox.waitForEmail(buyer.email);
    expect(email.subject).toBe('Expiring Plant: انتهت صلاحية الرخصة التجارية في 5 يناير 2026');
    expect(email.html).toContain(`http://rigsouq.test/ar/procurement/suppliers/${supplierId}`);
  });

  it('does not send reminders whose day had passed when it was added', async () => {
    const [soon, over] = [await aDocumentFor(20), await aDocumentFor(-3)];
    await aDocument(api, buyer, supplierId);
    await run();
    expect(await notifications()).toEqual([]);
    await daysPass(soon, 13);
    await daysPass(over, 13);
    await run();
    expect(await reminderKinds()).toEqual(['ending']);
  });

  it('sends one reminder with several workers at once, and only the last one after a pause of the worker', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 4; at++) ids.push(await aDocumentFor(100));
    for (const id of ids) await daysPass(id, 97);
    await Promise.all([run(), run(), run(), run()]);
    expect(await reminderKinds()).toEqual(['ending', 'ending', 'ending', 'ending']);
    await run();
    expect(await notifications()).toHaveLength(4);
  });

  it('sends no reminder once it was deleted', async () => {
    const [deleted, kept] = [await aDocumentFor(61, 'trade-licence'), await aDocumentFor(61, 'insurance')];
    const params = { id: supplierId, documentId: deleted };
    expect((await api.call(removeSupplierDocument, { params }, { token: buyer.token })).status).toBe(200);
    for (const id of [deleted, kept]) await daysPass(id, 1);
    await run();
    expect((await notifications()).map(({ words }) => words.document)).toEqual(['insurance']);
  });

  it('is found through the index of open reminders', async () => {
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
