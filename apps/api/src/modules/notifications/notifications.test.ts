import {
  changeNoticePreferences,
  markNotificationsRead,
  readNoticePreferences,
  readNotifications,
} from '@rigsouq/contract/notifications/calls';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { type Inbox, openInbox } from '../../../test/inbox.ts';
import { jobHandlers } from '../../api.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import { startWorker, type Worker } from '../../platform/jobs/jobs.ts';
import { aMember, anAccount, aSession } from '../identity/identity.factory.ts';
import { type NewNotification, notify } from './notify.ts';

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

const send = (over: Partial<NewNotification> & { accountIds: string[] }) => {
  const notification: NewNotification = {
    eventId: newId(),
    what: 'quote.requested',
    subjectId: newId(),
    words: { company: 'Sahra', title: 'Crane 50 t' },
    ...over,
  };
  return inTransaction(api.parts.db, (tx) => notify(tx, notification)).then(() => notification);
};
const bell = async (token: string, query = {}) => (await api.call(readNotifications, { query }, { token })).body;
const emailsTo = (email: string) => inbox.emails.filter(({ to }) => to && 'text' in to && to.text.includes(email));

it('adds the email jobs of all members in the order of their ids, so that two events cannot block each other', async () => {
  const { db } = api.parts;
  const { accountId, userId } = await anAccount(db);
  const userIds = [userId, (await aMember(db, accountId)).userId, (await aMember(db, accountId)).userId];
  // The row moves to the end of the table, so that the first user is read last.
  await sql`update auth_users set email_verified = email_verified where id = ${userId}`.execute(db);
  // The email about a message waits, so the jobs are still there.
  await send({ accountIds: [accountId], what: 'message.received' });
  const { rows } = await sql<{ key: string }>`
    select key from graphile_worker.jobs where key like 'mail %' and split_part(key, ' ', 2) = any(${userIds}) order by id`.execute(
    db,
  );
  expect(rows.map(({ key }) => key.split(' ')[1])).toEqual(userIds.toSorted());
});

describe('the bell', () => {
  it('notifies every member of the account except the one who acted, once per event', async () => {
    const owner = await anAccount(api.parts.db, { roles: ['supplier'] });
    const agent = await aMember(api.parts.db, owner.accountId, 'agent');
    const stranger = await anAccount(api.parts.db, { roles: ['supplier'] });
    const sent = await send({ accountIds: [owner.accountId], by: owner.userId });
    await send(sent as NewNotification & { accountIds: string[] });
    const mine = await bell(await aSession(api, agent.email));
    expect(mine).toMatchObject({
      unread: 1,
      items: [{ what: 'quote.requested', subjectId: sent.subjectId, words: sent.words, read: false }],
    });
    expect(await bell(await aSession(api, owner.email))).toEqual({ unread: 0, items: [] });
    expect(await bell(await aSession(api, stranger.email))).toEqual({ unread: 0, items: [] });
  });

  it('returns older notifications page by page and tracks which are read', async () => {
    const { accountId, email } = await anAccount(api.parts.db, { roles: ['buyer'] });
    const token = await aSession(api, email);
    for (let n = 0; n < 5; n++) await send({ accountIds: [accountId] });
    const first = await bell(token, { limit: 3 });
    const rest = await bell(token, { limit: 3, after: first.items[2]?._id });
    expect([first.items.length, rest.items.length, first.unread]).toEqual([3, 2, 5]);
    expect(new Set([...first.items, ...rest.items].map(({ _id }) => _id)).size).toBe(5);
    await api.call(markNotificationsRead, { body: { ids: [first.items[0]?._id] } }, { token });
    expect((await bell(token)).unread).toBe(4);
    const other = await aSession(api, (await anAccount(api.parts.db, { roles: ['buyer'] })).email);
    await api.call(markNotificationsRead, { body: { ids: [first.items[1]?._id] } }, { token: other });
    expect((await bell(token)).unread).toBe(4);
    await api.call(markNotificationsRead, { body: {} }, { token });
    expect((await bell(token)).unread).toBe(0);
  });

  it('marks those that link to an opened page as read, and no others', async () => {
    const { accountId, email } = await anAccount(api.parts.db, { roles: ['supplier'] });
    const token = await aSession(api, email);
    const { subjectId } = await send({ accountIds: [accountId] });
    await send({ accountIds: [accountId], subjectId });
    await send({ accountIds: [accountId] });
    const [one, other] = [newId(), newId()];
    const words = { company: 'Sahra', title: 'Crane 50 t' };
    for (const party of [one, other])
      await send({ accountIds: [accountId], what: 'message.received', subjectId, words: { ...words, with: party } });
    await send({ accountIds: [accountId], what: 'plan.ended', words: {} });
    const open = async (page: string) => {
      expect((await api.call(markNotificationsRead, { body: { page } }, { token })).status).toBe(200);
      return (await bell(token)).unread;
    };
    expect(await open(`/bookings/${subjectId}`)).toBe(6);
    expect(await open('/dashboard?role=buyer')).toBe(6);
    expect(await open(`/quotes/${subjectId}?from=email`)).toBe(4);
    expect(await open(`/messages/${subjectId}?with=${one}`)).toBe(3);
    expect(await open('/marketplace')).toBe(3);
    expect(await open('')).toBe(3);
  });
});

