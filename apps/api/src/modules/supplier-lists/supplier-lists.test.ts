import { readNotifications } from '@rigsouq/contract/notifications/calls';
import * as calls from '@rigsouq/contract/supplier-lists/calls';
import { SUPPLIER_DOCUMENTS_MAX } from '@rigsouq/contract/supplier-lists/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { inTransaction } from '../../platform/database/db.ts';
import { aListing, aRentForm } from '../catalogue/catalogue.factory.ts';
import { aMember, aSession } from '../identity/identity.factory.ts';
import { changeStanding } from '../identity/index.ts';
import { aBooking } from '../rentals/rentals.factory.ts';
import { readScores } from './index.ts';
import { aBuyer, aDocument, aFact, aMarketSupplier, aPdfFile, aSupplierEntry } from './supplier-lists.factory.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());

type Buyer = Awaited<ReturnType<typeof aBuyer>>;
const supplier = (name: string, over: Partial<Parameters<typeof aMarketSupplier>[1]> = {}) =>
  aMarketSupplier(api.parts.db, { name, ...over });
const list = async ({ token }: Buyer, query: Record<string, string> = {}) =>
  (await api.call(calls.listSuppliers, { query }, { token })).body;
const names = async (buyer: Buyer, query: Record<string, string> = {}) =>
  (await list(buyer, query)).suppliers.map(({ companyName }) => companyName);
const find = async ({ token }: Buyer, query: Record<string, string>) =>
  (await api.call(calls.findSuppliers, { query }, { token })).body.suppliers;
const read = async ({ token }: Buyer, id: string) =>
  (await api.call(calls.readSupplier, { params: { id } }, { token })).body;

