import * as calls from '@rigsouq/contract/alerts/saved-searches';
import { changeEquipment, offerAlso } from '@rigsouq/contract/catalogue/calls';
import { setEmailLanguage } from '@rigsouq/contract/identity/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { type Inbox, openInbox } from '../../../test/inbox.ts';
import { aListing, aSellForm, aSupplier } from '../catalogue/catalogue.factory.ts';
import { aMember, aSession } from '../identity/identity.factory.ts';
import { aSavedSearch, aSearcher, backdateListing, makeSearchDue } from './alerts.factory.ts';
import { checkSavedSearchesJob } from './check-saved-searches.ts';
import { sendAlertJob } from './send-alert.ts';

let api: TestApi;
let inbox: Inbox;
let supplier: string;
beforeAll(async () => {
  inbox = await openInbox();
  api = await testApi({ SMTP_URL: inbox.url, PUBLIC_URL: 'http://rigsouq.test' });
  supplier = (await aSupplier(api)).token;
});
afterAll(async () => {
  await api.stop();
  inbox.close();
});

const list = async (token: string) => (await api.call(calls.listSavedSearches, {}, { token })).body;
const change = (token: string, id: string, body: Record<string, unknown>) =>
  api.call(calls.changeSavedSearch, { params: { id }, body }, { token });
const remove = (token: string, id: string) => api.call(calls.deleteSavedSearch, { params: { id } }, { token });
const checkSearches = () => checkSavedSearchesJob(api.parts).run({}, api.parts.log);
const waiting = (searchId: string) =>
  api.parts.db.selectFrom('saved_search_emails').selectAll().where('search_id', '=', searchId).execute();
const send = (id: string, parts: Parameters<typeof sendAlertJob>[0] = api.parts) =>
  sendAlertJob(parts).run({ id }, api.parts.log);
const emailsTo = (email: string) => inbox.emails.filter(({ to }) => JSON.stringify(to).includes(email));
/** Makes one search due, checks it and sends its emails. Returns the number of emails. */
async function alertOnce(searchId: string) {
  await makeSearchDue(api.parts.db, searchId);
  await checkSearches();
  const emails = await waiting(searchId);
  for (const { id } of emails) await send(id);
  return emails.length;
}
async function onMarket(over: Record<string, unknown> = {}) {
  const id = await aListing(api, supplier, over);
  await backdateListing(api.parts.db, id);
  return id;
}

