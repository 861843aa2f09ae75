import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { changeEquipment, deleteDraft, myListings, readEquipment } from '@rigsouq/contract/catalogue/calls';
import * as calls from '@rigsouq/contract/catalogue/imports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { jobHandlers } from '../../../api.ts';
import { startWorker } from '../../../platform/jobs/jobs.ts';
import { anAccount, aSession } from '../../identity/identity.factory.ts';
import { aListing, aPhoto, aSellForm, aSupplier } from '../catalogue.factory.ts';
import { importRowsJob } from './import-rows.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await testApi();
  token = (await aSupplier(api)).token;
});
afterAll(() => api.stop());

const good: Record<string, string> = {
  title: 'Caterpillar 320',
  type: 'sell',
  category: 'Excavators',
  condition: 'Used - Functional',
  year: '2021',
  location: 'Dubai',
  currency: 'AED',
  price: '"310,000"',
  EngineModel: 'C4.4',
  Power: '121 kW',
  BucketCapacity: '1.19 m3',
  OperatingWeight: '22 t',
  features: 'Air conditioning; Rear camera',
  description: '"One owner, serviced on time."',
};
const row = (over: Record<string, string> = {}) =>
  calls.importColumns.map((column) => ({ ...good, ...over })[column] ?? '').join(',');
const table = (...rows: string[]) => [calls.importColumns.join(','), ...rows].join('\n');
const file = (content: string | Uint8Array<ArrayBuffer>) => new File([content], 'machines.csv');
const check = (content: string | Uint8Array<ArrayBuffer>, as = token) =>
  api.call(calls.checkImport, { files: { file: [file(content)] } }, { token: as });
const start = (id: string, as = token) => api.call(calls.startImport, { params: { id } }, { token: as });
const read = (id: string, as = token) => api.call(calls.readImport, { params: { id } }, { token: as });
const mine = async (as = token) => (await api.call(myListings, {}, { token: as })).body;
const numbered = (count: number) => Array.from({ length: count }, (_, place) => row({ title: `Machine ${place}` }));

describe('checkImport', () => {
  it('reports the faults of each row and adds nothing', async () => {
    const bad = [row({ category: 'Submarines', price: '0' }), row({ type: 'rent', dailyRate: '400', weeklyRate: '2' })];
    const { status, body } = await check(
      table(row(), bad[0] ?? '', '', bad[1] ?? '', row({ price: '1.234' }), 'short'),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ fileName: 'machines.csv', state: 'checked', rows: 5, bad: 4, imported: 0 });
    expect(body.faults.slice(0, 3)).toEqual([
      {
        line: 3,
        title: 'Caterpillar 320',
        faults: [
          { column: 'category', message: 'Invalid category' },
          { column: 'price', message: 'Price must be a positive number' },
        ],
      },
      {
        line: 5,
        title: 'Caterpillar 320',
        faults: [{ column: 'hourlyRate', message: 'Hourly rate is required for rental listings' }],
      },
      {
        line: 6,
        title: 'Caterpillar 320',
        faults: [{ column: 'price', message: 'The price has too many decimals for its currency.' }],
      },
    ]);
    expect(body.faults[3]).toMatchObject({ line: 7, title: 'short' });
    expect(body.faults[3]?.faults.length).toBeGreaterThan(5);
    expect(await mine()).toEqual([]);
    expect((await api.call(calls.listImports, {}, { token })).body).toMatchObject([
      { _id: body._id, state: 'checked' },
    ]);
  });

  it('reads files with a byte order mark, semicolons, Arabic text and quoted line breaks', async () => {
    const arabic = {
      ...good,
      title: 'حفارة',
      price: '٣١٠٬٠٠٠',
      features: 'تكييف، كاميرا',
      description: '"سطر أول\nسطر ثانٍ"',
    };
    const cells = calls.importColumns.map((column) => (arabic as Record<string, string>)[column] ?? '');
    const { body } = await check(`\ufeff${calls.importColumns.join(';')}\r\n${cells.join(';')}\r\n`);
    expect(body).toMatchObject({ rows: 1, bad: 0 });
  });

  it('reads the Arabic template with Arabic values', async () => {
    const own = await aSupplier(api);
    const arabic = {
      ...good,
      type: 'بيع',
      category: 'الحفارات',
      condition: 'مستعملة',
      country: 'الإمارات',
      currency: 'درهم',
      features: 'تكييف؛ كاميرا',
    };
    const cells = calls.importColumns.map((column) => (arabic as Record<string, string>)[column] ?? '');
    const head = calls.importColumns.map((column) => calls.arabicColumns[column]).join(',');
    const { body } = await check(`${head}\n${cells.join(',')}`, own.token);
    expect(body).toMatchObject({ rows: 1, bad: 0, faults: [] });
    await start(body._id, own.token);
    await importRowsJob(api.parts).run({ id: body._id }, api.parts.log);
    const [draft] = await mine(own.token);
    expect(draft).toMatchObject({ type: 'sell', currency: 'AED', price: 310_000 });
    const { body: machine } = await api.call(readEquipment, { params: { id: draft?._id ?? '' } }, { token: own.token });
    expect(machine).toMatchObject({
      category: 'excavators',
      condition: 'used-functional',
      country: 'ae',
      features: ['تكييف', 'كاميرا'],
    });
  });

  it.each([
    ['import.encoding', new Uint8Array([...new TextEncoder().encode(table('Mach')), 0xe9, 0x0a])],
    ['import.columns', 'name,price\nx,1'],
    ['import.empty', table()],
    ['import.too_many', table(...Array<string>(5_001).fill('x'))],
    ['import.unreadable', table('"never closed')],
    ['upload.wrong_type', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0])],
  ])('refuses a file with %s', async (code, content) => {
    expect((await check(content)).body.code).toBe(code);
  });

  it('refuses a photo and an anonymous caller', async () => {
    const files = { file: [await aPhoto()] };
    expect((await api.call(calls.checkImport, { files }, { token })).body.code).toBe('upload.wrong_type');
    expect((await api.call(calls.checkImport, { files: { file: [file(table(row()))] } })).status).toBe(401);
  });
});

