import { acceptSecondChance, declineSecondChance } from '@rigsouq/contract/auctions/consignments';
import type { Endpoint } from '@rigsouq/contract/endpoint';
import * as desk from '@rigsouq/contract/operations/auction-desk';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { newId } from '../../../platform/database/ids.ts';
import { anAccount, aSession } from '../../identity/identity.factory.ts';
import { listReservations } from '../../machines/index.ts';
import { aBidder, aLot } from '../auctions.factory.ts';
import { advanceLots } from '../lots/lot-scheduler.ts';
import { findSettlement } from './read-settlement.ts';

let api: TestApi;
let operator: string;
beforeAll(async () => {
  api = await testApi();
  operator = await aSession(api, (await anAccount(api.parts.db, { operator: true, roles: [] })).email);
});
afterAll(() => api.stop());

const advance = () => advanceLots(api.parts.db, api.parts.log);

/** Creates a lot sold for 12,250 to the winner against the second bidder's maximum; the third bid is below the reserve. */
async function aSale() {
  const { db } = api.parts;
  const [winner, second, low] = [await aBidder(api), await aBidder(api), await aBidder(api)];
  const bids = [
    { by: low, offer: 9_000 },
    { by: second, offer: 10_000, max: 12_000 },
    { by: winner, offer: 12_250, max: 20_000 },
  ];
  const lot = await aLot(db, { endsIn: -0.01, reserve: 10_000, bids });
  await advance();
  const id = (await findSettlement(db, lot.id))?.settlement._id ?? '';
  return { lot, winner, second, low, id };
}

const act = (endpoint: Endpoint, id: string, token: string | undefined = operator, key?: string, note?: string) =>
  api.call(
    endpoint,
    { params: { id }, body: note ? { note } : {} },
    { token, headers: key ? { 'idempotency-key': key } : {} },
  );
const stateOf = async (lotId: string, accountId?: string) =>
  (await findSettlement(api.parts.db, lotId, accountId))?.settlement.state;
const listed = async (state: string, id: string) => {
  const { body } = await api.call(desk.listSettlements, { query: { state } }, { token: operator });
  return body.settlements.find(({ _id }) => _id === id);
};
const isBound = async (machineId: string) =>
  (await listReservations(api.parts.db, machineId, { from: new Date(), until: null })).length > 0;
async function notices(lotId: string) {
  const { rows } = await sql<{ what: string; tell: string[]; price: string; bid: string | null }>`
    select payload->'facts'->>'what' as what, payload->'facts'->'tell' as tell,
      payload->'facts'->'words'->>'price' as price, payload->'facts'->'words'->>'bid' as bid
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'event lot.stepped' and payload->'facts'->>'subjectId' = ${lotId} order by j.id`.execute(
    api.parts.db,
  );
  return rows.filter(({ tell }) => tell.length > 0).map(({ what, tell }) => [what, tell[0]]);
}
const acts = async (id: string) =>
  (await api.parts.db.selectFrom('audit_log').select('act').where('subject_id', '=', id).orderBy('id').execute()).map(
    (entry) => entry.act,
  );