describe('a saved search', () => {
  it('is stored with its filters, and can be renamed, switched off and deleted', async () => {
    const { token } = await aSearcher(api);
    const filters = { type: 'sell', category: 'Excavators', priceMax: '90000', verified: 'true', search: '' };
    const id = await aSavedSearch(api, token, { filters });
    expect(await list(token)).toMatchObject([
      {
        _id: id,
        name: 'Excavators in Dubai',
        alerts: true,
        lastAlertAt: null,
        filters: { type: 'sell', category: 'excavators', priceMax: '90000', verified: 'true' },
      },
    ]);
    expect((await change(token, id, { name: ' Small ones ', alerts: false })).status).toBe(200);
    expect(await list(token)).toMatchObject([{ name: 'Small ones', alerts: false }]);
    expect((await remove(token, id)).status).toBe(200);
    expect(await list(token)).toEqual([]);
  });

  it('is refused without a name or with an invalid filter', async () => {
    const { token } = await aSearcher(api);
    const save = (body: Record<string, unknown>) => api.call(calls.saveSearch, { body }, { token });
    expect((await save({ name: ' ', filters: {} })).body.message).toBe('Name is required');
    expect((await save({ name: 'x', filters: { category: 'submarines' } })).body.message).toBe('Invalid category');
    expect((await save({ name: 'x', filters: { freeFrom: '2026-05-02', freeUntil: '2026-05-01' } })).status).toBe(400);
    expect((await save({ name: 'x'.repeat(81), filters: {} })).status).toBe(400);
    expect(await list(token)).toEqual([]);
  });

  it('is hidden from other accounts and from colleagues', async () => {
    const owner = await aSearcher(api);
    const id = await aSavedSearch(api, owner.token);
    const colleague = await aSession(api, (await aMember(api.parts.db, owner.accountId)).email);
    for (const token of [(await aSearcher(api)).token, colleague]) {
      expect((await change(token, id, { alerts: false })).body.code).toBe('search.unknown');
      expect((await remove(token, id)).body.code).toBe('search.unknown');
      expect(await list(token)).toEqual([]);
    }
    expect(await list(owner.token)).toMatchObject([{ _id: id, alerts: true }]);
  });

  it('is limited to fifty for each account, also in a burst', async () => {
    const { token } = await aSearcher(api);
    for (let made = 0; made < 48; made++) await aSavedSearch(api, token, { name: `Search ${made}` });
    const body = { name: 'One more', filters: {} };
    const burst = await Promise.all([1, 2, 3, 4].map(() => api.call(calls.saveSearch, { body }, { token })));
    expect(burst.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    expect(await list(token)).toHaveLength(50);
  });
});

describe('an alert', () => {
  it('lists up to five new matches with links, in the language that the member chose for emails', async () => {
    const [english, arabic] = [await aSearcher(api), await aSearcher(api)];
    await api.call(setEmailLanguage, { body: { language: 'ar' } }, { token: arabic.token });
    const filters = { type: 'sell', category: 'cranes' };
    await onMarket({ category: 'Cranes', title: 'Older than the search' });
    const [first, second] = [
      await aSavedSearch(api, english.token, { filters, name: 'Cranes' }),
      await aSavedSearch(api, arabic.token, { filters, name: 'رافعات' }),
    ];
    await sql`update saved_searches set seen_until = now() - interval '59 seconds', check_at = now()
      where id in (${first}, ${second})`.execute(api.parts.db);
    const ids: string[] = [];
    for (let number = 1; number <= 6; number++) {
      const id = await aListing(api, supplier, { category: 'Cranes', title: `Crane number ${number}` });
      await sql`update listings set created_at = now() - interval '35 seconds' + ${number} * interval '10 milliseconds'
        where id = ${id}`.execute(api.parts.db);
      ids.push(id);
    }
    await onMarket({ category: 'Loaders', title: 'No crane at all' });
    await checkSearches();
    for (const search of [first, second]) for (const { id } of await waiting(search)) await send(id);

    const mail = await inbox.waitForEmail(english.email);
    expect(mail.subject).toBe('New on Rigsouq: Cranes');
    expect(mail.text).toContain('USD 85,000 · 2021 · 3,400 h · Jebel Ali, Dubai');
    expect(mail.text?.match(/Crane number \d/g)).toEqual([6, 5, 4, 3, 2].map((number) => `Crane number ${number}`));
    expect(mail.text).not.toMatch(/No crane|Older/);
    expect(mail.text).toContain(`http://rigsouq.test/equipment/${ids[5]}`);
    expect(mail.text).toContain('http://rigsouq.test/marketplace?verified=false&type=sell&category=cranes');
    expect(mail.headers.get('list')).toMatchObject({
      unsubscribe: { url: expect.stringMatching(/^http:\/\/rigsouq\.test\/stop-alerts\?token=\S+$/) },
    });

    const other = await inbox.waitForEmail(arabic.email);
    expect(other.subject).toBe('جديد على ريغسوق: رافعات');
    expect(other.text).toContain(`http://rigsouq.test/ar/equipment/${ids[5]}`);
    expect(other.html).toContain('dir="rtl"');
    expect(await list(english.token)).toMatchObject([{ lastAlertAt: expect.any(String) }]);
  });

  it('is sent at most once a day and never repeats a machine, however it is offered', async () => {
    const { token, email } = await aSearcher(api);
    const search = await aSavedSearch(api, token, { filters: { category: 'trucks' } });
    const id = await onMarket({ category: 'Trucks' });
    expect(await alertOnce(search)).toBe(1);
    const { check_at } = await api.parts.db
      .selectFrom('saved_searches')
      .select('check_at')
      .where('id', '=', search)
      .executeTakeFirstOrThrow();
    expect(check_at.getTime() - Date.now()).toBeGreaterThan(23 * 3_600_000);
    await checkSearches();
    expect(await waiting(search)).toEqual([]);

    const rent = { type: 'rent', hourlyRate: '60', dailyRate: '400', weeklyRate: '2200' };
    const also = await api.call(offerAlso, { params: { id }, body: rent }, { token: supplier });
    await backdateListing(api.parts.db, also.body._id);
    // A check from before the first email finds both offers again and sends neither.
    expect(await alertOnce(search)).toBe(0);
    expect(emailsTo(email)).toHaveLength(1);
  });

  it('is created once when several workers check at the same time', async () => {
    const { token } = await aSearcher(api);
    const search = await aSavedSearch(api, token, { filters: { category: 'forklifts' } });
    await onMarket({ category: 'Forklifts' });
    await makeSearchDue(api.parts.db, search);
    await Promise.all([checkSearches(), checkSearches(), checkSearches()]);
    expect(await waiting(search)).toHaveLength(1);
  });

  it('is sent again after the mail server refused it, but not after a worker was killed while sending', async () => {
    const { token, email } = await aSearcher(api);
    const search = await aSavedSearch(api, token, { filters: { category: 'generators' } });
    await onMarket({ category: 'Generators' });
    await makeSearchDue(api.parts.db, search);
    await checkSearches();
    const [waitingEmail] = await waiting(search);
    const id = waitingEmail?.id ?? '';
    inbox.refuseNext(1);
    await expect(send(id)).rejects.toThrow();
    expect(await waiting(search)).toHaveLength(1);
    // The same job runs twice at once: one of them finds nothing to send.
    await Promise.all([send(id), send(id)]);
    expect(emailsTo(email)).toHaveLength(1);

    // A worker is killed while it sends: the call never returns, and another worker runs the job again.
    await onMarket({ category: 'Generators', title: 'Another generator' });
    await makeSearchDue(api.parts.db, search);
    await checkSearches();
    const [next] = await waiting(search);
    const hung = { ...api.parts, mail: { ...api.parts.mail, send: () => new Promise<void>(() => undefined) } };
    void send(next?.id ?? '', hung);
    await expect.poll(() => waiting(search)).toEqual([]);
    await send(next?.id ?? '');
    expect(emailsTo(email)).toHaveLength(1);
  });

  it('waits until the email is verified', async () => {
    const { token, email, userId } = await aSearcher(api, { verified: false });
    const search = await aSavedSearch(api, token, { filters: { category: 'attachments' } });
    await onMarket({ category: 'Attachments' });
    expect(await alertOnce(search)).toBe(0);
    await api.parts.db.updateTable('auth_users').set({ email_verified: true }).where('id', '=', userId).execute();
    expect(await alertOnce(search)).toBe(1);
    expect(emailsTo(email)).toHaveLength(1);
  });

  it('is sent for other searches even if one search fails', async () => {
    const { token } = await aSearcher(api);
    const [broken, valid] = [
      await aSavedSearch(api, token),
      await aSavedSearch(api, token, { filters: { category: 'compactors' } }),
    ];
    await sql`update saved_searches set filters = '{"yearMin": "no year"}' where id = ${broken}`.execute(api.parts.db);
    await onMarket({ category: 'Compactors' });
    await makeSearchDue(api.parts.db, broken);
    await makeSearchDue(api.parts.db, valid);
    await checkSearches();
    expect(await waiting(valid)).toHaveLength(1);
  });

  it('includes a completed draft from the time when it is published', async () => {
    const { token } = await aSearcher(api);
    const id = await aListing(api, supplier, { category: 'Bulldozers' });
    await sql`update listings set status = 'pending', created_at = now() - interval '40 days' where id = ${id}`.execute(
      api.parts.db,
    );
    const search = await aSavedSearch(api, token, { filters: { category: 'bulldozers' } });
    const body = { ...aSellForm, category: 'Bulldozers' };
    const done = await api.call(changeEquipment, { params: { id }, body, files: {} }, { token: supplier });
    expect(done.status).toBe(200);
    await backdateListing(api.parts.db, id);
    expect(await alertOnce(search)).toBe(1);
  });

  it('is stopped by the link in its email without a login, and by no other link', async () => {
    const { token, email } = await aSearcher(api);
    const search = await aSavedSearch(api, token, { filters: { category: 'aerial-platforms' } });
    await onMarket({ category: 'Aerial Platforms' });
    await alertOnce(search);
    const mail = await inbox.waitForEmail(email);
    const link = /http:\/\/rigsouq\.test\/stop-alerts\?token=([\w.-]+)/.exec(mail.text ?? '')?.[1] ?? '';
    const stop = (given: string) => api.call(calls.stopAlerts, { body: { token: given } });
    const other = await aSavedSearch(api, token);
    for (const forged of ['', 'x', link.slice(0, -1), `${other}${link.slice(36)}`])
      expect((await stop(forged)).body.code).toBe('search.link');
    expect((await list(token)).map(({ alerts }) => alerts)).toEqual([true, true]);
    expect((await stop(link)).status).toBe(200);
    expect((await stop(link)).status).toBe(200);
    expect((await list(token)).find(({ _id }) => _id === search)?.alerts).toBe(false);
    await onMarket({ category: 'Aerial Platforms' });
    expect(await alertOnce(search)).toBe(0);
  });
});
