import { readNotifications } from '@rigsouq/contract/notifications/calls';
import { listOrders, readOrder } from '@rigsouq/contract/orders/calls';
import * as calls from '@rigsouq/contract/rfqs/awards';
import { amendRfq, cancelRfq, readRfq } from '@rigsouq/contract/rfqs/calls';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { jobHandlers } from '../../../api.ts';
import { startWorker, type Worker } from '../../../platform/jobs/jobs.ts';
import { aMember } from '../../identity/identity.factory.ts';
import { aParty, aToken, openRfqNow, type Party } from '../rfqs.factory.ts';
import { anAnsweredRfq, anOpenedRfq, type Bid } from './awards.factory.ts';

let api: TestApi;
let worker: Worker;
let buyer: Party;
/** Other members of the buyer's account. */
let manager: Party;
let secondManager: Party;
let agent: Party;
let first: Party;
let second: Party;
let third: Party;
let stranger: Party;

const party = (roles: ('buyer' | 'supplier')[]) => aParty(api.parts.db, roles);
const colleague = async ({ accountId }: Party, position: 'manager' | 'agent'): Promise<Party> => {
  const member = await aMember(api.parts.db, accountId, position);
  return { accountId, ...member, token: await aToken(api.parts.db, member.userId) };
};

beforeAll(async () => {
  api = await testApi();
  worker = await startWorker(api.parts.pool, jobHandlers(api.parts), api.parts.log, { pollMs: 200 });
  buyer = await party(['buyer']);
  [manager, secondManager, agent] = [
    await colleague(buyer, 'manager'),
    await colleague(buyer, 'manager'),
    await colleague(buyer, 'agent'),
  ];
  [first, second, third] = [await party(['supplier']), await party(['supplier']), await party(['supplier'])];
  stranger = await party(['buyer', 'supplier']);
});
afterAll(async () => {
  await worker.stop();
  await api.stop();
});

const compare = async (id: string, { token }: Party = buyer) =>
  (await api.call(calls.readComparison, { params: { id } }, { token })).body;
const offerOf = (seen: Awaited<ReturnType<typeof compare>>, by: Party, line = 1, option = 1) => {
  const answer = seen.answers.find(({ supplier }) => supplier._id === by.accountId);
  const offer = answer?.offers.find((one) => one.line === line && one.option === option);
  return { answerId: answer?.answerId ?? '', line, option, offer };
};
type Choice = readonly [by: Party, quantity: number, line?: number, option?: number];
const award = async (id: string, choices: readonly Choice[], over: object = {}, by = buyer, headers = {}) => {
  const seen = await compare(id);
  const lines = choices.map(([from, quantity, line = 1, option = 1]) => {
    const { offer: _, ...place } = offerOf(seen, from, line, option);
    return { ...place, quantity };
  });
  const body = { version: seen.version, lines, ...over };
  return api.call(calls.awardRfq, { params: { id }, body }, { token: by.token, headers });
};
const setLimit = (approvalLimit: number | null, by = buyer) =>
  api.call(calls.saveBuyingSettings, { body: { approvalLimit } }, { token: by.token });
const approve = (id: string, awardId: string, by: Party, headers = {}) =>
  api.call(calls.approveAward, { params: { id }, body: { awardId } }, { token: by.token, headers });
const reject = (id: string, awardId: string, by: Party) =>
  api.call(calls.rejectAward, { params: { id }, body: { awardId, reason: 'Too dear' } }, { token: by.token });
const takeBack = (id: string, awardId: string, by: Party, headers = {}) =>
  api.call(calls.takeBackAward, { params: { id }, body: { awardId } }, { token: by.token, headers });
const cancel = (id: string, by = buyer) =>
  api.call(cancelRfq, { params: { id }, body: { reason: 'The project was stopped' } }, { token: by.token });