describe('the settlement of a lot', () => {
  it('is paid and released: both sides are notified, and the steps and the audit log record who did it', async () => {
    const { lot, winner, id } = await aSale();
    const line = await listed('awaiting_payment', id);
    expect(line).toMatchObject({
      lot: { _id: lot.id, title: lot.title },
      attempt: 1,
      price: 12_250,
      buyer: { _id: winner.accountId, email: winner.email },
      seller: { _id: lot.accountId, email: 'huda@seller.test' },
      next: null,
      can: { paid: true, released: false, defaulted: true, offer: false, giveUp: false },
    });
    expect((await act(desk.markReleased, id)).body.code).toBe('deal.state');
    const key = newId();
    expect((await act(desk.markPaid, id, operator, key, 'By wire')).status).toBe(200);
    expect((await act(desk.markPaid, id, operator, key, 'By wire')).body).toEqual({ message: 'Payment confirmed' });
    expect((await act(desk.markPaid, id)).body.code).toBe('deal.state');
    expect((await act(desk.markReleased, id)).status).toBe(200);
    expect(await stateOf(lot.id)).toBe('released');
    const history = (await findSettlement(api.parts.db, lot.id))?.settlement.history;
    expect(history?.map(({ act, by, note }) => [act, by, note])).toEqual([
      ['win', 'clock', null],
      ['paid', 'operator', 'By wire'],
      ['released', 'operator', null],
    ]);
    expect((await notices(lot.id)).slice(2)).toEqual([
      ['settlement.paid', lot.accountId],
      ['settlement.received', winner.accountId],
      ['settlement.released', lot.accountId],
      ['settlement.handed_over', winner.accountId],
    ]);
    expect(await acts(id)).toEqual(['settlement.paid', 'settlement.released']);
    expect(await isBound(lot.machineId)).toBe(true);
  });

  it('is ended immediately if the winner was suspended after the bid, and can go to the next bidder', async () => {
    const { db } = api.parts;
    const [gone, second] = [await aBidder(api), await aBidder(api)];
    const bids = [
      { by: second, offer: 10_000, max: 12_000 },
      { by: gone, offer: 12_250, max: 20_000 },
    ];
    const lot = await aLot(db, { endsIn: -0.01, reserve: 10_000, bids });
    await db.updateTable('accounts').set({ suspended_at: new Date() }).where('id', '=', gone.accountId).execute();
    await advance();
    expect(await stateOf(lot.id)).toBe('defaulted');
    const sent = (await notices(lot.id)).map(([what]) => what);
    expect(sent).not.toContain('lot.won');
    expect(sent).toContain('settlement.defaulted');
    const id = (await findSettlement(db, lot.id))?.settlement._id ?? '';
    expect((await act(desk.offerSecondChance, id)).status).toBe(200);
    expect(await stateOf(lot.id, second.accountId)).toBe('offered');
  });

  it('goes after a default to the next bidder at that bidder’s own maximum', async () => {
    const { lot, winner, second, id } = await aSale();
    expect((await act(desk.offerSecondChance, id)).body.code).toBe('deal.state');
    await act(desk.markDefaulted, id);
    expect(await listed('defaulted', id)).toMatchObject({
      next: { number: 2, price: 12_000 },
      can: { paid: false, offer: true, giveUp: true },
    });
    expect((await act(desk.offerSecondChance, id)).status).toBe(200);
    expect((await act(desk.offerSecondChance, id)).body.code).toBe('deal.state');
    expect((await act(desk.giveUpSettlement, id)).body.code).toBe('deal.state');
    expect(await listed('defaulted', id)).toMatchObject({ next: null, can: { offer: false, giveUp: false } });
    const chance = await findSettlement(api.parts.db, lot.id, second.accountId);
    expect(chance).toMatchObject({ agreed: false, settlement: { attempt: 2, price: 12_000, state: 'offered' } });
    expect(chance?.settlement.can).toEqual({ accept: true, decline: true });
    const chanceId = chance?.settlement._id ?? '';
    expect((await act(acceptSecondChance, chanceId, winner.token)).body.code).toBe('settlement.unknown');
    expect((await act(acceptSecondChance, chanceId, '')).status).toBe(401);
    const key = newId();
    expect((await act(acceptSecondChance, chanceId, second.token, key)).status).toBe(200);
    expect((await act(acceptSecondChance, chanceId, second.token, key)).status).toBe(200);
    expect((await act(declineSecondChance, chanceId, second.token)).body.code).toBe('deal.state');
    expect(await stateOf(lot.id)).toBe('awaiting_payment');
    expect((await act(desk.markPaid, chanceId)).status).toBe(200);
    expect((await notices(lot.id)).slice(2)).toEqual([
      ['settlement.defaulted', lot.accountId],
      ['settlement.lost', winner.accountId],
      ['settlement.offered', second.accountId],
      ['lot.sold', lot.accountId],
      ['settlement.paid', lot.accountId],
      ['settlement.received', second.accountId],
    ]);
  });

  it('is given up after a declined second chance if no other bidder reached the reserve', async () => {
    const { lot, second, id } = await aSale();
    await act(desk.markDefaulted, id);
    await act(desk.offerSecondChance, id);
    const chance = (await findSettlement(api.parts.db, lot.id))?.settlement._id ?? '';
    expect((await act(declineSecondChance, chance, second.token)).status).toBe(200);
    expect(await listed('declined', chance)).toMatchObject({ next: null, can: { offer: false, giveUp: true } });
    expect((await act(desk.offerSecondChance, chance)).body.code).toBe('settlement.nobody');
    expect((await act(desk.giveUpSettlement, chance)).status).toBe(200);
    expect((await act(desk.giveUpSettlement, chance)).body.code).toBe('deal.state');
    expect(await isBound(lot.machineId)).toBe(false);
    expect((await notices(lot.id)).at(-1)).toEqual(['lot.passed', lot.accountId]);
    expect(await acts(chance)).toEqual(['settlement.given_up']);
  });

  it('ends a second chance that is not answered in time by the clock of the database', async () => {
    const { lot, second, id } = await aSale();
    await act(desk.markDefaulted, id);
    await act(desk.offerSecondChance, id);
    await advance();
    expect(await stateOf(lot.id)).toBe('offered');
    const chance = (await findSettlement(api.parts.db, lot.id))?.settlement;
    const hours = (Date.parse(chance?.dueAt ?? '') - Date.parse(chance?.history[0]?.at ?? '')) / 3_600_000;
    expect(hours).toBeCloseTo(48, 2);
    await sql`update settlements set due_at = now() where id = ${chance?._id}`.execute(api.parts.db);
    expect((await act(acceptSecondChance, chance?._id ?? '', second.token)).body.code).toBe('deal.state');
    await Promise.all([advance(), advance(), advance()]);
    expect(await stateOf(lot.id)).toBe('declined');
    const history = (await findSettlement(api.parts.db, lot.id))?.settlement.history;
    expect(history?.map(({ act, by }) => `${act} ${by}`)).toEqual(['offer operator', 'lapse clock']);
  });

  it('accepts only one of several operators’ actions at the same time', async () => {
    const { id } = await aSale();
    const answers = await Promise.all([act(desk.markPaid, id), act(desk.markDefaulted, id), act(desk.markPaid, id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await acts(id)).toHaveLength(1);
  });

  it('is visible to operators and changed by them only; a second chance is hidden from other bidders', async () => {
    const { id, winner, lot } = await aSale();
    const steps = [desk.markPaid, desk.markReleased, desk.markDefaulted, desk.offerSecondChance, desk.giveUpSettlement];
    for (const endpoint of steps) {
      expect((await act(endpoint, id, winner.token)).status).toBe(403);
      expect((await act(endpoint, newId())).body.code).toBe('settlement.unknown');
    }
    expect((await api.call(desk.listSettlements, {}, { token: winner.token })).status).toBe(403);
    expect((await api.call(desk.listSettlements, { query: { state: 'x' } }, { token: operator })).status).toBe(400);
    expect((await act(desk.markPaid, id, operator, undefined, 'x'.repeat(1_001))).status).toBe(400);
    await act(desk.markDefaulted, id);
    await act(desk.offerSecondChance, id);
    const chance = (await findSettlement(api.parts.db, lot.id))?.settlement._id ?? '';
    for (const endpoint of [acceptSecondChance, declineSecondChance])
      for (const unknown of [chance, newId()])
        expect((await act(endpoint, unknown, winner.token)).body.code).toBe('settlement.unknown');
  });
});
