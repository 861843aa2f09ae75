import { uploadMedia } from '@rigsouq/contract/media/calls';
import { sendMessage } from '@rigsouq/contract/messages/calls';
import { linkExport, readOwnData, requestExport } from '@rigsouq/contract/privacy/calls';
import { EXPORT_DAYS } from '@rigsouq/contract/privacy/retention';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { newId } from '../../platform/database/ids.ts';
import { aListing } from '../catalogue/catalogue.factory.ts';
import { aMember, aSession, PASSWORD } from '../identity/identity.factory.ts';
import { photo } from '../media/hostile-files.factory.ts';
import { anAnswer, aPublished, aParty as aTrader, submit } from '../rfqs/rfqs.factory.ts';
import { aBuyer, aMarketSupplier, aSupplierEntry } from '../supplier-lists/supplier-lists.factory.ts';
import { aCompletedOrder, aCompletedQuote, aCompletedRental, aParty } from '../trust/trust.factory.ts';
import { keyOfExport } from './exports.ts';
import { copyRow, runJob } from './privacy.factory.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());

type Caller = { token: string };
const ask = (by: Caller, scope: 'member' | 'company', currentPassword: string = PASSWORD) =>
  api.call(requestExport, { body: { scope, currentPassword } }, by);
const latest = async (by: Caller) => (await api.call(readOwnData, {}, by)).body.exports[0];

/** Asks for a copy, lets the worker make it and downloads it by its link. */
async function download(by: Caller, scope: 'member' | 'company', password?: string) {
  expect(await ask(by, scope, password)).toMatchObject({ status: 200 });
  const { _id: id = '' } = (await latest(by)) ?? {};
  await runJob(api, 'privacy.make_export', { id });
  const { url } = (await api.call(linkExport, { params: { id } }, by)).body;
  const answer = await api.app.inject({ url });
  expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'private, no-store' });
  const files = unzipSync(answer.rawPayload);
  const json = (name: string) =>
    JSON.parse(Buffer.from(files[`${name}.json`] ?? []).toString()) as Record<string, unknown>[];
  const texts = Object.entries(files).filter(([name]) => name.endsWith('.json'));
  const all = texts.map(([, bytes]) => Buffer.from(bytes).toString()).join('\n');
  return { id, url, files, json, all };
}

/** Reads rows as JSON by a condition of the test's own. */
async function rowsOf(table: string, condition: ReturnType<typeof sql>) {
  const { rows } = await sql<{
    row: unknown;
  }>`select to_jsonb(t) as row from ${sql.table(table)} t where ${condition}`.execute(api.parts.db);
  return rows.map(({ row }) => row) as { id: string }[];
}
const byId = <T extends { id?: unknown }>(rows: T[]) =>
  rows.toSorted((a, b) => String(a.id).localeCompare(String(b.id)));