const ordersOf = async (rfqId: string) => {
  const rows = await api.parts.db
    .selectFrom('orders')
    .select(['id', 'number', 'supplier_id', 'currency', 'net_minor', 'state'])
    .where('rfq_id', '=', rfqId)
    .orderBy('number')
    .execute();
  return rows;
};
const factsAbout = async (rfqId: string, kinds: string[]) => {
  const rows = await api.parts.db
    .selectFrom('supplier_facts')
    .select(['kind', 'supplier_id', 'value'])
    .where('subject_id', '=', rfqId)
    .where('kind', 'in', kinds)
    .execute();
  return rows.map(({ kind, supplier_id, value }) => [kind, supplier_id, value === null ? null : Number(value)]);
};
const whatsOf = async ({ token }: Party, about: string) => {
  const { items } = (await api.call(readNotifications, { query: { limit: '50' } }, { token })).body;
  return items.filter(({ subjectId }) => subjectId === about).map(({ what }) => what);
};
const state = async (id: string) => (await api.call(readRfq, { params: { id } }, { token: buyer.token })).body.state;

/** Prices of an excavator: 1,000 dollars in 10 days, 4,406 dirhams (1,199.73 dollars) in 5 days, 1,500 dollars in 10 days. */
const threeBids = (): Bid[] => [
  { by: first, offers: [{ price: 1_000, offered: 'Caterpillar 320' }] },
  { by: second, offers: [{ price: 4_406, currency: 'AED', leadDays: 5 }] },
  { by: third, offers: [{ price: 1_500 }] },
];

describe('[PR-005] the comparison', () => {
  it('is sealed before the deadline, and then shows every answer in the currency of the request', async () => {
    const id = await anAnsweredRfq(api, buyer, threeBids());
    expect((await compare(id)) as unknown).toMatchObject({ code: 'rfq.sealed' });
    await openRfqNow(api.parts.db, id);
    const seen = await compare(id);
    expect(seen).toMatchObject({ state: 'opened', version: 1, currency: 'USD', award: null, approvalLimit: null });
    expect(seen.rates).toEqual([{ currency: 'AED', rate: 0.272294 }]);
    expect(seen.answers).toHaveLength(3);
    const dirhams = offerOf(seen, second).offer;
    expect(dirhams).toMatchObject({ price: 4_406, currency: 'AED', unit: 1_199.73, total: 2_399.46 });
    // No supplier has a score yet, so points are computed like (70 × 1,000/1,199.73 + 15) / 85.
    expect(offerOf(seen, first).offer?.best).toBe(true);
    expect(seen.answers.map(({ total }) => total)).toEqual([2_000, 2_399.46, 3_000]);
    expect(seen.answers.every(({ hash, technicalVerdict }) => hash.length === 64 && technicalVerdict === null)).toBe(
      true,
    );
  });

  it('keeps the exchange rates of the opening', async () => {
    const id = await anOpenedRfq(api, buyer, threeBids());
    const before = await compare(id);
    await sql`insert into exchange_rates (currency, usd) values ('AED', 0.5)`.execute(api.parts.db);
    try {
      expect(await compare(id)).toEqual(before);
    } finally {
      await sql`delete from exchange_rates where currency = 'AED' and usd = 0.5`.execute(api.parts.db);
    }
  });

  it('computes points by the weights, which any member of the buyer may change', async () => {
    const id = await anOpenedRfq(api, buyer, threeBids());
    const weigh = (body: object, by = agent) =>
      api.call(calls.weighRfq, { params: { id }, body } as never, { token: by.token });
    expect((await weigh({ price: 0, lead: 100, score: 0 })).status).toBe(200);
    const seen = await compare(id);
    expect(seen.weights).toEqual({ price: 0, lead: 100, score: 0 });
    expect(seen.answers.map(({ offers }) => [offers[0]?.points, offers[0]?.best])).toEqual([
      [50, false],
      [100, true],
      [50, false],
    ]);
    expect((await weigh({ price: 50, lead: 50, score: 10 })).status).toBe(400);
    expect((await weigh({ price: 110, lead: -10, score: 0 })).status).toBe(400);
  });

  it('lists suppliers that have not confirmed the last version and leaves out their answers', async () => {
    const id = await anAnsweredRfq(api, buyer, threeBids());
    const read = (await api.call(readRfq, { params: { id } }, { token: buyer.token })).body;
    const { title, description, currency, country, deadline } = read;
    const unchanged = { title, description, currency, country, deadline, lines: read.lines };
    const body = { ...unchanged, version: 1, note: 'Three are needed' };
    expect((await api.call(amendRfq, { params: { id }, body } as never, { token: buyer.token })).status).toBe(200);
    await openRfqNow(api.parts.db, id);
    const seen = await compare(id);
    expect([seen.version, seen.answers, seen.unconfirmed.length]).toEqual([2, [], 3]);
    const earlier = await api.parts.db
      .selectFrom('rfq_answers')
      .select('id')
      .where('rfq_id', '=', id)
      .where('supplier_id', '=', first.accountId)
      .executeTakeFirstOrThrow();
    const lines = [{ answerId: earlier.id, line: 1, option: 1, quantity: 1 }];
    const refused = await api.call(
      calls.awardRfq,
      { params: { id }, body: { version: 2, lines } },
      { token: buyer.token },
    );
    expect([refused.status, refused.body.code]).toEqual([400, 'rfq.offer']);
    expect(await ordersOf(id)).toEqual([]);
  });
});