describe('a supplier list of a buyer', () => {
  it('[PR-007] keeps suppliers with standing, tags, categories and a note, sorted by name, filtered and counted', async () => {
    const buyer = await aBuyer(api);
    const none = { suppliers: [], counts: { approved: 0, preferred: 0, blocked: 0 }, tags: [], total: 0, pages: 0 };
    expect(await list(buyer)).toEqual(none);
    const [zarka, alef, omar] = [
      await supplier('Zarka Lifting', { supplies: ['cranes'], verified: true }),
      await supplier('أبراج الخليج', { city: 'Manama' }),
      await supplier('Omar Plant'),
    ];
    await aSupplierEntry(api, buyer, zarka.accountId, {
      standing: 'preferred',
      tags: ['Fast', 'north', 'FAST'],
      categories: ['Cranes', 'cranes', 'loaders'],
      note: 'Asks for a deposit.\nPays it back.',
    });
    await aSupplierEntry(api, buyer, alef.accountId, { tags: ['north'], categories: ['loaders'] });
    await aSupplierEntry(api, buyer, omar.accountId, { standing: 'blocked' });

    const all = await list(buyer);
    expect(all).toMatchObject({ counts: { approved: 1, preferred: 1, blocked: 1 }, total: 3, pages: 1 });
    expect(all.tags).toEqual(['Fast', 'north']);
    expect(all.suppliers.map(({ companyName }) => companyName)).toEqual([
      'Omar Plant',
      'Zarka Lifting',
      'أبراج الخليج',
    ]);
    expect(all.suppliers[1]).toEqual({
      _id: zarka.accountId,
      companyName: 'Zarka Lifting',
      logo: null,
      verified: true,
      city: 'Doha',
      country: 'qa',
      supplies: ['cranes'],
      standing: 'preferred',
      tags: ['Fast', 'north'],
      categories: ['cranes', 'loaders'],
      note: 'Asks for a deposit.\nPays it back.',
      score: null,
      papers: 0,
      expiring: 0,
      updatedAt: expect.any(String),
    });

    expect(await names(buyer, { standing: 'blocked' })).toEqual(['Omar Plant']);
    expect(await names(buyer, { category: 'loaders' })).toEqual(['Zarka Lifting', 'أبراج الخليج']);
    expect(await names(buyer, { tag: 'Fast' })).toEqual(['Zarka Lifting']);
    expect(await names(buyer, { search: 'zark' })).toEqual(['Zarka Lifting']);
    expect(await names(buyer, { search: 'ابراج' })).toEqual(['أبراج الخليج']);
    expect(await names(buyer, { search: 'nobody' })).toEqual([]);
    // The tabs count what the other filters leave.
    const north = await list(buyer, { tag: 'north', standing: 'preferred' });
    expect(north).toMatchObject({ counts: { approved: 1, preferred: 1, blocked: 0 }, total: 1 });
    expect(await names(buyer, { limit: '2', page: '2' })).toEqual(['أبراج الخليج']);

    await aSupplierEntry(api, buyer, zarka.accountId, { standing: 'approved' });
    const changed = (await list(buyer, { search: 'zarka' })).suppliers[0];
    expect(changed).toMatchObject({ standing: 'approved', tags: [], categories: [], note: null });
    const colleague = await aSession(api, (await aMember(api.parts.db, buyer.accountId)).email);
    await api.call(calls.dropSupplier, { params: { id: omar.accountId } }, { token: colleague });
    expect(await names(buyer)).toEqual(['Zarka Lifting', 'أبراج الخليج']);
    const again = await api.call(calls.dropSupplier, { params: { id: omar.accountId } }, buyer);
    expect([again.status, again.body.code]).toEqual([404, 'supplier.unknown']);
  });

  it('refuses the own account, accounts that are no suppliers, and invalid fields', async () => {
    const buyer = await aBuyer(api);
    const put = async (id: string, over: object = {}) => {
      const { status, body } = await api.call(
        calls.keepSupplier,
        { params: { id }, body: { standing: 'approved', ...over } },
        buyer,
      );
      return [status, body.code];
    };
    expect(await put(buyer.accountId)).toEqual([409, 'supplier.own']);
    expect(await put((await aBuyer(api)).accountId)).toEqual([404, 'supplier.unknown']);
    const { accountId } = await supplier('Long Plant');
    for (const over of [
      { standing: 'adored' },
      { tags: Array.from({ length: 21 }, (_, at) => `tag ${at}`) },
      { tags: ['x'.repeat(41)] },
      { tags: [' '] },
      { categories: ['spaceships'] },
      { note: 'x'.repeat(2_001) },
    ])
      expect((await put(accountId, over))[0]).toBe(400);
    expect(await list(buyer)).toMatchObject({ total: 0 });
  });

  it('leaves out a supplier while it is suspended', async () => {
    const [buyer, gone] = [await aBuyer(api), await supplier('Gone Plant')];
    await aSupplierEntry(api, buyer, gone.accountId);
    const changeTo = (act: 'suspend' | 'restore') =>
      inTransaction(api.parts.db, (tx) => changeStanding(tx, gone.accountId, act, null));
    await changeTo('suspend');
    expect(await list(buyer)).toMatchObject({ suppliers: [], total: 0, counts: { approved: 0 } });
    expect((await api.call(calls.readSupplier, { params: { id: gone.accountId } }, buyer)).status).toBe(404);
    await changeTo('restore');
    expect(await names(buyer)).toEqual(['Gone Plant']);
  });

  it('is hidden from other buyers and from the supplier', async () => {
    const [buyer, stranger] = [await aBuyer(api), await aBuyer(api)];
    const kept = await supplier('Kept Plant', { supplies: ['generators'] });
    await aSupplierEntry(api, buyer, kept.accountId, { standing: 'blocked', note: 'Never again' });
    const documentId = await aDocument(api, buyer, kept.accountId);
    const params = { id: kept.accountId, documentId };

    // Another buyer sees the supplier without standing, note and documents.
    expect(await read(stranger, kept.accountId)).toMatchObject({ standing: null, note: null, documents: [] });
    expect((await find(stranger, { search: 'kept' }))[0]).toMatchObject({ standing: null });
    const refused = async (call: (typeof calls)['dropSupplier' | 'removeSupplierDocument']) => {
      const { status, body } = await api.call(call, { params }, stranger);
      return [status, body.code];
    };
    expect(await refused(calls.dropSupplier)).toEqual([404, 'supplier.unknown']);
    expect(await refused(calls.removeSupplierDocument)).toEqual([404, 'document.unknown']);
    const files = { file: [aPdfFile()] };
    const upload = await api.call(calls.addSupplierDocument, { params, body: { kind: 'insurance' }, files }, stranger);
    expect([upload.status, upload.body.code]).toEqual([404, 'supplier.unknown']);
    await aSupplierEntry(api, stranger, kept.accountId, { standing: 'preferred' });
    await api.call(calls.dropSupplier, { params }, stranger);
    expect(await read(buyer, kept.accountId)).toMatchObject({ standing: 'blocked', documents: [{ _id: documentId }] });

    // The supplier itself is refused and gets no notification.
    const token = await aSession(api, kept.email);
    for (const call of [calls.listSuppliers, calls.readSupplier, calls.findSuppliers])
      expect((await api.call(call, { params }, { token })).status).toBe(403);
    expect((await api.call(readNotifications, {}, { token })).body.items).toEqual([]);
    // The same holds when the supplier also buys: an account cannot find itself.
    await api.parts.db
      .updateTable('accounts')
      .set({ roles: ['buyer', 'supplier'] })
      .where('id', '=', kept.accountId)
      .execute();
    expect((await api.call(calls.readSupplier, { params }, { token })).status).toBe(404);
    expect((await find({ ...kept, token }, { search: 'kept' })).map(({ _id }) => _id)).not.toContain(kept.accountId);
  });
});