describe('the copy of a company', () => {
  it('holds every row of 1,000 deals as the database has it, and nothing of others', { timeout: 120_000 }, async () => {
    const { db } = api.parts;
    const [buyer, supplier] = [await aParty(api, ['buyer']), await aParty(api, ['supplier'])];
    const sides = { buyer, supplier };
    const [order, quote, booking] = [
      await aCompletedOrder(api, sides),
      await aCompletedQuote(api, sides),
      await aCompletedRental(api, sides),
    ];
    const foreign = await aCompletedOrder(api);
    await copyRow(db, 'orders', order.id, 599, sql`jsonb_build_object('number', 'PO-COPY-' || n)`);
    await sql`insert into order_lines select (jsonb_populate_record(l, jsonb_build_object('order_id', o.id))).*
      from order_lines l, orders o where l.order_id = ${order.id} and o.number like 'PO-COPY-%'`.execute(db);
    await copyRow(db, 'quotes', quote.id, 249);
    await copyRow(db, 'bookings', booking.id, 149);
    const listing = await aListing(api, supplier.token);
    await api.call(
      sendMessage,
      { body: { equipmentId: listing, recipientId: supplier.accountId, content: 'رافعة 25 طن "جاهزة"؟\n\\n' } },
      buyer,
    );

    const copy = await download(buyer, 'company');
    const mine = sql`t.account_id = ${buyer.accountId}`;
    const orderIds = sql`t.order_id in (select id from orders where account_id = ${buyer.accountId})`;
    for (const [table, condition, count] of [
      ['orders', mine, 600],
      ['quotes', mine, 250],
      ['bookings', mine, 150],
      ['order_lines', orderIds, 600],
      ['order_steps', orderIds, undefined],
      ['threads', mine, 1],
      ['messages', sql`t.account_id = ${buyer.accountId}`, 1],
    ] as const) {
      const rows = await rowsOf(table, condition);
      if (count !== undefined) expect([table, rows.length]).toEqual([table, count]);
      const key = (row: unknown) => JSON.stringify(row);
      expect(copy.json(table).map(key).sort()).toEqual(rows.map(key).sort());
    }
    expect(copy.all).not.toContain(foreign.id);
    expect(Object.keys(copy.files)).toContain('README.txt');
    // The other side has the same deals in its own copy.
    const other = await download(supplier, 'company');
    expect(byId(other.json('orders'))).toEqual(
      byId(await rowsOf('orders', sql`t.supplier_id = ${supplier.accountId}`)),
    );
  });

  it('holds the files of the company, byte by byte', async () => {
    const owner = await aParty(api, ['supplier']);
    const logo = new File([new Uint8Array(await photo())], 'شعار.jpg', { type: 'image/jpeg' });
    const { status } = await api.call(uploadMedia, { body: {}, files: { file: [logo] } }, owner);
    expect(status).toBe(200);
    const copy = await download(owner, 'company');
    const [media] = copy.json('media');
    expect(media).toMatchObject({ original_name: 'شعار.jpg' });
    const stored = copy.files[`files/${media?.id}.webp`];
    const row = await api.parts.db
      .selectFrom('media')
      .selectAll()
      .where('id', '=', String(media?.id))
      .executeTakeFirstOrThrow();
    expect(stored?.length).toBe(Number(row.bytes));
  });

  it('holds nothing that the company may not read: sealed answers, notes about it, secrets', async () => {
    const [buyer, supplier] = [await aTrader(api.parts.db, ['buyer']), await aTrader(api.parts.db, ['supplier'])];
    const rfq = await aPublished(api, buyer, { suppliers: [supplier] });
    await submit(api, supplier, rfq, anAnswer(4_321_987));
    const sealed = await download(buyer, 'company');
    expect(sealed.json('rfqs')).toHaveLength(1);
    expect(sealed.all).not.toContain('4321987');
    const own = await download(supplier, 'company');
    expect(own.json('rfq_answers')).toHaveLength(1);
    expect(own.json('rfqs')).toEqual([]);

    const [careful, rated] = [await aBuyer(api), await aMarketSupplier(api.parts.db, { name: 'Rated Lifting' })];
    await aSupplierEntry(api, careful, rated.accountId, { note: 'Late twice, said Hamad' });
    const about = await download({ token: await aSession(api, rated.email) }, 'company');
    expect(about.all).not.toContain('Late twice');
    expect(sealed.all + own.all + about.all).not.toMatch(/token_hash|"password"|"secret"/);
  });
});

describe('the copy of a member', () => {
  it('holds the rows about the member, and what the member did by id and time', async () => {
    const { buyer } = await aCompletedOrder(api);
    const copy = await download(buyer, 'member');
    expect(copy.json('auth_users')).toMatchObject([{ id: buyer.userId, email: buyer.email }]);
    expect(copy.json('auth_sessions')).toHaveLength(1);
    expect(copy.json('auth_sessions')[0]).not.toHaveProperty('token_hash');
    expect(copy.json('actions').map(({ table }) => table)).toEqual(expect.arrayContaining(['orders', 'order_steps']));
    expect(copy.json('actions').find(({ table }) => table === 'orders')).toEqual({
      table: 'orders',
      id: expect.any(String),
      at: expect.any(String),
    });
    expect(copy.files['orders.json']).toBeUndefined();
  });

  it('is for the member alone, with the password, and the company copy for the owner', async () => {
    const owner = await aParty(api, ['buyer']);
    const agent = await aMember(api.parts.db, owner.accountId);
    const colleague = { token: await aSession(api, agent.email) };
    expect((await ask(owner, 'member', 'not the password')).body.code).toBe('auth.wrong_password');
    expect((await ask(colleague, 'company')).status).toBe(403);
    const { id, url } = await download(owner, 'member');
    expect((await api.call(linkExport, { params: { id } }, colleague)).status).toBe(404);
    expect((await api.call(readOwnData, {}, colleague)).body.exports).toEqual([]);
    // A second copy on the same day, a changed link and another copy's signature are refused.
    expect((await ask(owner, 'member')).body.code).toBe('data.export_recent');
    expect((await api.app.inject({ url: url.replace(/signature=./, 'signature=~') })).statusCode).toBe(404);
    expect((await api.app.inject({ url: url.replace(id, newId()) })).statusCode).toBe(404);
  });

  it(`is deleted after ${EXPORT_DAYS} days, with its file`, async () => {
    const owner = await aParty(api, ['buyer']);
    const { id, url } = await download(owner, 'member');
    await runJob(api, 'privacy.enforce_retention');
    expect((await latest(owner))?._id).toBe(id);
    const created_at = sql<Date>`now() - ${EXPORT_DAYS} * interval '1 day'`;
    await api.parts.db.updateTable('data_exports').set({ created_at }).where('id', '=', id).execute();
    expect(await latest(owner)).toBeUndefined();
    await runJob(api, 'privacy.enforce_retention');
    expect(await api.parts.storage.exists(keyOfExport(id))).toBe(false);
    expect((await api.app.inject({ url })).statusCode).toBe(404);
  });
});
