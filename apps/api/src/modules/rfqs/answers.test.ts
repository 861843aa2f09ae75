import * as calls from '@rigsouq/contract/rfqs';
import { dayOf } from '@rigsouq/kernel/periods';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { inTransaction } from '../../platform/db.ts';
import { hashOf } from './answer-hash.ts';
import { openRfq } from './open-rfqs.ts';
import {
  aLine,
  anAnswer,
  anOffer,
  aParty,
  aPublished,
  fields,
  inDays,
  opened,
  type Party,
  rentLine,
  setClock,
  submit,
} from './rfqs.factory.ts';

let api: TestApi;
let buyer: Party;
let one: Party;
let two: Party;
beforeAll(async () => {
  api = await testApi();
  const { db } = api.parts;
  buyer = await aParty(db, ['buyer']);
  [one, two] = [await aParty(db, ['supplier']), await aParty(db, ['supplier'])];
});
afterAll(() => api.stop());

const readAs = async ({ token }: Party, id: string) => {
  const { body } = await api.call(calls.readRfq, { params: { id } }, { token });
  if (body.side !== 'supplier') throw new Error('not a supplier’s');
  return body;
};
const standOf = async (supplier: Party, id: string) => {
  const { body } = await api.call(calls.readRfq, { params: { id } }, { token: buyer.token });
  if (body.side !== 'buyer') throw new Error('not the buyer’s');
  return body.suppliers.find(({ _id }) => _id === supplier.accountId)?.stand;
};
const amend = (id: string, version: number, over: object = {}) =>
  api.call(
    calls.amendRfq,
    { params: { id }, body: { ...fields(), version, note: 'Changed', ...over } },
    { token: buyer.token },
  );
const confirm = (id: string, version: number, { token } = one) =>
  api.call(calls.confirmVersion, { params: { id }, body: { version } }, { token });
const withdraw = (id: string, { token } = one) => api.call(calls.withdrawAnswer, { params: { id } }, { token });
/** What the events say of answers to a request, as the worker would hear them. */
const toldOf = async (id: string) => {
  const { rows } = await sql<{ facts: { tell: string[] } }>`select payload -> 'facts' as facts
    from graphile_worker._private_jobs where payload -> 'facts' ->> 'what' = 'rfq.answered'
    and payload -> 'facts' ->> 'subjectId' = ${id} order by id`.execute(api.parts.db);
  return rows.map(({ facts }) => facts);
};
const decline = (id: string, { token } = one, reason = 'No capacity') =>
  api.call(calls.declineRfq, { params: { id }, body: { reason } }, { token });

