import { changeEquipment, offerAlso } from '@rigsouq/contract/catalogue';
import * as calls from '@rigsouq/contract/saved-searches';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { type Inbox, openInbox } from '../../../test/inbox.ts';
import { aListing, aSellForm, aSupplier } from '../catalogue/catalogue.factory.ts';
import { aMember, aSession } from '../identity/identity.factory.ts';
import { aSavedSearch, aSearcher, makeDue, settle } from './alerts.factory.ts';
import { lookingForNew } from './look-for-new.ts';
import { sendingAlerts } from './send-alert.ts';

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
const look = () => lookingForNew(api.parts).run({}, api.parts.log);
const waiting = (searchId: string) =>
  api.parts.db.selectFrom('saved_search_letters').selectAll().where('search_id', '=', searchId).execute();
const send = (id: string, parts: Parameters<typeof sendingAlerts>[0] = api.parts) =>
  sendingAlerts(parts).run({ id }, api.parts.log);
const lettersTo = (email: string) => inbox.letters.filter(({ to }) => JSON.stringify(to).includes(email));
/** Everything of one search that is due, looked at and sent. */
async function alertOnce(searchId: string) {
  await makeDue(api.parts.db, searchId);
  await look();
  const letters = await waiting(searchId);
  for (const { id } of letters) await send(id);
  return letters.length;
}
async function onMarket(over: Record<string, unknown> = {}) {
  const id = await aListing(api, supplier, over);
  await settle(api.parts.db, id);
  return id;
}