it('[PR-007] finds suppliers of the whole network by words and category, verified first and blocked last', async () => {
  const buyer = await aBuyer(api);
  const [plain, verified, blocked] = [
    await supplier('Findling Plant', { supplies: ['dump-trucks'] }),
    await supplier('Findling Verified', { supplies: ['dump-trucks', 'cranes'], verified: true }),
    await supplier('Findling Blocked', { supplies: ['trucks'], verified: true }),
  ];
  await aSupplierEntry(api, buyer, blocked.accountId, { standing: 'blocked' });
  await aSupplierEntry(api, buyer, verified.accountId, { standing: 'preferred', tags: ['near'] });
  const found = await find(buyer, { search: 'findling' });
  expect(found.map(({ _id, standing }) => [_id, standing])).toEqual([
    [verified.accountId, 'preferred'],
    [plain.accountId, null],
    [blocked.accountId, 'blocked'],
  ]);
  expect(found[0]).toMatchObject({ supplies: ['dump-trucks', 'cranes'], tags: ['near'], verified: true });
  const ids = async (query: Record<string, string>) => (await find(buyer, query)).map(({ _id }) => _id);
  expect(await ids({ search: 'findling', category: 'dump-trucks' })).toEqual([verified.accountId, plain.accountId]);
  expect(await ids({ search: 'findling', category: 'Trucks' })).toEqual([blocked.accountId]);
  expect((await ids({})).length).toBeLessThanOrEqual(30);
  const wrong = await api.call(calls.findSuppliers, { query: { category: 'spaceships' } }, buyer);
  expect(wrong.status).toBe(400);
});

describe('a document about a supplier', () => {
  it('keeps its expiry date, opens only through a signed link, and is deleted with the supplier', async () => {
    const [buyer, { accountId }] = [await aBuyer(api), await supplier('Paper Plant')];
    const add = (over: Record<string, string>, file = aPdfFile()) =>
      api.call(
        calls.addSupplierDocument,
        { params: { id: accountId }, body: { kind: 'insurance', ...over }, files: { file: [file] } },
        buyer,
      );
    // A supplier that is on no list cannot have documents.
    expect((await add({})).body.code).toBe('supplier.unknown');
    await aSupplierEntry(api, buyer, accountId);
    expect((await add({ kind: 'Certificate', expiresOn: '2021-02-03' })).status).toBe(200);
    expect((await add({ expiresOn: '' })).status).toBe(200);
    for (const over of [{ kind: 'poem' }, { expiresOn: '2026-02-30' }])
      expect((await add(over)).body.code).toBe('request.invalid');
    expect((await add({}, new File(['MZ program'], 'x.pdf'))).body.code).toBe('upload.wrong_type');

    const kept = await read(buyer, accountId);
    expect(kept).toMatchObject({ papers: 2, expiring: 1 });
    expect(kept.documents).toMatchObject([
      { kind: 'certificate', name: 'insurance.pdf', expiresOn: '2021-02-03' },
      { kind: 'insurance', expiresOn: null, daysLeft: null },
    ]);
    expect(kept.documents[0]?.daysLeft).toBeLessThan(-1_000);
    const url = kept.documents[0]?.url ?? '';
    const opened = await api.app.inject({ url });
    expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(
      (
        await api.app.inject({
          url: url.replace(/signature=(.)/, (_, first) => `signature=${first === 'A' ? 'B' : 'A'}`),
        })
      ).statusCode,
    ).toBe(404);

    const [first] = kept.documents;
    const removed = { params: { id: accountId, documentId: first?._id ?? '' } };
    expect((await api.call(calls.removeSupplierDocument, removed, buyer)).status).toBe(200);
    expect((await api.app.inject({ url })).statusCode).toBe(404);
    await api.call(calls.dropSupplier, { params: { id: accountId } }, buyer);
    expect(await read(buyer, accountId)).toMatchObject({ standing: null, documents: [] });
    const left = await api.parts.db
      .selectFrom('media')
      .select('id')
      .where('account_id', '=', buyer.accountId)
      .where('attached_at', 'is not', null)
      .execute();
    expect(left).toEqual([]);
  });

  it('is refused after twenty others, also for concurrent uploads', async () => {
    const [buyer, { accountId }] = [await aBuyer(api), await supplier('Crowded Plant')];
    await aSupplierEntry(api, buyer, accountId);
    for (let at = 0; at < SUPPLIER_DOCUMENTS_MAX - 1; at++) await aDocument(api, buyer, accountId);
    const answers = await Promise.allSettled([1, 2, 3].map(() => aDocument(api, buyer, accountId)));
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect((await read(buyer, accountId)).documents).toHaveLength(SUPPLIER_DOCUMENTS_MAX);
  });

  it('does not remain when it is added while the supplier is removed', async () => {
    const [buyer, { accountId }] = [await aBuyer(api), await supplier('Racing Plant')];
    for (let round = 0; round < 5; round++) {
      await aSupplierEntry(api, buyer, accountId);
      await Promise.allSettled([
        aDocument(api, buyer, accountId),
        api.call(calls.dropSupplier, { params: { id: accountId } }, buyer),
      ]);
      expect(await read(buyer, accountId)).toMatchObject({ standing: null, documents: [] });
    }
  });
});

