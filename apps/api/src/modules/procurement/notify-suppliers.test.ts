import { readFile } from 'node:fs/promises';
import { buildNoticePath, changeNoticePreferences, readNotifications } from '@rigsouq/contract/notifications/calls';
import { createNeed, NEED_RECIPIENTS_MAX, updateNeed } from '@rigsouq/contract/procurement/needs';
import { categories } from '@rigsouq/contract/taxonomy';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { type Inbox, openInbox } from '../../../test/inbox.ts';
import { jobHandlers } from '../../api.ts';
import { startWorker, type Worker } from '../../platform/jobs/jobs.ts';
import { anAccount, aSession } from '../identity/identity.factory.ts';
import { arabicCategories } from './category-texts.ts';
import { listSuppliersForNeed } from './procurement.queries.ts';

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

type CompanyOptions = { roles?: ('buyer' | 'supplier')[]; country: string; supplies?: string[]; verified?: boolean };

async function aCompany({ roles = ['supplier'], country, supplies = [], verified = true }: CompanyOptions) {
  const { db } = api.parts;
  const account = await anAccount(db, { roles });
  await db.updateTable('accounts').set({ country }).where('id', '=', account.accountId).execute();
  await db.updateTable('auth_users').set({ email_verified: verified }).where('id', '=', account.userId).execute();
  await db
    .insertInto('company_profiles')
    .values({ account_id: account.accountId, phone: '+971', address: 'Plot 1', equipment_types: supplies })
    .execute();
  return { ...account, token: await aSession(api, account.email) };
}

const notificationsOf = async ({ token }: { token: string }) =>
  (await api.call(readNotifications, {}, { token })).body.items;
const emailsTo = (email: string) => inbox.emails.filter(({ to }) => to && 'text' in to && to.text.includes(email));
/** Waits until all jobs that a need caused have finished. */
async function waitForJobs() {
  const countJobs = async () => {
    const { rows } = await api.parts.pool.query(
      "select count(*)::int from graphile_worker.jobs where task_identifier in ('procurement.tell_suppliers', 'event need.posted', 'notifications.mail_now')",
    );
    return rows[0].count as number;
  };
  await expect.poll(countJobs, { timeout: 20_000 }).toBe(0);
}
const post = async (buyer: { token: string }, body: object) => {
  const answer = await api.call(createNeed, { body: { ...body } }, buyer);
  expect(answer.status).toBe(200);
  await waitForJobs();
  return answer.body.need._id;
};

