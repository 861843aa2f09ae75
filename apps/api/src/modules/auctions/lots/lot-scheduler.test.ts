import { placeBid } from '@rigsouq/contract/auctions/calls';
import { consentFor } from '@rigsouq/contract/legal/consent-documents';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/database/ids.ts';
import { fail } from '../../../platform/http/errors.ts';
import { anAccount } from '../../identity/identity.factory.ts';
import { listReservations } from '../../machines/index.ts';
import { aBidder, aLot, exposureOf, lotRow } from '../auctions.factory.ts';
import { verifyLot } from '../log/verify-lot.ts';
import { findSettlement } from '../settlements/read-settlement.ts';
import { cancelLot } from './cancel-lot.ts';
import { advanceLots, startLotScheduler } from './lot-scheduler.ts';

let api: TestApi;
let db: Db;
beforeAll(async () => {
  api = await testApi();
  db = api.parts.db;
});
afterAll(() => api.stop());

const advance = () => advanceLots(db, api.parts.log);
const aBuyer = () => anAccount(db, { roles: ['buyer'] });
const logOf = async (id: string) =>
  (await db.selectFrom('lot_log').select(['act', 'line']).where('lot_id', '=', id).orderBy('seq').execute()).map(
    ({ act, line }) => ({ act, ...JSON.parse(line) }),
  );
/** Returns the notifications of a lot that wait to be sent. */
async function pendingNotices(lotId: string) {
  const { rows } = await sql<{ what: string; tell: string[]; words: Record<string, string> }>`
    select payload->'facts'->>'what' as what, payload->'facts'->'tell' as tell, payload->'facts'->'words' as words
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'event lot.stepped' and payload->'facts'->>'subjectId' = ${lotId} order by j.id`.execute(db);
  return rows;
}
const reservations = async (machineId: string) =>
  (await listReservations(db, machineId, { from: new Date(), until: null })).map(({ kind }) => kind);

describe('the start of a lot', () => {
  it('[AU-067] makes a scheduled lot live at its start time and not before', async () => {
    const due = await aLot(db, { state: 'scheduled', startsIn: -0.001, endsIn: 60 });
    const later = await aLot(db, { state: 'scheduled', startsIn: 1, endsIn: 60 });
    await advance();
    expect((await lotRow(db, due.id)).state).toBe('live');
    expect((await lotRow(db, later.id)).state).toBe('scheduled');
  });

  it('starts and ends a lot in one step if no worker ran during its whole time', async () => {
    const lot = await aLot(db, { state: 'scheduled', startsIn: -60, endsIn: -1 });
    await advance();
    expect((await lotRow(db, lot.id)).state).toBe('passed');
    expect((await verifyLot(db, lot.id))?.fault).toBeUndefined();
  });
});