describe('the notification emails', () => {
  it('sends an email immediately, in the language of the reader, with a link to the subject', async () => {
    const { accountId, userId, email } = await anAccount(api.parts.db, { roles: ['supplier'] });
    await api.parts.db.updateTable('auth_users').set({ language: 'ar' }).where('id', '=', userId).execute();
    const { subjectId } = await send({ accountIds: [accountId] });
    const mail = await inbox.waitForEmail(email);
    expect(mail.subject).toBe('تطلب Sahra عرض سعر لـCrane 50 t');
    expect(mail.html).toContain(`http://rigsouq.test/ar/quotes/${subjectId}`);
  });

  it('sends emails daily or never if chosen, and lists all notifications in one email', async () => {
    const { accountId, email } = await anAccount(api.parts.db, { roles: ['supplier'] });
    const token = await aSession(api, email);
    const choose = (choices: Record<string, string>) =>
      api.call(changeNoticePreferences, { body: { choices } }, { token });
    expect((await choose({ quote: 'daily', inspection: 'never' })).status).toBe(200);
    expect((await choose({ quote: 'hourly' })).status).toBe(400);
    expect((await api.call(readNoticePreferences, {}, { token })).body.choices).toEqual({
      task: 'daily',
      message: 'now',
      quote: 'daily',
      inspection: 'never',
      booking: 'now',
      inquiry: 'now',
      auction: 'now',
      need: 'now',
      rfq: 'now',
      order: 'now',
      review: 'now',
      licence: 'now',
      report: 'now',
      listing: 'now',
      plan: 'now',
      supplier: 'now',
    });
    for (const what of ['quote.requested', 'quote.accepted', 'inspection.requested'] as const)
      await send({ accountIds: [accountId], what });
    await send({ accountIds: [accountId], what: 'booking.requested' });
    expect((await inbox.waitForEmail(email)).subject).toBe('Sahra requested to rent Crane 50 t');
    await api.parts.pool.query("select graphile_worker.add_job('notifications.begin_day', '{}')");
    await expect.poll(() => emailsTo(email).length, { timeout: 10_000 }).toBe(2);
    expect(emailsTo(email)[1]?.subject).toBe('2 new notifications');
    expect(emailsTo(email)[1]?.text).toContain('accepted your quote');
    expect(emailsTo(email)[1]?.text).not.toContain('inspect');
  });

  it('sends no email about a notification that is already read or already sent', async () => {
    const { accountId, userId, email } = await anAccount(api.parts.db, { roles: ['buyer'] });
    const token = await aSession(api, email);
    await send({ accountIds: [accountId], what: 'message.received' });
    await send({ accountIds: [accountId], what: 'message.received' });
    const waiting = await api.parts.pool.query(
      "select count(*)::int from graphile_worker.jobs where key = $1 and run_at > now() + interval '1 minute'",
      [`mail ${userId} message 120`],
    );
    expect(waiting.rows[0].count).toBe(1);
    await api.call(markNotificationsRead, { body: {} }, { token });
    const runEmailJob = async () => {
      await api.parts.pool.query("select graphile_worker.add_job('notifications.mail_now', $1)", [
        JSON.stringify({ userId }),
      ]);
      const dueJobs = () =>
        api.parts.pool.query(
          "select from graphile_worker.jobs where task_identifier = 'notifications.mail_now' and run_at <= now()",
        );
      await expect.poll(async () => (await dueJobs()).rowCount).toBe(0);
    };
    await runEmailJob();
    expect(emailsTo(email)).toEqual([]);
    await send({ accountIds: [accountId], what: 'quote.quoted' });
    expect((await inbox.waitForEmail(email)).subject).toBe('Sahra sent a quote for Crane 50 t');
    await runEmailJob();
    expect(emailsTo(email)).toHaveLength(1);
  });

  const beginDay = () => api.parts.pool.query("select graphile_worker.add_job('notifications.begin_day', '{}')");
  const dayBegan = () =>
    expect
      .poll(async () => {
        const open = "select from graphile_worker.jobs where task_identifier ~ '^notifications' and run_at <= now()";
        return (await api.parts.pool.query(open)).rowCount;
      })
      .toBe(0);
  const aTask = async (accountId: string, hours: number | null, title: string) => {
    await sql`insert into tasks (account_id, kind, subject_id, task, managers_only, words, since, due_at)
      values (${accountId}, 'order', gen_random_uuid(), 'order.deliver', false, ${JSON.stringify({ title, number: 'PO-7' })}, now(),
        now() + ${hours}::int * interval '1 hour')`.execute(api.parts.db);
  };

  it('lists daily what waits, if something of it is due within a day or became late within a day', async () => {
    const { db } = api.parts;
    const [due, late, old, far, open] = await Promise.all([0, 1, 2, 3, 4].map(() => anAccount(db)));
    const hours = [23, -23, -25, 25, null];
    for (const [at, account] of [due, late, old, far, open].entries()) {
      if (!account) throw new Error('five accounts');
      await aTask(account.accountId, hours[at] ?? null, `Machine ${at}`);
    }
    await aTask(due?.accountId ?? '', null, 'A second machine');
    const agent = await aMember(db, due?.accountId ?? '', 'agent');
    await db.updateTable('auth_users').set({ language: 'ar' }).where('id', '=', agent.userId).execute();
    await beginDay();
    const email = await inbox.waitForEmail(due?.email ?? '');
    expect(email.subject).toBe('Waiting for you: 2');
    expect(email.text).toContain('Deliver purchase order \u2068PO-7\u2069: \u2068Machine 0\u2069');
    expect(email.text).toContain('A second machine');
    expect(email.html).toMatch(/http:\/\/rigsouq\.test\/procurement\/orders\/[0-9a-f-]{36}/);
    expect((await inbox.waitForEmail(agent.email)).subject).toBe('بانتظارك: 2');
    expect((await inbox.waitForEmail(late?.email ?? '')).subject).toBe('Waiting for you: 1');
    await dayBegan();
    for (const account of [old, far, open]) expect(emailsTo(account?.email ?? '')).toEqual([]);
  });

  it('adds the notifications of the day to what waits, in one email', async () => {
    const { accountId, email } = await anAccount(api.parts.db, { roles: ['supplier'] });
    const token = await aSession(api, email);
    await api.call(changeNoticePreferences, { body: { choices: { quote: 'daily' } } }, { token });
    await send({ accountIds: [accountId], what: 'quote.accepted' });
    await aTask(accountId, null, 'Crane 70 t');
    await beginDay();
    const { text = '' } = await inbox.waitForEmail(email);
    expect(text.indexOf('Crane 70 t')).toBeGreaterThan(0);
    expect(text.indexOf('accepted your quote')).toBeGreaterThan(text.indexOf('Crane 70 t'));
    await dayBegan();
    expect(emailsTo(email)).toHaveLength(1);
  });

  it('lists nothing that waits for a member who chose no email about it', async () => {
    const { accountId, email } = await anAccount(api.parts.db);
    const token = await aSession(api, email);
    const choose = (task: string) => api.call(changeNoticePreferences, { body: { choices: { task } } }, { token });
    expect((await choose('now')).status).toBe(400);
    expect((await choose('never')).status).toBe(200);
    await aTask(accountId, 5, 'Crane 80 t');
    await beginDay();
    await dayBegan();
    expect(emailsTo(email)).toEqual([]);
  });
});