describe('a request with two envelopes', () => {
  it('[PR-005] shows the technical answers first, and the prices of accepted answers once all are judged', async () => {
    const id = await anOpenedRfq(api, buyer, threeBids(), { twoEnvelopes: true });
    const judge = (answerId: string, accepted: boolean) =>
      api.call(calls.judgeTechnical, { params: { id }, body: { answerId, accepted } }, { token: buyer.token });
    const open = () => api.call(calls.openPrices, { params: { id } }, { token: buyer.token });
    const sealed = await compare(id);
    expect([sealed.state, sealed.rates, sealed.openedAt]).toEqual(['technical', [], null]);
    expect(sealed.answers.map(({ offers, total }) => [offers, total])).toEqual([
      [[], null],
      [[], null],
      [[], null],
    ]);
    expect((await award(id, [[first, 1]])).body.code).toBe('rfq.state');
    const [one = '', two = '', three = ''] = sealed.answers.map(({ answerId }) => answerId);
    await judge(one, false);
    await judge(two, true);
    expect((await open()).body.code).toBe('rfq.unjudged');
    expect((await judge(id, true)).body.code).toBe('rfq.no_answer');
    await judge(three, true);
    expect((await Promise.all([open(), open()])).map(({ status }) => status).sort()).toEqual([200, 409]);
    const unsealed = await compare(id);
    expect(unsealed.answers.map(({ offers, technicalVerdict }) => [offers.length, technicalVerdict])).toEqual([
      [0, 'rejected'],
      [1, 'accepted'],
      [1, 'accepted'],
    ]);
    expect((await judge(one, true)).body.code).toBe('rfq.state');
    // The cheapest answer was rejected: it does not affect the points of others and cannot be chosen.
    expect(offerOf(unsealed, second).offer?.best).toBe(true);
    const unseen = { version: 1, lines: [{ answerId: one, line: 1, option: 1, quantity: 1 }], reason: 'Cheapest' };
    expect((await api.call(calls.awardRfq, { params: { id }, body: unseen }, { token: buyer.token })).body.code).toBe(
      'rfq.offer',
    );
  });
});