describe('the scorecard of a supplier', () => {
  it('[PR-007] counts only what the supplier did for this buyer', async () => {
    const { db } = api.parts;
    const [buyer, other] = [await aBuyer(api), await aBuyer(api)];
    const { accountId } = await supplier('Scored Plant');
    const fact = (kind: string, over = {}) => aFact(db, buyer, accountId, kind, over);
    const request = await fact('invited');
    await fact('invited');
    await fact('answered', { subject: request });
    // An answer to a public request does not count as an answer to an invitation.
    await fact('answered');
    await fact('priced', { value: 100 });
    await fact('priced', { value: 81 });
    await fact('won');
    await fact('order_accepted');
    await fact('delivered', { value: 0 });
    await fact('delivered', { value: 3 });
    await aFact(db, other, accountId, 'order_declined');

    expect((await read(buyer, accountId)).scorecard).toEqual({
      score: Math.round((50 * 20 + 90.5 * 30 + 50 * 30 + 100 * 20) / 100),
      answering: 50,
      competitiveness: 91,
      delivery: 50,
      acceptance: 100,
      invited: 2,
      answered: 1,
      won: 1,
      ordered: 1,
      accepted: 1,
      deliveredOnTime: 1,
      deliveredLate: 1,
      deals: 0,
    });
    expect((await read(other, accountId)).scorecard).toMatchObject({ score: 0, acceptance: 0, answering: null });
    const { accountId: unknown } = await supplier('Unscored Plant');
    expect(await readScores(db, buyer.accountId, [accountId, unknown])).toEqual(
      new Map([
        [accountId, 72],
        [unknown, null],
      ]),
    );
    await aSupplierEntry(api, buyer, accountId);
    expect((await list(buyer)).suppliers[0]).toMatchObject({ score: 72 });
  });

  it('counts accepted quotes and completed rentals between the two companies', async () => {
    const { db } = api.parts;
    const buyer = await aBuyer(api);
    const made = await supplier('Dealing Plant');
    const token = await aSession(api, made.email);
    const listing = await aListing(api, token, aRentForm);
    const booking = await aBooking(api, buyer.token, listing);
    await aBooking(api, buyer.token, listing, [10, 12]);
    expect((await read(buyer, made.accountId)).scorecard).toMatchObject({ deals: 0, score: null });
    const returned = { status: 'Completed', returned_at: new Date() };
    await db.updateTable('bookings').set(returned).where('id', '=', booking).execute();
    const quote = {
      listing_id: listing,
      account_id: buyer.accountId,
      created_by: buyer.userId,
      supplier_id: made.accountId,
      price_minor: 100,
      currency: 'USD',
      valid_until: new Date(),
    };
    await db
      .insertInto('quotes')
      .values([
        { ...quote, id: '018f0000-0000-7000-8000-00000000000a', status: 'Accepted' },
        { ...quote, id: '018f0000-0000-7000-8000-00000000000b', status: 'Expired' },
      ])
      .execute();
    expect((await read(buyer, made.accountId)).scorecard).toMatchObject({ deals: 2, score: null });
    expect((await read(await aBuyer(api), made.accountId)).scorecard).toMatchObject({ deals: 0 });
  });
});