describe('an import', () => {
  it('is unknown to another company', async () => {
    const { body } = await check(table(row({ title: 'Not yours' })));
    const stranger = await aSupplier(api);
    for (const answer of [await read(body._id, stranger.token), await start(body._id, stranger.token)])
      expect([answer.status, answer.body.code]).toEqual([404, 'import.unknown']);
    expect((await api.call(calls.listImports, {}, { token: stranger.token })).body).toEqual([]);
    expect((await read(body._id)).body.state).toBe('checked');
  });

  it('creates drafts from the valid rows, once per file', async () => {
    const own = await aSupplier(api);
    const content = table(row(), row({ type: 'lease' }), row({ title: 'Second' }));
    const { body } = await check(content, own.token);
    expect((await start(body._id, own.token)).status).toBe(200);
    await importRowsJob(api.parts).run({ id: body._id }, api.parts.log);
    expect((await read(body._id, own.token)).body).toMatchObject({ state: 'finished', rows: 3, bad: 1, imported: 2 });
    const drafts = await mine(own.token);
    expect(drafts.map(({ title, status, price, image }) => [title, status, price, image]).sort()).toEqual([
      ['Caterpillar 320', 'pending', 310_000, null],
      ['Second', 'pending', 310_000, null],
    ]);
    expect(drafts[0]?.can).toMatchObject({ change: true, withdraw: false, sell: false, offer: null });
    expect((await check(content, own.token)).body.code).toBe('import.same');
    expect((await start(body._id, own.token)).status).toBe(200);
    expect(await mine(own.token)).toHaveLength(2);
  });

  it('creates drafts of a member with an unverified email, who publishes them only after verifying it', async () => {
    const { userId, email } = await anAccount(api.parts.db, { roles: ['supplier'], verified: false });
    const own = await aSession(api, email);
    const { body } = await check(table(row()), own);
    await start(body._id, own);
    await importRowsJob(api.parts).run({ id: body._id }, api.parts.log);
    const [draft] = await mine(own);
    const publish = async () => {
      const call = { params: { id: draft?._id ?? '' }, body: aSellForm, files: { images: [await aPhoto()] } };
      return (await api.call(changeEquipment, call, { token: own })).body;
    };
    expect(await publish()).toMatchObject({ code: 'auth.email_unverified' });
    expect((await mine(own))[0]?.status).toBe('pending');
    await api.parts.db.updateTable('auth_users').set({ email_verified: true }).where('id', '=', userId).execute();
    expect(await publish()).toMatchObject({ message: changeEquipment.message });
    expect((await mine(own))[0]?.status).toBe('active');
  });

  it('lets only its own company delete a draft, with the machine, and keeps the line of the file', async () => {
    const [own, stranger] = [await aSupplier(api), await aSupplier(api)];
    const { body } = await check(table(row(), row({ title: 'Second' })), own.token);
    await start(body._id, own.token);
    await importRowsJob(api.parts).run({ id: body._id }, api.parts.log);
    const [first, second] = await mine(own.token);
    expect(first?.can.delete).toBe(true);
    const remove = (id = '', { token: as } = own) => api.call(deleteDraft, { params: { id } }, { token: as });
    expect((await remove(first?._id, stranger)).status).toBe(404);
    expect((await remove(first?._id)).body.message).toBe('Draft deleted');
    expect((await remove(first?._id)).status).toBe(404);
    expect((await mine(own.token)).map(({ _id }) => _id)).toEqual([second?._id]);
    const { db } = api.parts;
    const machines = await db.selectFrom('machines').select('id').where('account_id', '=', own.accountId).execute();
    expect(machines).toHaveLength(1);
    expect((await read(body._id, own.token)).body).toMatchObject({ state: 'finished', rows: 2, imported: 2 });
    // A listing that is or was on the market stays.
    const listed = await aListing(api, own.token);
    expect((await remove(listed)).body.code).toBe('listing.state');
    expect((await mine(own.token)).find(({ _id }) => _id === listed)?.can.delete).toBe(false);
  });

  it('imports each row once when three workers run it', async () => {
    const own = await aSupplier(api);
    const { body } = await check(table(...numbered(300)), own.token);
    await start(body._id, own.token);
    await Promise.all([1, 2, 3].map(() => importRowsJob(api.parts).run({ id: body._id }, api.parts.log)));
    expect((await read(body._id, own.token)).body).toMatchObject({ state: 'finished', imported: 300 });
    expect(new Set((await mine(own.token)).map(({ title }) => title)).size).toBe(300);
    expect(await mine(own.token)).toHaveLength(300);
  });

  it('adds no second job when it fails', async () => {
    const own = await aSupplier(api);
    const { body } = await check(table(...numbered(2)), own.token);
    await start(body._id, own.token);
    // These rows passed the check, but no draft can be created from them.
    await api.parts.pool.query(`update import_rows set given = '{}' where run_id = $1`, [body._id]);
    for (let attempt = 0; attempt < 3; attempt++)
      await expect(importRowsJob(api.parts).run({ id: body._id }, api.parts.log)).rejects.toThrow();
    const { rows } = await api.parts.pool.query(
      `select 1 from graphile_worker._private_jobs where payload->>'id' = $1`,
      [body._id],
    );
    expect(rows).toHaveLength(1);
  });

  it('continues after its worker was killed, with every valid row once and every fault reported', async () => {
    const own = await aSupplier(api);
    const { body } = await check(table(...numbered(1_200), row({ year: '1899' })), own.token);
    await start(body._id, own.token);
    const env = { ...process.env, DATABASE_URL: api.parts.config.databaseUrl };
    const worker = fork(fileURLToPath(new URL('../../../../test/worker-process.ts', import.meta.url)), { env });
    await expect
      .poll(async () => (await read(body._id, own.token)).body.imported, { timeout: 60_000 })
      .toBeGreaterThan(0);
    const died = new Promise((resolve) => worker.once('exit', resolve));
    worker.kill('SIGKILL');
    await died;
    const half = (await read(body._id, own.token)).body;
    expect(half.state).toBe('running');
    expect(half.imported).toBeLessThan(1_200);

    const next = await startWorker(api.parts.pool, jobHandlers(api.parts), api.parts.log, { pollMs: 100 });
    await expect.poll(async () => (await read(body._id, own.token)).body.state, { timeout: 60_000 }).toBe('finished');
    await next.stop();
    const done = (await read(body._id, own.token)).body;
    expect(done).toMatchObject({ rows: 1_201, bad: 1, imported: 1_200 });
    expect(done.faults).toMatchObject([{ line: 1_202, faults: [{ column: 'year' }] }]);
    const titles = (await mine(own.token)).map(({ title }) => title);
    expect([titles.length, new Set(titles).size]).toEqual([1_200, 1_200]);
  }, 150_000);
});
