import { createHash } from 'node:crypto';
import { readLotProof } from '@rigsouq/contract/auctions/calls';
import { myBids, readBid } from '@rigsouq/contract/auctions/consignments';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { inTransaction } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/database/ids.ts';
import { aMember, aSession } from '../../identity/identity.factory.ts';
import { aBidder, aLot } from '../auctions.factory.ts';
import { openSettlement, setSettlement } from '../settlements/settlements.store.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());

const listOf = async (token: string, query = {}) => (await api.call(myBids, { query }, { token })).body;
const read = (id: string, token?: string) => api.call(readBid, { params: { id } }, { token });

describe('the bids of an account', () => {
  it('[DA-045] lists bids newest first to every member of the account and to no other user', async () => {
    const [me, rival] = [await aBidder(api), await aBidder(api)];
    const bids = [
      { by: me, offer: 1_000 },
      { by: rival, offer: 1_500 },
      { by: me, offer: 2_000, max: 5_000 },
    ];
    const lot = await aLot(api.parts.db, { bids });
    const country = { country: 'sa' };
    await api.parts.db.updateTable('machines').set(country).where('id', '=', lot.machineId).execute();
    const list = await listOf(me.token, { limit: '1' });
    expect(list).toMatchObject({ total: 2, pages: 2 });
    expect(list.data).toMatchObject([
      {
        consignmentId: {
          _id: lot.id,
          title: lot.title,
          model: '320',
          currentBid: 2_000,
          reserveMet: false,
          status: 'active',
          type: 'Online',
          country: 'sa',
        },
        amount: 2_000,
        position: 'leading',
        timeLeft: expect.stringMatching(/^59m/),
      },
    ]);
    expect(Date.parse(list.data[0]?.createdAt ?? '')).toBeLessThan(Date.parse(list.data[0]?.now ?? ''));
    const second = await listOf(me.token, { limit: '1', page: '2' });
    expect(second.data).toMatchObject([{ amount: 1_000 }]);
    const colleague = await aMember(api.parts.db, me.accountId);
    expect((await listOf(await aSession(api, colleague.email))).total).toBe(2);
    expect((await listOf(rival.token)).data).toMatchObject([{ amount: 1_500, position: 'outbid' }]);
    expect((await api.call(myBids, {})).status).toBe(401);
    expect((await api.call(myBids, { query: { limit: '51' } }, { token: me.token })).status).toBe(400);
  });

  it('shows a bid with its receipt to the account only', async () => {
    const [me, rival] = [await aBidder(api), await aBidder(api)];
    const bids = [
      { by: me, offer: 1_000, max: 3_000 },
      { by: rival, offer: 3_500 },
      { by: me, offer: 4_000 },
    ];
    const lot = await aLot(api.parts.db, { bids });
    const [, first] = (await listOf(me.token)).data;
    const { body } = await read(first?._id ?? '', me.token);
    expect(body).toMatchObject({
      amount: 1_000,
      maxBid: 3_000,
      currentMax: 4_000,
      number: 1,
      seq: 2,
      minimumBid: 4_100,
      position: 'leading',
      bids: [
        { amount: 4_000, maxBid: 4_000 },
        { amount: 1_000, maxBid: 3_000 },
      ],
      finalPrice: null,
      seller: null,
      settlement: null,
    });
    const { hash } = await api.parts.db
      .selectFrom('lot_log')
      .select('hash')
      .where('lot_id', '=', lot.id)
      .where('seq', '=', '2')
      .executeTakeFirstOrThrow();
    expect(body.hash).toBe(hash);
    expect((await read(body._id)).status).toBe(401);
    const unknown = (await read(newId(), rival.token)).body;
    expect((await read(body._id, rival.token)).body).toEqual(unknown);
    expect(unknown.code).toBe('bid.unknown');
    expect((await read('x', me.token)).status).toBe(400);
  });

  it('shows the seller to the winner, but not after a default', async () => {
    const [me, rival] = [await aBidder(api), await aBidder(api)];
    const bids = [
      { by: rival, offer: 1_000 },
      { by: me, offer: 2_000 },
    ];
    const lot = await aLot(api.parts.db, { state: 'ended', reserve: 1_500, bids });
    const { db } = api.parts;
    const won = {
      lotId: lot.id,
      attempt: 1,
      accountId: me.accountId,
      price: 2_000,
      act: 'win',
      side: 'clock',
    } as const;
    const settlement = await inTransaction(db, (tx) =>
      openSettlement(tx, { ...won, state: 'awaiting_payment', userId: null }),
    );
    const [mine] = (await listOf(me.token)).data;
    const [theirs] = (await listOf(rival.token)).data;
    expect([mine?.position, theirs?.position]).toEqual(['won', 'lost']);
    expect((await read(mine?._id ?? '', me.token)).body).toMatchObject({
      position: 'won',
      finalPrice: 2_000,
      seller: { companyName: 'Test Company', name: 'Huda Saleh', email: 'huda@seller.test', phone: '+971501234567' },
      settlement: { attempt: 1, price: 2_000, state: 'awaiting_payment', can: { accept: false, decline: false } },
    });
    expect((await read(theirs?._id ?? '', rival.token)).body).toMatchObject({ seller: null, settlement: null });

    await inTransaction(db, async (tx) => {
      await setSettlement(tx, settlement, 'defaulted');
      await openSettlement(tx, {
        lotId: lot.id,
        attempt: 2,
        accountId: rival.accountId,
        price: 1_000,
        state: 'offered',
        act: 'offer',
        side: 'operator',
        userId: null,
      });
    });
    expect((await read(mine?._id ?? '', me.token)).body).toMatchObject({ position: 'lost', seller: null });
    expect((await read(theirs?._id ?? '', rival.token)).body).toMatchObject({
      position: 'lost',
      seller: null,
      settlement: { attempt: 2, can: { accept: true, decline: true } },
    });
  });
});