describe('the end of a lot', () => {
  it('[AU-067] sells to the highest bidder, opens the settlement, releases exposure, ends offers and notifies both sides', async () => {
    const [winner, other] = [await aBuyer(), await aBuyer()];
    const bids = [
      { by: other, offer: 10_500 },
      { by: winner, offer: 11_000, max: 14_000 },
      { by: other, offer: 12_250 },
    ];
    const lot = await aLot(db, { endsIn: -0.01, reserve: 10_000, bids });
    const listing = newId();
    await sql`insert into listings (id, machine_id, account_id, created_by, type, status, title, description, currency, price_minor)
      values (${listing}, ${lot.machineId}, ${lot.accountId}, ${lot.userId}, 'sell', 'active', 'On sale', 'x', 'USD', 100)`.execute(
      db,
    );
    expect(await exposureOf(db, winner.accountId)).toBe(14_000);
    await advance();
    const row = await lotRow(db, lot.id);
    expect([row.state, Number(row.price), row.leader_id]).toEqual(['sold', 12_500, winner.accountId]);
    expect((await logOf(lot.id)).at(-1)).toMatchObject({ act: 'close', result: 'sold', price: 12_500, winner: 2 });
    expect(await exposureOf(db, winner.accountId)).toBe(0);
    // The machine is reserved as sold, so its listings cannot return to the market.
    expect(await reservations(lot.machineId)).toEqual(['sold']);
    const offer = await db.selectFrom('listings').selectAll().where('id', '=', listing).executeTakeFirst();
    expect([offer?.status, offer?.status_reason]).toEqual(['ended', 'sold']);
    const found = await findSettlement(db, lot.id);
    expect(found).toMatchObject({ buyerId: winner.accountId, agreed: true });
    expect(found?.settlement).toMatchObject({ attempt: 1, price: 12_500, state: 'awaiting_payment' });
    const days = (Date.parse(found?.settlement.dueAt ?? '') - (row.closed_at?.getTime() ?? 0)) / 86_400_000;
    expect(days).toBeCloseTo(5, 3);
    const [bid] = await db
      .selectFrom('lot_log')
      .select('id')
      .where('lot_id', '=', lot.id)
      .where('account_id', '=', winner.accountId)
      .execute();
    const words = { title: lot.title, price: '$12,500' };
    expect(await pendingNotices(lot.id)).toEqual([
      { what: 'lot.won', tell: [winner.accountId], words: { ...words, bid: bid?.id } },
      { what: 'lot.sold', tell: [lot.accountId], words },
    ]);
    expect((await verifyLot(db, lot.id))?.fault).toBeUndefined();
  });

  it('[AU-067] passes a lot below its reserve or without a bid: it frees the machine and opens no settlement', async () => {
    const bidder = await aBuyer();
    const low = await aLot(db, { endsIn: -0.01, reserve: 10_000, bids: [{ by: bidder, offer: 9_999 }] });
    const none = await aLot(db, { endsIn: -0.01 });
    await advance();
    for (const { id, machineId } of [low, none]) {
      expect((await lotRow(db, id)).state).toBe('passed');
      expect(await reservations(machineId)).toEqual([]);
      expect(await findSettlement(db, id)).toBeNull();
      expect((await pendingNotices(id)).map(({ what }) => what)).toEqual(['lot.passed']);
      expect((await verifyLot(db, id))?.fault).toBeUndefined();
    }
    expect(await exposureOf(db, bidder.accountId)).toBe(0);
    expect((await logOf(low.id)).at(-1)).toMatchObject({ result: 'passed', winner: null });
  });

  it('sells a sealed lot to the highest or the earlier of two equal amounts, and releases all exposure', async () => {
    const [one, two, three] = [await aBuyer(), await aBuyer(), await aBuyer()];
    const bids = [
      { by: one, offer: 12_000 },
      { by: two, offer: 15_000 },
      { by: three, offer: 15_000 },
    ];
    const lot = await aLot(db, { kind: 'sealed', endsIn: -0.01, bids });
    expect(await exposureOf(db, three.accountId)).toBe(15_000);
    await advance();
    const row = await lotRow(db, lot.id);
    expect([row.state, Number(row.price), row.leader_id]).toEqual(['sold', 15_000, two.accountId]);
    for (const { accountId } of [one, two, three]) expect(await exposureOf(db, accountId)).toBe(0);
    expect((await verifyLot(db, lot.id))?.fault).toBeUndefined();
  });

  it('[AU-039] comes within a second of its time by the clock of the database, and never before', async () => {
    const lot = await aLot(db, { endsIn: 1.5 / 60, bids: [] });
    const scheduler = startLotScheduler(api.parts);
    await advance();
    expect((await lotRow(db, lot.id)).state).toBe('live');
    await expect.poll(async () => (await lotRow(db, lot.id)).state, { timeout: 5_000, interval: 20 }).toBe('passed');
    await scheduler.stop();
    const { ends_at, closed_at } = await lotRow(db, lot.id);
    const late = (closed_at?.getTime() ?? 0) - (ends_at?.getTime() ?? 0);
    expect(late).toBeGreaterThanOrEqual(0);
    expect(late).toBeLessThan(1_000);
  });
});