describe('an answer', () => {
  it('is read back by its supplier with a receipt that can be checked', async () => {
    const id = await aPublished(api, buyer, { suppliers: [one] });
    const given = anAnswer(412_500.25, {
      lines: [
        anOffer(2, 18_000, { mode: 'rent', leadDays: 0, note: 'With an operator' }),
        anOffer(1, 412_500.25),
        anOffer(1, 99_000.125, { option: 2, currency: 'KWD', mode: 'rent', offered: 'Hyundai HX220' }),
      ],
    });
    const { status, body } = await submit(api, one, id, given);
    expect([status, body]).toMatchObject([200, { message: 'Your answer has been received' }]);
    const read = await readAs(one, id);
    expect(read).toMatchObject({
      stand: 'answered',
      answer: {
        ...{ version: 1, technical: 'As specified, with a service record.', validUntil: given.validUntil },
        ...{ receivedAt: body.receivedAt, hash: body.hash, withdrawn: false },
        lines: [
          { line: 1, option: 1, price: 412_500.25, currency: 'AED', leadDays: 14, mode: 'buy', offered: 'Volvo EC220' },
          { line: 1, option: 2, price: 99_000.125, currency: 'KWD', mode: 'rent' },
          { line: 2, option: 1, price: 18_000, note: 'With an operator' },
        ],
      },
      can: { ask: true, answer: true, confirm: false, withdraw: true, decline: false },
    });
    if (!read.answer) throw new Error('there is an answer');
    expect(hashOf({ ...read.answer, rfqId: id, supplierId: one.accountId })).toBe(body.hash);
    expect(await standOf(one, id)).toBe('answered');
  });

  it('is replaced by the next one, and told to the buyer once', async () => {
    const id = await aPublished(api, buyer, { suppliers: [one] });
    await submit(api, one, id, anAnswer(1_000));
    const second = await submit(api, one, id, anAnswer(900, { lines: [anOffer(2, 900, { mode: 'rent' })] }));
    const { answer } = await readAs(one, id);
    expect(answer).toMatchObject({ hash: second.body.hash, lines: [{ line: 2, price: 900 }] });
    expect(answer?.lines).toHaveLength(1);
    const facts = await toldOf(id);
    expect(facts.filter(({ tell }) => tell.length > 0)).toHaveLength(1);
  });

  it('that comes anew, is confirmed or is withdrawn is shown on the open pages of the two, and rings no bell', async () => {
    const id = await aPublished(api, buyer, { suppliers: [one, two] });
    await submit(api, one, id, anAnswer(1_000));
    await submit(api, one, id, anAnswer(987_654));
    await amend(id, 1);
    await confirm(id, 2);
    await withdraw(id);
    const [, ...quiet] = await toldOf(id);
    const sides = [buyer.accountId, one.accountId];
    const only = { what: 'rfq.answered', subjectId: id, by: one.userId, tell: [], sides, words: {} };
    expect(quiet).toEqual([only, only, only]);
  });

  it('repeated under its key is one answer and one receipt', async () => {
    const id = await aPublished(api, buyer, { suppliers: [one] });
    const send = () =>
      api.call(
        calls.submitAnswer,
        { params: { id }, body: anAnswer(1_000) },
        { token: one.token, headers: { 'idempotency-key': 'answer-once' } },
      );
    const [first, again] = [await send(), await send()];
    expect(again.body).toEqual(first.body);
  });

  it('fits the lines, the version, the money and the calendar', async () => {
    const id = await aPublished(api, buyer, { suppliers: [one] });
    const code = async (over: object) => (await submit(api, one, id, anAnswer(1_000, over))).body.code;
    expect(await code({ version: 2 })).toBe('rfq.amended');
    expect(await code({ lines: [anOffer(3, 1_000)] })).toBe('rfq.line');
    expect(await code({ lines: [anOffer(1, 1_000), anOffer(1, 900)] })).toBe('rfq.line');
    expect(await code({ lines: [anOffer(1, 10.005)] })).toBe('listing.price_digits');
    for (const lines of [
      [],
      [anOffer(1, 0)],
      [anOffer(1, -5)],
      [anOffer(1, 5, { option: 4 })],
      [anOffer(1, 5, { leadDays: 1.5 })],
    ])
      expect(await code({ lines })).toBe('request.invalid');
    // Run out before it is opened, or good for longer than anybody promises.
    expect(await code({ validUntil: dayOf(inDays(0)) })).toBe('quote.valid_until');
    expect(await code({ validUntil: dayOf(inDays(500)) })).toBe('quote.valid_until');
    expect(await code({ validUntil: dayOf(inDays(2)) })).toBeUndefined();
  });

  it('after the deadline is late by the database’s clock, before any worker comes', async () => {
    const id = await aPublished(api, buyer, { suppliers: [one, two] });
    await submit(api, one, id, anAnswer(1_000));
    await setClock(api.parts.db, id, -0.001);
    for (const late of [submit(api, two, id, anAnswer(900)), confirm(id, 1), withdraw(id), decline(id, two)])
      expect((await late).body).toEqual({ code: 'rfq.late', message: 'The deadline has passed. This came too late.' });
    const read = await readAs(two, id);
    expect([read.stand, ...Object.values(read.can)]).toEqual(['late', false, false, false, false, false]);
    await inTransaction(api.parts.db, (tx) => openRfq(tx, id));
    expect((await submit(api, two, id, anAnswer(900))).body.code).toBe('rfq.late');
  });

  it('of whom the buyer has blocked since is taken like any other, and nothing tells it', async () => {
    const [blocked, liked] = [await aParty(api.parts.db, ['supplier']), await aParty(api.parts.db, ['supplier'])];
    const id = await aPublished(api, buyer, { suppliers: [blocked, liked] });
    await api.parts.db
      .insertInto('supplier_entries')
      .values({
        ...{ account_id: buyer.accountId, supplier_id: blocked.accountId, updated_by: buyer.userId },
        standing: 'blocked',
      })
      .execute();
    const everything = async (who: Party) => {
      const { token } = who;
      const body = { question: 'Is there a ramp?' };
      const seen = async () => [
        (await api.call(calls.readRfq, { params: { id } }, { token })).body,
        (await api.call(calls.listInvitations, { query: {} }, { token })).body,
      ];
      const first = [await seen(), (await submit(api, who, id, anAnswer(1_000))).body, await seen()];
      return [first, (await api.call(calls.askQuestion, { params: { id }, body }, { token })).body];
    };
    const afterwards = async (who: Party) =>
      [await confirm(id, 2, who), await withdraw(id, who), await decline(id, who)].map(({ body }) => body);
    /** Without what differs between any two answers. */
    const bare = (seen: unknown) =>
      JSON.stringify(seen).replace(/"[0-9a-f]{64}"|"[0-9a-f-]{36}"|"\d{4}-\d{2}-\d{2}T[^"]+"/g, '""');
    const [one, other] = [await everything(blocked), await everything(liked)];
    expect(bare(one)).toBe(bare(other));
    expect(bare(one)).toContain('Your answer has been received');
    await amend(id, 1);
    const [two, another] = [await afterwards(blocked), await afterwards(liked)];
    expect(two).toEqual(another);
    expect(two[0]).toEqual({ message: 'Your answer holds for the new version' });
  });

  it('to a request that was called off is no longer wanted', async () => {
    const id = await aPublished(api, buyer, { suppliers: [one] });
    const body = { reason: 'The project waits' };
    await api.call(calls.cancelRfq, { params: { id }, body }, { token: buyer.token });
    expect((await submit(api, one, id, anAnswer(1_000))).body.code).toBe('rfq.state');
  });
});