describe('the public log of a lot', () => {
  const proof = (id: string, query = {}) => api.call(readLotProof, { params: { id }, query });

  it('is complete, paged, and can be verified by anyone', async () => {
    const by = await aBidder(api);
    const bids = [
      { by, offer: 1_000, max: 7_777 },
      { by: await aBidder(api), offer: 2_000 },
    ];
    const { id } = await aLot(api.parts.db, { state: 'ended', bids });
    const pages = [await proof(id, { limit: '3' }), await proof(id, { limit: '3', after: '3' })];
    const entries = pages.flatMap(({ body }) => body.entries);
    expect(entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    expect(pages[0]?.body.length).toBe(4);
    let hash = '';
    for (const entry of entries) {
      hash = createHash('sha256').update(`${hash}\n${entry.line}`).digest('hex');
      expect(entry.hash).toBe(hash);
    }
    expect(hash).toBe(pages[0]?.body.finalHash);
    expect(JSON.stringify(entries)).not.toContain(by.accountId);
    // It is matched as a value, because a hash may contain the same digits.
    expect(JSON.stringify(entries)).not.toMatch(/:7777\b/);
  });

  it('is not available before the end, and never for a cancelled sealed lot', async () => {
    const { db } = api.parts;
    const bids = [{ by: await aBidder(api), offer: 1_000 }];
    const codeOf = async (options: Parameters<typeof aLot>[1]) => (await proof((await aLot(db, options)).id)).body.code;
    expect(await codeOf({ bids })).toBe('lot.not_ended');
    expect(await codeOf({ endsIn: -0.1 })).toBe('lot.not_ended');
    expect(await codeOf({ kind: 'sealed', bids })).toBe('lot.not_ended');
    expect(await codeOf({ kind: 'sealed', state: 'cancelled', bids })).toBe('lot.not_ended');
    expect(await codeOf({ state: 'pending' })).toBe('lot.unknown');
    expect(await codeOf({ state: 'cancelled', bids })).toBeUndefined();
    expect((await proof(newId())).body.code).toBe('lot.unknown');
    expect((await proof(newId(), { limit: '1001' })).status).toBe(400);
  });
});