describe('concurrent changes of a lot', () => {
  const COUNT = 20;

  it('closes each lot once when ten schedulers run at the same time', async () => {
    const buyer = await anAccount(db, { roles: ['buyer'] });
    await db.insertInto('bidders').values({ account_id: buyer.accountId, bid_limit: 1_000_000 }).execute();
    const lots: Awaited<ReturnType<typeof aLot>>[] = [];
    for (let n = 0; n < COUNT; n++)
      lots.push(await aLot(db, { endsIn: -0.01, bids: [{ by: buyer, offer: 10_000 + n }] }));
    await Promise.all(Array.from({ length: 10 }, advance));
    for (const { id } of lots) {
      expect((await logOf(id)).filter(({ act }) => act === 'close')).toHaveLength(1);
      expect(await pendingNotices(id)).toHaveLength(2);
      expect((await verifyLot(db, id))?.fault).toBeUndefined();
    }
    expect(await exposureOf(db, buyer.accountId)).toBe(0);
    const { rows } = await sql<{ count: number }>`select count(*)::int from settlements
      where lot_id = any(${lots.map(({ id }) => id)}::uuid[])`.execute(db);
    expect(rows[0]?.count).toBe(COUNT);
  });

  it('accepts a bid that races the close and moves the end, or refuses it and closes the lot', async () => {
    const buyers = await Promise.all(Array.from({ length: 4 }, () => aBidder(api, { limit: 1_000_000 })));
    // The lots end one after the other. On a busy machine the first may end before the last is created: then new lots get more time.
    let [lead, first] = [5_000, 0];
    let lots: Awaited<ReturnType<typeof aLot>>[] = [];
    while (Date.now() > first - 500) {
      first = Date.now() + lead;
      lead *= 2;
      lots = await Promise.all(
        Array.from({ length: COUNT }, (_, n) =>
          // A late bid moves the end of a live lot; the end of a sealed lot never moves.
          aLot(db, { kind: n % 2 ? 'sealed' : 'live', endsIn: (first + n * 60 - Date.now()) / 60_000, reserve: 100 }),
        ),
      );
    }
    await new Promise((resolve) => setTimeout(resolve, first - 100 - Date.now()));
    const stop = first + 3_000;
    const answers = new Set<string>();
    const bidding = buyers.map(async ({ token }) => {
      while (Date.now() < stop)
        for (const { id } of lots) {
          const bidAmount = Number((await lotRow(db, id)).price ?? 0) + 2_500;
          const answer = await api.call(
            placeBid,
            { body: { consent: consentFor('bid'), consignmentId: id, bidAmount } },
            { token },
          );
          answers.add(answer.status === 200 ? 'accepted' : answer.body.code);
        }
    });
    const scheduling = (async () => {
      while (Date.now() < stop) await advance();
    })();
    await Promise.all([...bidding, scheduling]);
    expect(answers).toContain('accepted');
    expect(answers).toContain('lot.closed');
    for (const { id } of lots) expect(await verifyLot(db, id)).toMatchObject({ fault: undefined });
  });

  it('cancels or closes a lot when both happen at once, never both, and releases the machine and the exposure', async () => {
    const operator = await anAccount(db, { operator: true });
    const buyer = await anAccount(db, { roles: ['buyer'] });
    await db.insertInto('bidders').values({ account_id: buyer.accountId, bid_limit: 1_000_000 }).execute();
    const actor = { userId: operator.userId, account: { id: operator.accountId } } as Parameters<typeof cancelLot>[1];
    const lots: Awaited<ReturnType<typeof aLot>>[] = [];
    for (let n = 0; n < COUNT; n++)
      lots.push(await aLot(db, { endsIn: 0.02 + n / 1_000, reserve: 1_000_000, bids: [{ by: buyer, offer: 500 }] }));
    const last = await lotRow(db, lots.at(-1)?.id ?? fail('lot.unknown'));
    const until = (last.ends_at?.getTime() ?? 0) + 300;
    const refused: unknown[] = [];
    const cancellations = lots.map(async ({ id }, n) => {
      const { ends_at } = await lotRow(db, id);
      await new Promise((resolve) => setTimeout(resolve, (ends_at?.getTime() ?? 0) - Date.now() - 10 + (n % 5) * 5));
      await inTransaction(db, (tx) => cancelLot(tx, actor, id, 'Wrong machine')).catch((error) => refused.push(error));
    });
    const scheduling = (async () => {
      while (Date.now() < until) await advance();
    })();
    await Promise.all([...cancellations, scheduling]);
    await advance();
    const states = [];
    for (const { id, machineId } of lots) {
      states.push((await lotRow(db, id)).state);
      expect((await verifyLot(db, id))?.fault).toBeUndefined();
      expect(await reservations(machineId)).toEqual([]);
    }
    expect(states.filter((state) => state === 'passed')).toHaveLength(refused.length);
    expect(states.filter((state) => state === 'cancelled')).toHaveLength(COUNT - refused.length);
    expect(await exposureOf(db, buyer.accountId)).toBe(0);
  });
});