describe('an amended request', () => {
  it('is answered anew, or the answer confirmed where its prices still fit', async () => {
    const id = await aPublished(api, buyer, { suppliers: [one, two] });
    await submit(api, one, id, anAnswer(1_000, { lines: [anOffer(1, 1_000), anOffer(2, 500, { mode: 'rent' })] }));
    const receipt = (await readAs(one, id)).answer;
    await submit(api, two, id, anAnswer(1_100));
    expect((await confirm(id, 2)).body.code).toBe('rfq.amended');
    // More pieces of the first line, and a new one: the prices stand.
    await amend(id, 1, { lines: [aLine(1, { quantity: 9 }), rentLine(2), aLine(3)] });
    expect(await readAs(one, id)).toMatchObject({ stand: 'unconfirmed', can: { confirm: true } });
    expect([await standOf(one, id), await standOf(two, id)]).toEqual(['unconfirmed', 'unconfirmed']);
    expect((await submit(api, one, id, anAnswer(900))).body.code).toBe('rfq.amended');
    expect((await confirm(id, 1)).body.code).toBe('rfq.amended');
    expect((await confirm(id, 2)).status).toBe(200);
    // Confirmed, the receipt is what it was.
    expect((await readAs(one, id)).answer).toEqual({ ...receipt, version: 2 });
    // Another period is another price.
    await amend(id, 2, { lines: [aLine(1), rentLine(2, { to: dayOf(inDays(90)) })] });
    expect((await confirm(id, 3)).body.code).toBe('rfq.line');
    expect((await submit(api, one, id, anAnswer(900, { version: 3 }))).status).toBe(200);
    await opened(api.parts.db, id);
    const { rows } = await sql`select supplier_id from opened_answers where rfq_id = ${id}`.execute(api.parts.db);
    expect(rows).toEqual([{ supplier_id: one.accountId }]);
    expect((await readAs(two, id)).stand).toBe('unconfirmed');
  });

  it('never gives the number of a line to another machine, so that no price is confirmed for one', async () => {
    const id = await aPublished(api, buyer, { suppliers: [one, two], lines: [aLine(1), aLine(2)] });
    await submit(api, one, id, anAnswer(1_000, { lines: [anOffer(1, 1_000), anOffer(2, 2_000)] }));
    await submit(api, two, id, anAnswer(1_100));
    expect((await amend(id, 1, { lines: [aLine(1)] })).status).toBe(200);
    const dozer = { category: 'bulldozers', specification: 'Bulldozer, 40 t' };
    // Gone with the second version, its number is nobody's: neither the next line's nor its own again.
    for (const line of [aLine(2, dozer), aLine(2)])
      expect((await amend(id, 2, { lines: [aLine(1), line] })).body).toMatchObject({ code: 'rfq.line_number' });
    expect((await amend(id, 2, { lines: [aLine(1), aLine(3, dozer)] })).status).toBe(200);
    const read = await api.call(calls.readRfq, { params: { id } }, { token: buyer.token });
    expect(read.body.side === 'buyer' && [read.body.version, read.body.lastLine]).toEqual([3, 3]);
    expect((await confirm(id, 3)).body.code).toBe('rfq.line');
    expect((await confirm(id, 3, two)).status).toBe(200);
    // The number stays, the machine does not: that is another price too.
    await amend(id, 3, { lines: [aLine(1, dozer), aLine(3, dozer)] });
    expect((await confirm(id, 4, two)).body.code).toBe('rfq.line');
    await opened(api.parts.db, id);
    const { rows } = await sql`select from opened_offers where rfq_id = ${id}`.execute(api.parts.db);
    expect(rows).toEqual([]);
  });

  it('is not confirmed with prices that would have run out', async () => {
    const id = await aPublished(api, buyer, { suppliers: [one] });
    await submit(api, one, id, anAnswer(1_000, { validUntil: dayOf(inDays(3)) }));
    await amend(id, 1, { deadline: inDays(10).toISOString() });
    expect((await confirm(id, 2)).body.code).toBe('quote.valid_until');
    expect((await confirm(id, 2, two)).body.code).toBe('rfq.unknown');
  });
});

