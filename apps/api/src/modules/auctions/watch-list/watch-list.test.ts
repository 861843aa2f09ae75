import * as calls from '@rigsouq/contract/auctions/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { newId } from '../../../platform/database/ids.ts';
import { aMember, anAccount, aSession } from '../../identity/identity.factory.ts';
import { aBidder, aLot, aLotPhoto } from '../auctions.factory.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());

const watch = (token: string, consignmentId: string) =>
  api.call(calls.watchAuction, { body: { consignmentId } }, { token });
const listOf = async (token: string) => (await api.call(calls.readWatchlist, {}, { token })).body;

describe('the watch list', () => {
  it('[AU-003] [AU-011] [AU-012] adds a lot by either call, and only once', async () => {
    const { token } = await aBidder(api);
    const { id, title } = await aLot(api.parts.db);
    const body = { consignmentId: id };
    for (const call of [calls.watchAuction, calls.watchLiveAuction, calls.watchAuction]) {
      const answer = await api.call(call, { body }, { token });
      expect([answer.status, answer.body.message]).toEqual([200, 'Added to watchlist']);
      expect((await api.call(call, { body })).status).toBe(401);
      expect((await api.call(call, { body: { consignmentId: 'x' } }, { token })).status).toBe(400);
    }
    expect(await listOf(token)).toMatchObject([{ id, title, watched: true, position: null, condition: 'good' }]);
    expect((await api.call(calls.readAuction, { params: { id } }, { token })).body.you?.watching).toBe(true);
  });

  it('refuses lots that are not public, and lots beyond its maximum', async () => {
    const bidder = await aBidder(api);
    const pending = await aLot(api.parts.db, { state: 'pending' });
    for (const id of [pending.id, newId()]) expect((await watch(bidder.token, id)).body.code).toBe('lot.unknown');
    const lots = [await aLot(api.parts.db), await aLot(api.parts.db)];
    const filler = await aLot(api.parts.db, { state: 'ended' });
    await sql`with many as (
        insert into consignments (id, machine_id, account_id, created_by, title, description, contact_name, contact_email, contact_phone,
          wanted_day, duration_days)
        select gen_random_uuid(), machine_id, account_id, created_by, title, description, contact_name, contact_email, contact_phone,
          wanted_day, duration_days from consignments, generate_series(1, ${calls.WATCHED_MAX - 1}::int) where id = ${filler.id}
        returning id, machine_id, account_id
      ), kept as (
        insert into lots (id, machine_id, account_id, kind, state, reserve, starts_at, first_ends_at, ends_at, closed_at)
        select id, machine_id, account_id, 'online', 'passed', 1, now() - interval '2 days', now() - interval '1 day',
          now() - interval '1 day', now() from many returning id
      ) insert into watches (account_id, lot_id, user_id) select ${bidder.accountId}, id, ${bidder.userId} from kept`.execute(
      api.parts.db,
    );
    const answers = await Promise.all(lots.map(({ id }) => watch(bidder.token, id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('watch.too_many');
    expect(await listOf(bidder.token)).toHaveLength(calls.WATCHED_MAX);
  });

  it('[AU-045] [AU-047] [AU-048] shows watched lots and lots with own bids, the next to end first', async () => {
    const [me, rival] = [await aBidder(api, { limit: 1_000_000 }), await aBidder(api, { limit: 1_000_000 })];
    const { db } = api.parts;
    const mine = { by: me, offer: 1_000, max: 3_000 };
    const theirs = { by: rival, offer: 9_000 };
    const lots = {
      leading: await aLot(db, { endsIn: 90, bids: [mine] }),
      outbid: await aLot(db, { endsIn: 30, bids: [mine, theirs] }),
      sealed: await aLot(db, { endsIn: 120, kind: 'sealed', bids: [{ by: me, offer: 1_000 }] }),
      watched: await aLot(db, { endsIn: 300 }),
      upcoming: await aLot(db, { state: 'scheduled', endsIn: 600 }),
      due: await aLot(db, { endsIn: -0.1 }),
      won: await aLot(db, { state: 'ended', endsIn: -5, reserve: 500, bids: [mine] }),
      lost: await aLot(db, { state: 'ended', endsIn: -10, reserve: 500, bids: [mine, theirs] }),
      cancelled: await aLot(db, { state: 'cancelled', endsIn: -20, bids: [mine] }),
    };
    for (const name of ['outbid', 'watched', 'upcoming', 'due'] as const) await watch(me.token, lots[name].id);
    await aLotPhoto(db, lots.outbid);
    const list = await listOf(me.token);
    const name = (id: string) => Object.entries(lots).find(([, lot]) => lot.id === id)?.[0];
    expect(list.map(({ id, status, position, watched }) => [name(id), status, position, watched])).toEqual([
      ['outbid', 'ending-soon', 'outbid', true],
      ['leading', 'active', 'leading', false],
      ['sealed', 'active', 'sealed', false],
      ['watched', 'active', null, true],
      ['upcoming', 'upcoming', null, true],
      ['due', 'ended', null, true],
      ['won', 'ended', 'won', false],
      ['lost', 'ended', 'lost', false],
      ['cancelled', 'cancelled', null, false],
    ]);
    const entry = (id: string) => list.find((one) => one.id === id);
    expect(entry(lots.outbid.id)).toMatchObject({
      title: lots.outbid.title,
      image: expect.stringContaining('/uploads/'),
      condition: 'good',
      currentBid: 9_000,
      totalBids: 2,
      finalPrice: null,
      timeLeft: expect.stringMatching(/^29m/),
    });
    expect(entry(lots.leading.id)).toMatchObject({ reserveMet: false });
    expect(entry(lots.sealed.id)).toMatchObject({
      currentBid: null,
      reserveMet: null,
      totalBids: null,
      type: 'Sealed Bid',
    });
    expect(entry(lots.won.id)).toMatchObject({
      currentBid: 1_000,
      reserveMet: true,
      finalPrice: 1_000,
      timeLeft: 'Ended',
    });
    expect(entry(lots.cancelled.id)).toMatchObject({ finalPrice: null, timeLeft: 'Ended' });
  });

  it('[AU-052] belongs to the account: a colleague can remove a lot, another account cannot', async () => {
    const owner = await anAccount(api.parts.db);
    const colleague = await aMember(api.parts.db, owner.accountId);
    const [first, second] = [await aSession(api, owner.email), await aSession(api, colleague.email)];
    const stranger = await aBidder(api);
    const { id } = await aLot(api.parts.db);
    await watch(first, id);
    expect(await listOf(second)).toHaveLength(1);
    const remove = (token?: string) => api.call(calls.unwatchAuction, { params: { id } }, { token });
    expect((await remove()).status).toBe(401);
    expect((await remove(stranger.token)).body.message).toBe('Removed from watchlist');
    expect(await listOf(first)).toHaveLength(1);
    expect((await remove(second)).body.message).toBe('Removed from watchlist');
    expect(await listOf(first)).toEqual([]);
    expect((await api.call(calls.unwatchAuction, { params: { id: 'x' } }, { token: first })).status).toBe(400);
  });

  it('[AU-046] has notification choices of its own for each member', async () => {
    const owner = await anAccount(api.parts.db);
    const colleague = await aMember(api.parts.db, owner.accountId);
    const [first, second] = [await aSession(api, owner.email), await aSession(api, colleague.email)];
    const choices = async (token?: string) => (await api.call(calls.readWatchPreferences, {}, { token })).body;
    const change = (body: object, token?: string) => api.call(calls.changeWatchPreferences, { body }, { token });
    expect(await choices(first)).toEqual({ endingSoon: true, outbid: true, newBids: false });
    const chosen = { endingSoon: false, outbid: true, newBids: true };
    for (const body of [{ endingSoon: true, outbid: false, newBids: false }, chosen])
      expect((await change(body, first)).status).toBe(200);
    expect(await choices(first)).toEqual(chosen);
    expect(await choices(second)).toEqual({ endingSoon: true, outbid: true, newBids: false });
    expect((await change(chosen)).status).toBe(401);
    expect((await change({ endingSoon: 'yes' }, first)).status).toBe(400);
  });
});