describe('[PR-006] an award', () => {
  it('creates an order immediately for the best offer, and the other suppliers learn only that they lost', async () => {
    const id = await anOpenedRfq(api, buyer, threeBids());
    const made = await award(id, [[first, 2]]);
    expect([made.status, made.body.state]).toEqual([200, 'awarded']);
    const [order, ...more] = await ordersOf(id);
    expect(more).toEqual([]);
    const read = (await api.call(readOrder, { params: { id: order?.id ?? '' } }, { token: first.token })).body;
    expect(read).toMatchObject({ state: 'issued', rfqId: id, net: 2_000, vatRate: 5, vat: 100, total: 2_100 });
    expect(read.lines[0]).toMatchObject({
      quantity: 2,
      unit: 1_000,
      description: 'Caterpillar 320\nOf 20 to 22 tonnes',
    });
    expect(await state(id)).toBe('awarded');
    expect((await compare(id)).award).toMatchObject({ state: 'approved', mine: true, total: 2_000 });
    for (const by of [second, third]) {
      await expect.poll(() => whatsOf(by, id)).toContain('rfq.lost');
      const seen = (await api.call(readRfq, { params: { id } }, { token: by.token })).body;
      expect(seen).toMatchObject({ side: 'supplier', stand: 'lost', orders: [] });
      expect(JSON.stringify(seen)).not.toContain(first.accountId);
      expect((await api.call(listOrders, { query: { side: 'supplier' } }, { token: by.token })).body.total).toBe(0);
    }
    await expect.poll(() => whatsOf(first, order?.id ?? '')).toEqual(['order.issued']);
    expect(await whatsOf(first, id)).not.toContain('rfq.lost');
    expect(await factsAbout(id, ['won'])).toEqual([['won', first.accountId, null]]);
    expect(await factsAbout(id, ['priced'])).toEqual(
      expect.arrayContaining([
        ['priced', first.accountId, 100],
        ['priced', second.accountId, 83],
        ['priced', third.accountId, 67],
      ]),
    );
  });

  it('creates an order for each supplier and currency if it is split, which needs a reason', async () => {
    const bids: Bid[] = [
      { by: first, offers: [{ price: 1_000 }, { line: 2, price: 500.5 }] },
      {
        by: second,
        offers: [
          { price: 4_406, currency: 'AED' },
          { line: 2, price: 600 },
        ],
      },
    ];
    const id = await anOpenedRfq(api, buyer, bids, { lines: [{}, { quantity: 3, category: 'loaders' }] });
    const choices = [
      [first, 1],
      [second, 1],
      [first, 2, 2],
      [second, 1, 2],
    ] as const;
    expect((await award(id, choices)).body.code).toBe('rfq.reason');
    expect((await award(id, choices, { reason: 'Two yards, less risk' })).status).toBe(200);
    const orders = await ordersOf(id);
    expect(orders.map(({ supplier_id, currency, net_minor }) => [supplier_id, currency, Number(net_minor)])).toEqual([
      [first.accountId, 'USD', 200_100],
      [second.accountId, 'AED', 440_600],
      [second.accountId, 'USD', 60_000],
    ]);
    expect((await compare(id)).award?.total).toBe(1_000 + 1_199.73 + 2 * 500.5 + 600);
  });

  it('needs a reason if it is not the best offer, and is refused above the quantity or for expired offers', async () => {
    const id = await anOpenedRfq(api, buyer, threeBids());
    expect((await award(id, [[third, 2]])).body.code).toBe('rfq.reason');
    expect((await award(id, [[first, 3]])).body.code).toBe('rfq.offer');
    expect((await award(id, [[first, 2], [second, 1]], { reason: 'More' })).body.code).toBe('rfq.offer'); // biome-ignore format: a row
    expect((await award(id, [[first, 1, 1, 2]], { reason: 'More' })).status).toBe(400);
    expect((await award(id, [[first, 1]], { version: 2 })).body.code).toBe('rfq.amended');
    expect((await award(id, [])).status).toBe(400);
    await sql`update rfq_answers set valid_until = (now() at time zone 'Asia/Dubai')::date - 1
      where rfq_id = ${id} and supplier_id = ${first.accountId}`.execute(api.parts.db);
    expect((await award(id, [[first, 2]])).body.code).toBe('rfq.offer_expired');
    expect(await ordersOf(id)).toEqual([]);
    expect((await award(id, [[third, 1]], { reason: 'Nearest to the site' })).status).toBe(200);
  });

  it('is made once if it is sent concurrently or again with the same idempotency key', async () => {
    const id = await anOpenedRfq(api, buyer, threeBids());
    const key = { 'idempotency-key': `award-${id}` };
    const all = await Promise.all([
      award(id, [[first, 2]], {}, buyer, key),
      award(id, [[first, 2]], {}, buyer, key),
      award(id, [[second, 2]], { reason: 'Sooner' }, manager),
    ]);
    const good = all.filter(({ status }) => status === 200);
    const bad = all.filter(({ status }) => status !== 200);
    expect([1, 2]).toContain(good.length);
    expect(bad.every(({ body }) => body.code === 'rfq.state')).toBe(true);
    expect(await ordersOf(id)).toHaveLength(1);
  });

  it('wins or loses against a concurrent cancellation, and the other call is refused', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const id = await anOpenedRfq(api, buyer, threeBids());
      const [made, ended] = await Promise.all([award(id, [[first, 2]]), cancel(id, manager)]);
      expect([made.status, ended.status].sort()).toEqual([200, 409]);
      expect((made.status === 409 ? made : ended).body.code).toBe('rfq.state');
      expect([await state(id), (await ordersOf(id)).length]).toEqual(
        made.status === 200 ? ['awarded', 1] : ['closed', 0],
      );
    }
  });

  it('is refused before the deadline, and an amendment is refused after it', async () => {
    const id = await anAnsweredRfq(api, buyer, threeBids());
    const read = (await api.call(readRfq, { params: { id } }, { token: buyer.token })).body;
    const { title, description, currency, country, deadline, lines } = read;
    const body = { title, description, currency, country, deadline, lines, version: 1, note: 'As before' };
    const amend = () => api.call(amendRfq, { params: { id }, body } as never, { token: buyer.token });
    const answers = await api.parts.db.selectFrom('rfq_answers').select('id').where('rfq_id', '=', id).execute();
    const chosen = { version: 1, lines: [{ answerId: answers[0]?.id ?? '', line: 1, option: 1, quantity: 1 }] };
    const early = () => api.call(calls.awardRfq, { params: { id }, body: chosen as never }, { token: buyer.token });
    const [amended, awarded] = await Promise.all([amend(), early()]);
    expect([amended.status, awarded.body.code]).toEqual([200, 'rfq.state']);
    await openRfqNow(api.parts.db, id);
    expect((await amend()).body.code).toBe('rfq.state');
    expect((await early()).body.code).toBe('rfq.amended');
  });
});