it('is withdrawn, declined, and answered after all', async () => {
  const id = await aPublished(api, buyer, { suppliers: [one, two] });
  expect(await standOf(one, id)).toBe('invited');
  await readAs(one, id);
  expect(await standOf(one, id)).toBe('seen');
  expect((await withdraw(id)).body.code).toBe('rfq.no_answer');
  expect((await confirm(id, 1)).body.code).toBe('rfq.no_answer');
  await submit(api, one, id, anAnswer(1_000));
  expect((await decline(id)).body.code).toBe('rfq.state');
  expect((await withdraw(id)).status).toBe(200);
  expect([(await readAs(one, id)).stand, await standOf(one, id)]).toEqual(['withdrawn', 'withdrawn']);
  expect((await withdraw(id)).body.code).toBe('rfq.no_answer');
  expect((await decline(id)).status).toBe(200);
  expect([(await readAs(one, id)).stand, await standOf(one, id)]).toEqual(['declined', 'declined']);
  const { body } = await api.call(calls.readRfq, { params: { id } }, { token: buyer.token });
  expect(
    body.side === 'buyer' && [body.answers, body.suppliers.find(({ _id }) => _id === one.accountId)?.reason],
  ).toEqual([0, 'No capacity']);
  await submit(api, one, id, anAnswer(1_000));
  expect([(await readAs(one, id)).stand, await standOf(one, id)]).toEqual(['answered', 'answered']);
});