describe('a new need', () => {
  it('notifies the suppliers of its category in its country, by the channels each has chosen, with a link to the buyer', async () => {
    const buyer = await aCompany({ roles: ['buyer', 'supplier'], country: 'qa', supplies: ['cranes'] });
    const [near, silent] = [
      await aCompany({ country: 'qa', supplies: ['loaders', 'cranes'] }),
      await aCompany({ country: 'qa', supplies: ['cranes'] }),
    ];
    const [far, other, rival] = [
      await aCompany({ country: 'om', supplies: ['cranes'] }),
      await aCompany({ country: 'qa', supplies: ['loaders'] }),
      await aCompany({ roles: ['buyer'], country: 'qa', supplies: ['cranes'] }),
    ];
    await api.call(changeNoticePreferences, { body: { choices: { need: 'never' } } }, silent);
    await api.parts.db.updateTable('auth_users').set({ language: 'ar' }).where('id', '=', near.userId).execute();
    const id = await post(buyer, { category: 'Cranes', quantity: 2 });

    const words = { company: 'Test Company', buyer: buyer.accountId, quantity: '2', category: 'Cranes' };
    for (const recipient of [near, silent])
      expect(await notificationsOf(recipient)).toMatchObject([{ what: 'need.posted', subjectId: id, words }]);
    for (const unrelated of [buyer, far, other, rival]) expect(await notificationsOf(unrelated)).toEqual([]);
    const email = await inbox.waitForEmail(near.email);
    expect(email.subject).toBe('تحتاج Test Company إلى الرافعات (العدد: 2)');
    expect(email.html).toContain(`http://rigsouq.test/ar/buyer/${buyer.accountId}?tab=needs`);
    expect(emailsTo(silent.email)).toEqual([]);
    expect(buildNoticePath('need.posted', id, words)).toBe(`/buyer/${buyer.accountId}?tab=needs`);
  });

  it('notifies each supplier once a day, and a change notifies no supplier', async () => {
    const buyer = await aCompany({ roles: ['buyer'], country: 'bh' });
    const supplier = await aCompany({ country: 'bh', supplies: ['generators', 'Piling rigs'] });
    const id = await post(buyer, { category: 'generators' });
    await post(buyer, { category: 'Piling rigs' });
    await api.call(updateNeed, { params: { id }, body: { category: 'Piling rigs' } }, buyer);
    await waitForJobs();
    expect(await notificationsOf(supplier)).toMatchObject([{ subjectId: id }]);

    await sql`update need_notifications set day = day - 1`.execute(api.parts.db);
    await post(buyer, { category: 'Piling rigs' });
    expect((await notificationsOf(supplier)).map(({ words }) => words.category)).toEqual(['Piling rigs', 'Generators']);
    const { rows } = await api.parts.pool.query('select count(*)::int from need_notifications where account_id = $1', [
      supplier.accountId,
    ]);
    expect(rows[0].count).toBe(1);
  });

  it('notifies no supplier when the email of the buyer is not verified', async () => {
    const buyer = await aCompany({ roles: ['buyer'], country: 'kw', verified: false });
    const supplier = await aCompany({ country: 'kw', supplies: ['trucks'] });
    await post(buyer, { category: 'Trucks' });
    expect(await notificationsOf(supplier)).toEqual([]);
  });

  it('notifies at most five hundred suppliers, and the next need of the day other ones', async () => {
    const { db, pool } = api.parts;
    await sql`with crowd as (
        insert into accounts (id, roles, contact_name, country)
        select gen_random_uuid(), '{supplier}', 'Supplier ' || n, case when n % 20 = 0 then 'om' else 'sa' end
        from generate_series(1, 3000) n returning id)
      insert into company_profiles (account_id, phone, address, equipment_types)
      select id, '1', '1', case when row_number() over () % 2 = 0 then '{forklifts}'::text[] else '{loaders}' end
      from crowd`.execute(db);
    await sql`analyze network_entries, company_profiles, need_notifications`.execute(db);
    const buyer = await aCompany({ roles: ['buyer'], country: 'sa' });
    const id = await post(buyer, { category: 'Forklifts' });
    const notifiedOf = async (needId: string) => {
      const { rows } = await pool.query('select account_id from need_notifications where need_id = $1', [needId]);
      return rows.map(({ account_id }) => account_id as string);
    };
    const first = await notifiedOf(id);
    expect(first).toHaveLength(NEED_RECIPIENTS_MAX);
    const second = await notifiedOf(await post(buyer, { category: 'Forklifts' }));
    expect(second).toHaveLength(NEED_RECIPIENTS_MAX);
    expect(new Set([...first, ...second]).size).toBe(2 * NEED_RECIPIENTS_MAX);

    const startedAt = performance.now();
    await listSuppliersForNeed(
      db,
      { account_id: buyer.accountId, category: 'attachments', country: 'sa' },
      NEED_RECIPIENTS_MAX,
    );
    expect(performance.now() - startedAt).toBeLessThan(500);
  });
});

it('names the categories in Arabic as the pages do', async () => {
  const file = new URL('../../../../web/locales/ar/taxonomy.json', import.meta.url);
  const pages = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
  for (const { code, label } of categories) expect([code, arabicCategories[code]]).toEqual([code, pages[label]]);
});