describe('a saved search', () => {
  it('is kept with its filters as the address has them, renamed, switched and deleted', async () => {
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

  it('is refused without a name or with a filter that is none', async () => {
    const { token } = await aSearcher(api);
    const save = (body: Record<string, unknown>) => api.call(calls.saveSearch, { body }, { token });
    expect((await save({ name: ' ', filters: {} })).body.message).toBe('Name is required');
    expect((await save({ name: 'x', filters: { category: 'submarines' } })).body.message).toBe('Invalid category');
    expect((await save({ name: 'x', filters: { freeFrom: '2026-05-02', freeUntil: '2026-05-01' } })).status).toBe(400);
    expect((await save({ name: 'x'.repeat(81), filters: {} })).status).toBe(400);
    expect(await list(token)).toEqual([]);
  });

  it('is unknown to a stranger and to a colleague', async () => {
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

  it('there are fifty of for an account, also in a burst', async () => {
    const { token } = await aSearcher(api);
    for (let made = 0; made < 48; made++) await aSavedSearch(api, token, { name: `Search ${made}` });
    const body = { name: 'One more', filters: {} };
    const burst = await Promise.all([1, 2, 3, 4].map(() => api.call(calls.saveSearch, { body }, { token })));
    expect(burst.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    expect(await list(token)).toHaveLength(50);
  });
});

describe('an alert', () => {
  it('tells up to five new machines that fit, with links, in the language it was saved in', async () => {
    const [english, arabic] = [await aSearcher(api), await aSearcher(api)];
    const filters = { type: 'sell', category: 'cranes' };
    await onMarket({ category: 'Cranes', title: 'Older than the search' });
    const [first, second] = [
      await aSavedSearch(api, english.token, { filters, name: 'Cranes' }),
      await aSavedSearch(api, arabic.token, { filters, name: 'رافعات', language: 'ar' }),
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
    await look();
    for (const search of [first, second]) for (const { id } of await waiting(search)) await send(id);

    const letter = await inbox.letterTo(english.email);
    expect(letter.subject).toBe('New on Rigsouq: Cranes');
    expect(letter.text).toContain('USD 85,000 · 2021 · 3,400 h · Jebel Ali, Dubai');
    expect(letter.text?.match(/Crane number \d/g)).toEqual([6, 5, 4, 3, 2].map((number) => `Crane number ${number}`));
    expect(letter.text).not.toMatch(/No crane|Older/);
    expect(letter.text).toContain(`http://rigsouq.test/equipment/${ids[5]}`);
    expect(letter.text).toContain('http://rigsouq.test/marketplace?verified=false&type=sell&category=cranes');
    expect(letter.headers.get('list')).toMatchObject({
      unsubscribe: { url: expect.stringMatching(/^http:\/\/rigsouq\.test\/stop-alerts\?token=\S+$/) },
    });

    const other = await inbox.letterTo(arabic.email);
    expect(other.subject).toBe('جديد على ريغسوق: رافعات');
    expect(other.text).toContain(`http://rigsouq.test/ar/equipment/${ids[5]}`);
    expect(other.html).toContain('dir="rtl"');
    expect((await list(english.token))[0]?.lastAlertAt).not.toBeNull();
  });

  it('comes at most once a day, and never tells a machine twice, however it is offered', async () => {
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
    await look();
    expect(await waiting(search)).toEqual([]);

    const rent = { type: 'rent', hourlyRate: '60', dailyRate: '400', weeklyRate: '2200' };
    const also = await api.call(offerAlso, { params: { id }, body: rent }, { token: supplier });
    await settle(api.parts.db, also.body._id);
    // Looked at again from before the first letter on: neither the same offer nor the other one is told.
    expect(await alertOnce(search)).toBe(0);
    expect(lettersTo(email)).toHaveLength(1);
  });

  it('is found once by two workers at a time', async () => {
    const { token } = await aSearcher(api);
    const search = await aSavedSearch(api, token, { filters: { category: 'forklifts' } });
    await onMarket({ category: 'Forklifts' });
    await makeDue(api.parts.db, search);
    await Promise.all([look(), look(), look()]);
    expect(await waiting(search)).toHaveLength(1);
  });

  it('is sent again after a refusal, and not again after a worker was killed in between', async () => {
    const { token, email } = await aSearcher(api);
    const search = await aSavedSearch(api, token, { filters: { category: 'generators' } });
    await onMarket({ category: 'Generators' });
    await makeDue(api.parts.db, search);
    await look();
    const [letter] = await waiting(search);
    const id = letter?.id ?? '';
    inbox.refuseNext(1);
    await expect(send(id)).rejects.toThrow();
    expect(await waiting(search)).toHaveLength(1);
    // The same job twice at once: one of them finds nothing to send.
    await Promise.all([send(id), send(id)]);
    expect(lettersTo(email)).toHaveLength(1);

    // Killed while the letter leaves: the call never comes back, and the job is done again by another worker.
    await onMarket({ category: 'Generators', title: 'Another generator' });
    await makeDue(api.parts.db, search);
    await look();
    const [next] = await waiting(search);
    const hung = { ...api.parts, mail: { ...api.parts.mail, send: () => new Promise<void>(() => undefined) } };
    void send(next?.id ?? '', hung);
    await expect.poll(() => waiting(search)).toEqual([]);
    await send(next?.id ?? '');
    expect(lettersTo(email)).toHaveLength(1);
  });

  it('waits for the e-mail to be proved', async () => {
    const { token, email, userId } = await aSearcher(api, { verified: false });
    const search = await aSavedSearch(api, token, { filters: { category: 'attachments' } });
    await onMarket({ category: 'Attachments' });
    expect(await alertOnce(search)).toBe(0);
    await api.parts.db.updateTable('auth_users').set({ email_verified: true }).where('id', '=', userId).execute();
    expect(await alertOnce(search)).toBe(1);
    expect(lettersTo(email)).toHaveLength(1);
  });

  it('of a search that cannot be run does not keep the others from theirs', async () => {
    const { token } = await aSearcher(api);
    const [broken, sound] = [
      await aSavedSearch(api, token),
      await aSavedSearch(api, token, { filters: { category: 'compactors' } }),
    ];
    await sql`update saved_searches set filters = '{"yearMin": "no year"}' where id = ${broken}`.execute(api.parts.db);
    await onMarket({ category: 'Compactors' });
    await makeDue(api.parts.db, broken);
    await makeDue(api.parts.db, sound);
    await look();
    expect(await waiting(sound)).toHaveLength(1);
  });

  it('counts a completed draft from the moment that it is on the market', async () => {
    const { token } = await aSearcher(api);
    const id = await aListing(api, supplier, { category: 'Bulldozers' });
    await sql`update listings set status = 'pending', created_at = now() - interval '40 days' where id = ${id}`.execute(
      api.parts.db,
    );
    const search = await aSavedSearch(api, token, { filters: { category: 'bulldozers' } });
    const body = { ...aSellForm, category: 'Bulldozers' };
    const done = await api.call(changeEquipment, { params: { id }, body, files: {} }, { token: supplier });
    expect(done.status).toBe(200);
    await settle(api.parts.db, id);
    expect(await alertOnce(search)).toBe(1);
  });

  it('is stopped by the link in its letter without a login, and by no other link', async () => {
    const { token, email } = await aSearcher(api);
    const search = await aSavedSearch(api, token, { filters: { category: 'aerial-platforms' } });
    await onMarket({ category: 'Aerial Platforms' });
    await alertOnce(search);
    const letter = await inbox.letterTo(email);
    const link = /http:\/\/rigsouq\.test\/stop-alerts\?token=([\w.-]+)/.exec(letter.text ?? '')?.[1] ?? '';
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