describe('the approval limit', () => {
  it('is set by the owner and read by every member', async () => {
    expect((await setLimit(500, manager)).status).toBe(403);
    expect((await setLimit(-1)).status).toBe(400);
    expect((await setLimit(1_000.5)).status).toBe(400);
    expect((await setLimit(2_000)).status).toBe(200);
    const read = async (by: Party) => (await api.call(calls.readBuyingSettings, {}, { token: by.token })).body;
    expect(await read(buyer)).toEqual({ approvalLimit: 2_000, mayChange: true });
    expect(await read(agent)).toEqual({ approvalLimit: 2_000, mayChange: false });
    expect(await read(stranger)).toEqual({ approvalLimit: null, mayChange: true });
    await setLimit(null);
  });

  const waiting = async (by = buyer) => {
    await setLimit(1_999);
    try {
      const id = await anOpenedRfq(api, buyer, threeBids());
      const made = await award(id, [[first, 2]], {}, by);
      expect(made.body).toMatchObject({ state: 'approval' });
      return { id, awardId: (await compare(id)).award?._id ?? '' };
    } finally {
      await setLimit(null);
    }
  };

  it('counts what a member ordered alone in the last 24 hours, so that splitting a request does not avoid it', async () => {
    const [one, other] = [await colleague(buyer, 'manager'), await colleague(buyer, 'manager')];
    const requests = await Promise.all(Array.from({ length: 4 }, () => anOpenedRfq(api, buyer, threeBids())));
    const [today = '', more = '', ofOther = '', tomorrow = ''] = requests;
    const states = async (id: string, by: Party) => (await award(id, [[first, 2]], {}, by)).body.state;
    await setLimit(3_000);
    expect((await compare(more, one)).orderedAlone).toBe(0);
    expect(await states(today, one)).toBe('awarded');
    expect((await compare(more, one)).orderedAlone).toBe(2_000);
    expect(await states(more, one)).toBe('approval');
    // An order that a second member approved does not count as ordered alone.
    expect((await approve(more, (await compare(more)).award?._id ?? '', other)).status).toBe(200);
    expect(await states(ofOther, other)).toBe('awarded');
    await sql`update orders set created_at = created_at - interval '1 day' where rfq_id = ${today}`.execute(
      api.parts.db,
    );
    expect(await states(tomorrow, one)).toBe('awarded');
    await setLimit(null);
  });

  it('counts both of two concurrent awards of one member', async () => {
    const one = await colleague(buyer, 'manager');
    const requests = await Promise.all([1, 2].map(() => anOpenedRfq(api, buyer, threeBids())));
    await setLimit(3_000);
    const made = await Promise.all(requests.map((id) => award(id, [[first, 2]], {}, one)));
    await setLimit(null);
    expect(made.map(({ body }) => body.state).sort()).toEqual(['approval', 'awarded']);
  });

  it('[PR-006] lets awards below it through, and requires a second member above it', async () => {
    await setLimit(2_000);
    const below = await anOpenedRfq(api, buyer, threeBids());
    expect((await award(below, [[first, 2]], {}, await colleague(buyer, 'manager'))).body.state).toBe('awarded');
    await setLimit(null);
    const { id, awardId } = await waiting(agent);
    expect([await state(id), await ordersOf(id)]).toEqual(['approval', []]);
    await expect.poll(() => whatsOf(manager, id)).toContain('rfq.award_proposed');
    expect((await approve(id, awardId, agent)).body.code).toBe('award.position');
    expect((await approve(id, id, manager)).body.code).toBe('rfq.unknown');
    expect((await award(id, [[first, 2]])).body.code).toBe('rfq.state');
    expect((await approve(id, awardId, manager)).status).toBe(200);
    expect(await ordersOf(id)).toHaveLength(1);
    expect((await compare(id)).award).toMatchObject({ state: 'approved', decidedBy: expect.any(String), mine: false });
    // Suppliers learn nothing about how the buyer decides.
    const seen = (await api.call(readRfq, { params: { id } }, { token: second.token })).body;
    expect(seen.state).toBe('awarded');
    await expect.poll(() => whatsOf(agent, id)).toContain('rfq.award_approved');
  });

  it('keeps a proposer from deciding their own award, and lets the buyer choose again after a rejection', async () => {
    const { id, awardId } = await waiting(manager);
    expect((await approve(id, awardId, manager)).body.code).toBe('award.own');
    expect((await reject(id, awardId, manager)).body.code).toBe('award.own');
    expect((await reject(id, awardId, agent)).body.code).toBe('award.position');
    expect((await reject(id, awardId, buyer)).status).toBe(200);
    const seen = await compare(id);
    expect([seen.state, seen.award?.state, seen.award?.decisionNote]).toEqual(['opened', 'rejected', 'Too dear']);
    expect((await approve(id, awardId, secondManager)).body.code).toBe('award.decided');
    expect((await award(id, [[first, 1]])).body.state).toBe('awarded');
  });

  it('[PR-006] lets the proposer take back a waiting award and choose again', async () => {
    const { id, awardId } = await waiting(agent);
    const canOf = async (by: Party) => {
      const seen = (await api.call(readRfq, { params: { id } }, { token: by.token })).body;
      return seen.side === 'buyer' && seen.can.takeBack;
    };
    expect([await canOf(agent), await canOf(buyer)]).toEqual([true, false]);
    expect((await takeBack(id, awardId, buyer)).body.code).toBe('award.not_own');
    const key = { 'idempotency-key': `back-${id}` };
    for (let turn = 0; turn < 2; turn++) expect((await takeBack(id, awardId, agent, key)).status).toBe(200);
    expect([await state(id), (await compare(id)).award?.state]).toEqual(['opened', 'withdrawn']);
    expect((await takeBack(id, awardId, agent)).body.code).toBe('award.decided');
    expect((await approve(id, awardId, manager)).body.code).toBe('award.decided');
    await expect.poll(() => whatsOf(manager, id)).toContain('rfq.award_withdrawn');
    expect(await whatsOf(agent, id)).not.toContain('rfq.award_withdrawn');
    expect((await award(id, [[first, 1]], {}, agent)).body.state).toBe('awarded');
  });

  it('accepts either an approval or a concurrent withdrawal of the award, and refuses the other', async () => {
    for (let turn = 0; turn < 4; turn++) {
      const { id, awardId } = await waiting();
      const [approved, back] = await Promise.all([approve(id, awardId, manager), takeBack(id, awardId, buyer)]);
      expect([approved.status, back.status].sort()).toEqual([200, 409]);
      expect((approved.status === 409 ? approved : back).body.code).toBe('award.decided');
      const good = approved.status === 200;
      expect([await state(id), (await ordersOf(id)).length]).toEqual(good ? ['awarded', 1] : ['opened', 0]);
    }
  });

  it('accepts one of two concurrent decisions and refuses the other', async () => {
    for (let turn = 0; turn < 4; turn++) {
      const { id, awardId } = await waiting();
      const [one, two] = await Promise.all([
        approve(id, awardId, manager),
        turn % 2 ? reject(id, awardId, secondManager) : approve(id, awardId, secondManager),
      ]);
      expect([one.status, two.status].sort()).toEqual([200, 409]);
      expect((one.status === 409 ? one : two).body.code).toBe('award.decided');
      const rejected = turn % 2 === 1 && two.status === 200;
      expect([await state(id), (await ordersOf(id)).length]).toEqual(rejected ? ['opened', 0] : ['awarded', 1]);
    }
  });

  it('accepts either an approval or a concurrent cancellation of the request', async () => {
    for (let turn = 0; turn < 4; turn++) {
      const { id, awardId } = await waiting();
      const [approved, ended] = await Promise.all([approve(id, awardId, manager), cancel(id)]);
      expect([approved.status, ended.status].sort()).toEqual([200, 409]);
      expect((approved.status === 409 ? approved : ended).body.code).toBe('rfq.state');
      const good = approved.status === 200;
      expect([await state(id), (await ordersOf(id)).length]).toEqual(good ? ['awarded', 1] : ['closed', 0]);
    }
  });

  it('gives the same response to a repeated approval with the same idempotency key', async () => {
    const { id, awardId } = await waiting();
    const key = { 'idempotency-key': `approve-${id}` };
    const both = await Promise.all([approve(id, awardId, manager, key), approve(id, awardId, manager, key)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await ordersOf(id)).toHaveLength(1);
  });

  it('refuses to approve an offer that expired while the award waited', async () => {
    const { id, awardId } = await waiting();
    await sql`update rfq_answers set valid_until = (now() at time zone 'Asia/Dubai')::date - 1
      where rfq_id = ${id}`.execute(api.parts.db);
    expect((await approve(id, awardId, manager)).body.code).toBe('rfq.offer_expired');
    expect((await reject(id, awardId, manager)).status).toBe(200);
  });

  it('refuses an award above it if no other member could approve', async () => {
    const alone = await party(['buyer']);
    await setLimit(100, alone);
    const id = await anOpenedRfq(api, alone, threeBids());
    const seen = await compare(id, alone);
    const { offer: _, ...place } = offerOf(seen, first);
    const body = { version: 1, lines: [{ ...place, quantity: 1 }] };
    const made = await api.call(calls.awardRfq, { params: { id }, body: body as never }, { token: alone.token });
    expect(made.body.code).toBe('award.nobody');
  });
});

it('hides the award from other buyers and refuses suppliers, and nothing changes', async () => {
  const id = await anOpenedRfq(api, buyer, threeBids());
  const before = await compare(id);
  const { offer: _, ...place } = offerOf(before, first);
  const params = { id };
  const attempts: [unknown, Record<string, unknown>][] = [
    [calls.readComparison, { params }],
    [calls.judgeTechnical, { params, body: { answerId: place.answerId, accepted: true } }],
    [calls.openPrices, { params }],
    [calls.weighRfq, { params, body: { price: 1, lead: 99, score: 0 } }],
    [calls.awardRfq, { params, body: { version: 1, lines: [{ ...place, quantity: 1 }], reason: 'Mine' } }],
    [calls.approveAward, { params, body: { awardId: id } }],
    [calls.rejectAward, { params, body: { awardId: id, reason: 'Because' } }],
    [calls.takeBackAward, { params, body: { awardId: id } }],
  ];
  for (const [call, input] of attempts) {
    const refused = await api.call(call as typeof calls.openPrices, input, { token: stranger.token });
    expect([refused.status, refused.body.code]).toEqual([404, 'rfq.unknown']);
    expect((await api.call(call as typeof calls.openPrices, input, { token: first.token })).status).toBe(403);
  }
  expect(await compare(id)).toEqual(before);
});