it('who else was invited, and how many, cannot be learnt', async () => {
  const { db } = api.parts;
  // The same request, to one supplier alone and to forty that asked, answered and declined.
  const crowd = await Promise.all(Array.from({ length: 40 }, () => aParty(db, ['supplier'])));
  const [alone, among] = [
    await aPublished(api, buyer, { suppliers: [one] }),
    await aPublished(api, buyer, { suppliers: [one, ...crowd] }),
  ];
  for (const [n, other] of crowd.entries()) {
    if (n % 3 === 0) await submit(api, other, among, anAnswer(1_000 + n));
    if (n % 3 === 1) await decline(among, other);
    if (n % 3 === 2)
      await api.call(calls.askQuestion, { params: { id: among }, body: { question: `What of ${n}?` } }, other);
  }
  const seenOf = async (id: string) => {
    const read = await api.call(calls.readRfq, { params: { id } }, { token: one.token });
    const list = await api.call(calls.listInvitations, { query: { limit: '50' } }, { token: one.token });
    const refused = await Promise.all([
      withdraw(id),
      confirm(id, 1),
      submit(api, one, id, anAnswer(1, { version: 7 })),
    ]);
    const item = list.body.rfqs.find(({ _id }) => _id === id);
    return JSON.stringify([read.body, item, refused.map(({ status, body }) => [status, body])]);
  };
  /** Without what differs between any two requests. */
  const bare = (seen: string, id: string) =>
    seen
      .replaceAll(id, 'ID')
      .replace(/RFQ-\d+-\d+/g, 'NUMBER')
      .replace(/"\d{4}-\d{2}-\d{2}T[^"]+"/g, '"AT"')
      .replace(/2\d{3}-\d\d-\d\d/g, 'DAY');
  const [first, second] = [await seenOf(alone), await seenOf(among)];
  expect(bare(second, among)).toBe(bare(first, alone));
  for (const other of crowd) expect(second).not.toContain(other.accountId);
});

describe('the opening', () => {
  const stateOf = async (id: string) =>
    (
      await api.parts.db
        .selectFrom('rfqs')
        .select(['state', 'opened_at'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).state;
  const open = (id: string) => inTransaction(api.parts.db, (tx) => openRfq(tx, id));

  it('comes at the deadline and not before, and is one, however many open it', async () => {
    const { db } = api.parts;
    const id = await aPublished(api, buyer, { suppliers: [one, two] });
    await submit(api, one, id, anAnswer(1_000));
    await open(id);
    expect(await stateOf(id)).toBe('open');
    await setClock(db, id, -1);
    await Promise.all(Array.from({ length: 8 }, () => open(id)));
    expect(await stateOf(id)).toBe('opened');
    const told = await sql`select from graphile_worker._private_jobs
      where payload -> 'facts' ->> 'what' = 'rfq.opened' and payload -> 'facts' ->> 'subjectId' = ${id}`.execute(db);
    expect(told.rows).toHaveLength(1);
    const facts = await db
      .selectFrom('supplier_facts')
      .select(['supplier_id', 'kind'])
      .where('subject_id', '=', id)
      .execute();
    expect(facts.map(({ supplier_id, kind }) => [supplier_id === one.accountId, kind]).toSorted()).toEqual([
      [false, 'invited'],
      [true, 'answered'],
      [true, 'invited'],
    ]);
    const rates = await db.selectFrom('rfq_rates').select('currency').where('rfq_id', '=', id).execute();
    expect(rates.length).toBeGreaterThanOrEqual(10);
  });

  it('of two envelopes shows the first and keeps the prices', async () => {
    const { db } = api.parts;
    const id = await aPublished(api, buyer, { suppliers: [one], twoEnvelopes: true });
    await submit(api, one, id, anAnswer(1_000));
    await opened(db, id);
    expect(await stateOf(id)).toBe('technical');
    const answers = await sql`select technical from opened_answers where rfq_id = ${id}`.execute(db);
    const offers = await sql`select from opened_offers where rfq_id = ${id}`.execute(db);
    expect([answers.rows.length, offers.rows.length]).toEqual([1, 0]);
    const rates = await db.selectFrom('rfq_rates').select('currency').where('rfq_id', '=', id).execute();
    expect(rates).toEqual([]);
  });

  it('waits for a later deadline, and the job of the earlier one does nothing', async () => {
    const id = await aPublished(api, buyer, { suppliers: [one] });
    await amend(id, 1, { deadline: inDays(20).toISOString() });
    const jobs =
      await sql`select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'rfqs.open_due'`.execute(api.parts.db);
    expect(jobs.rows.length).toBeGreaterThanOrEqual(2);
    await open(id);
    expect(await stateOf(id)).toBe('open');
  });
});
