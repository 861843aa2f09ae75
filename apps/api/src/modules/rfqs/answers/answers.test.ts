import * as calls from '@rigsouq/contract/rfqs/calls';
import { dayOf } from '@rigsouq/kernel/periods';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../../test/harness.ts';
import { inTransaction } from '../../../platform/database/db.ts';
import { openDueRfqsJob, openRfq } from '../open-rfqs.ts';
import {
  aLine,
  anAnswer,
  anOffer,
  aParty,
  aPublished,
  aRentLine,
  inDays,
  moveDeadline,
  openRfqNow,
  type Party,
  rfqBody,
  submit,
} from '../rfqs.factory.ts';
import { hashAnswer } from './hash-answer.ts';

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
  if (body.side !== 'supplier') throw new Error('expected the view of a supplier');
  return body;
};
const standOf = async (supplier: Party, id: string) => {
  const { body } = await api.call(calls.readRfq, { params: { id } }, { token: buyer.token });
  if (body.side !== 'buyer') throw new Error('expected the view of the buyer');
  return body.suppliers.find(({ _id }) => _id === supplier.accountId)?.stand;
};
const amend = (id: string, version: number, over: object = {}) =>
  api.call(
    calls.amendRfq,
    { params: { id }, body: { ...rfqBody(), version, note: 'Changed', ...over } },
    { token: buyer.token },
  );
const confirm = (id: string, version: number, { token } = one) =>
  api.call(calls.confirmVersion, { params: { id }, body: { version } }, { token });
const withdraw = (id: string, { token } = one) => api.call(calls.withdrawAnswer, { params: { id } }, { token });
/** Returns the facts of the `rfq.answered` events of a request from the job queue. */
const answerEvents = async (id: string) => {
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
    expect([status, body]).toMatchObject([200, { message: 'Response received' }]);
    const read = await readAs(one, id);
    expect(read).toMatchObject({
      stand: 'answered',
      answer: {
        version: 1,
        technical: 'As specified, with a service record.',
        validUntil: given.validUntil,
        receivedAt: body.receivedAt,
        hash: body.hash,
        withdrawn: false,
        lines: [
          { line: 1, option: 1, price: 412_500.25, currency: 'AED', leadDays: 14, mode: 'buy', offered: 'Volvo EC220' },
          { line: 1, option: 2, price: 99_000.125, currency: 'KWD', mode: 'rent' },
          { line: 2, option: 1, price: 18_000, note: 'With an operator' },
        ],
      },
      can: { ask: true, answer: true, confirm: false, withdraw: true, decline: false },
    });
    if (!read.answer) throw new Error('the supplier has no answer');
    expect(hashAnswer({ ...read.answer, rfqId: id, supplierId: one.accountId })).toBe(body.hash);
    expect(await standOf(one, id)).toBe('answered');
  });

  it('is replaced by the next one, and the buyer is notified once', async () => {
    const id = await aPublished(api, buyer, { suppliers: [one] });
    await submit(api, one, id, anAnswer(1_000));
    const second = await submit(api, one, id, anAnswer(900, { lines: [anOffer(2, 900, { mode: 'rent' })] }));
    const { answer } = await readAs(one, id);
    expect(answer).toMatchObject({ hash: second.body.hash, lines: [{ line: 2, price: 900 }] });
    expect(answer?.lines).toHaveLength(1);
    const facts = await answerEvents(id);
    expect(facts.filter(({ tell }) => tell.length > 0)).toHaveLength(1);
  });

  it('refreshes the open pages of both sides without a notification when it is replaced, confirmed or withdrawn', async () => {
    const id = await aPublished(api, buyer, { suppliers: [one, two] });
    await submit(api, one, id, anAnswer(1_000));
    await submit(api, one, id, anAnswer(987_654));
    await amend(id, 1);
    await confirm(id, 2);
    await withdraw(id);
    const [, ...silent] = await answerEvents(id);
    const sides = [buyer.accountId, one.accountId];
    const only = { what: 'rfq.answered', subjectId: id, by: one.userId, tell: [], sides, words: {} };
    expect(silent).toEqual([only, only, only]);
  });

  it('is stored once if it is sent again with the same idempotency key', async () => {
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

  it('is refused with a wrong version, line, price or validity date', async () => {
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
    // The offer would expire before the opening, or is valid for more than a year.
    expect(await code({ validUntil: dayOf(inDays(0)) })).toBe('quote.valid_until');
    expect(await code({ validUntil: dayOf(inDays(500)) })).toBe('quote.valid_until');
    expect(await code({ validUntil: dayOf(inDays(2)) })).toBeUndefined();
  });

  it('is late after the deadline by the database’s clock, even before the request is opened', async () => {
    const id = await aPublished(api, buyer, { suppliers: [one, two] });
    await submit(api, one, id, anAnswer(1_000));
    await moveDeadline(api.parts.db, id, -0.001);
    for (const late of [submit(api, two, id, anAnswer(900)), confirm(id, 1), withdraw(id), decline(id, two)])
      expect((await late).body).toEqual({ code: 'rfq.late', message: 'The deadline has passed.' });
    const read = await readAs(two, id);
    expect([read.stand, ...Object.values(read.can)]).toEqual(['late', false, false, false, false, false]);
    await inTransaction(api.parts.db, (tx) => openRfq(tx, id));
    expect((await submit(api, two, id, anAnswer(900))).body.code).toBe('rfq.late');
  });

  it('is accepted from a supplier blocked after the invitation, and nothing reveals the block', async () => {
    const [blocked, liked] = [await aParty(api.parts.db, ['supplier']), await aParty(api.parts.db, ['supplier'])];
    const id = await aPublished(api, buyer, { suppliers: [blocked, liked] });
    await api.parts.db
      .insertInto('supplier_list_entries')
      .values({
        account_id: buyer.accountId,
        supplier_id: blocked.accountId,
        updated_by: buyer.userId,
        standing: 'blocked',
      })
      .execute();
    const everything = async (supplier: Party) => {
      const { token } = supplier;
      const body = { question: 'Is there a ramp?' };
      const seen = async () => [
        (await api.call(calls.readRfq, { params: { id } }, { token })).body,
        (await api.call(calls.listInvitations, { query: {} }, { token })).body,
      ];
      const first = [await seen(), (await submit(api, supplier, id, anAnswer(1_000))).body, await seen()];
      return [first, (await api.call(calls.askQuestion, { params: { id }, body }, { token })).body];
    };
    const afterwards = async (supplier: Party) =>
      [await confirm(id, 2, supplier), await withdraw(id, supplier), await decline(id, supplier)].map(
        ({ body }) => body,
      );
    /** Removes ids, hashes and times, which differ between any two answers. */
    const bare = (seen: unknown) =>
      JSON.stringify(seen).replace(/"[0-9a-f]{64}"|"[0-9a-f-]{36}"|"\d{4}-\d{2}-\d{2}T[^"]+"/g, '""');
    const [one, other] = [await everything(blocked), await everything(liked)];
    expect(bare(one)).toBe(bare(other));
    expect(bare(one)).toContain('Response received');
    await amend(id, 1);
    const [two, another] = [await afterwards(blocked), await afterwards(liked)];
    expect(two).toEqual(another);
    expect(two[0]).toEqual({ message: 'Response confirmed' });
  });

  it('is refused for a cancelled request', async () => {
    const id = await aPublished(api, buyer, { suppliers: [one] });
    const body = { reason: 'The project waits' };
    await api.call(calls.cancelRfq, { params: { id }, body }, { token: buyer.token });
    expect((await submit(api, one, id, anAnswer(1_000))).body.code).toBe('rfq.state');
  });
});

describe('an amended request', () => {
  it('needs a new answer, or a confirmation if the prices still fit', async () => {
    const id = await aPublished(api, buyer, { suppliers: [one, two] });
    await submit(api, one, id, anAnswer(1_000, { lines: [anOffer(1, 1_000), anOffer(2, 500, { mode: 'rent' })] }));
    const receipt = (await readAs(one, id)).answer;
    await submit(api, two, id, anAnswer(1_100));
    expect((await confirm(id, 2)).body.code).toBe('rfq.amended');
    // The first line has more pieces and there is a new line. The prices are still valid.
    await amend(id, 1, { lines: [aLine(1, { quantity: 9 }), aRentLine(2), aLine(3)] });
    expect(await readAs(one, id)).toMatchObject({ stand: 'unconfirmed', can: { confirm: true } });
    expect([await standOf(one, id), await standOf(two, id)]).toEqual(['unconfirmed', 'unconfirmed']);
    expect((await submit(api, one, id, anAnswer(900))).body.code).toBe('rfq.amended');
    expect((await confirm(id, 1)).body.code).toBe('rfq.amended');
    expect((await confirm(id, 2)).status).toBe(200);
    // The confirmation does not change the receipt.
    expect((await readAs(one, id)).answer).toEqual({ ...receipt, version: 2 });
    // Another rental period needs another price.
    await amend(id, 2, { lines: [aLine(1), aRentLine(2, { to: dayOf(inDays(90)) })] });
    expect((await confirm(id, 3)).body.code).toBe('rfq.line');
    expect((await submit(api, one, id, anAnswer(900, { version: 3 }))).status).toBe(200);
    await openRfqNow(api.parts.db, id);
    const { rows } = await sql`select supplier_id from opened_answers where rfq_id = ${id}`.execute(api.parts.db);
    expect(rows).toEqual([{ supplier_id: one.accountId }]);
    expect((await readAs(two, id)).stand).toBe('unconfirmed');
  });

  it('does not reuse a line number for another machine, so that no price is confirmed for the wrong one', async () => {
    const id = await aPublished(api, buyer, { suppliers: [one, two], lines: [aLine(1), aLine(2)] });
    await submit(api, one, id, anAnswer(1_000, { lines: [anOffer(1, 1_000), anOffer(2, 2_000)] }));
    await submit(api, two, id, anAnswer(1_100));
    expect((await amend(id, 1, { lines: [aLine(1)] })).status).toBe(200);
    const dozer = { category: 'bulldozers', specification: 'Bulldozer, 40 t' };
    // Version 2 removed line 2. Its number is never used again, not even for the same line.
    for (const line of [aLine(2, dozer), aLine(2)])
      expect((await amend(id, 2, { lines: [aLine(1), line] })).body).toMatchObject({ code: 'rfq.line_number' });
    expect((await amend(id, 2, { lines: [aLine(1), aLine(3, dozer)] })).status).toBe(200);
    const read = await api.call(calls.readRfq, { params: { id } }, { token: buyer.token });
    expect(read.body.side === 'buyer' && [read.body.version, read.body.lastLine]).toEqual([3, 3]);
    expect((await confirm(id, 3)).body.code).toBe('rfq.line');
    expect((await confirm(id, 3, two)).status).toBe(200);
    // The number stays but the machine changes, which needs another price too.
    await amend(id, 3, { lines: [aLine(1, dozer), aLine(3, dozer)] });
    expect((await confirm(id, 4, two)).body.code).toBe('rfq.line');
    await openRfqNow(api.parts.db, id);
    const { rows } = await sql`select from opened_offers where rfq_id = ${id}`.execute(api.parts.db);
    expect(rows).toEqual([]);
  });

  it('refuses a confirmation with prices that expire before the deadline', async () => {
    const id = await aPublished(api, buyer, { suppliers: [one] });
    await submit(api, one, id, anAnswer(1_000, { validUntil: dayOf(inDays(3)) }));
    await amend(id, 1, { deadline: inDays(10).toISOString() });
    expect((await confirm(id, 2)).body.code).toBe('quote.valid_until');
    expect((await confirm(id, 2, two)).body.code).toBe('rfq.unknown');
  });
});

it('lets a supplier withdraw its answer, decline, and answer again', async () => {
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

it('does not reveal to a supplier which or how many others were invited', async () => {
  const { db } = api.parts;
  // The same request goes to one supplier alone, and to forty more that answer, decline or ask.
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
  /** Removes ids, numbers and times, which differ between any two requests. */
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

  it('happens at the deadline and not before, and once if several workers open the request', async () => {
    const { db } = api.parts;
    const id = await aPublished(api, buyer, { suppliers: [one, two] });
    await submit(api, one, id, anAnswer(1_000));
    await open(id);
    expect(await stateOf(id)).toBe('open');
    await moveDeadline(db, id, -1);
    await Promise.all(Array.from({ length: 8 }, () => open(id)));
    expect(await stateOf(id)).toBe('opened');
    const events = await sql`select from graphile_worker._private_jobs
      where payload -> 'facts' ->> 'what' = 'rfq.opened' and payload -> 'facts' ->> 'subjectId' = ${id}`.execute(db);
    expect(events.rows).toHaveLength(1);
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

  it('shows only the technical envelope if there are two envelopes', async () => {
    const { db } = api.parts;
    const id = await aPublished(api, buyer, { suppliers: [one], twoEnvelopes: true });
    await submit(api, one, id, anAnswer(1_000));
    await openRfqNow(db, id);
    expect(await stateOf(id)).toBe('technical');
    const answers = await sql`select technical from opened_answers where rfq_id = ${id}`.execute(db);
    const offers = await sql`select from opened_offers where rfq_id = ${id}`.execute(db);
    expect([answers.rows.length, offers.rows.length]).toEqual([1, 0]);
    const rates = await db.selectFrom('rfq_rates').select('currency').where('rfq_id', '=', id).execute();
    expect(rates).toEqual([]);
  });

  it('waits for a later deadline, and the job of the earlier one does nothing', async () => {
    const { db, log } = api.parts;
    const [earlier, later] = [inDays(19), inDays(23)];
    const id = await aPublished(api, buyer, { suppliers: [one], deadline: earlier.toISOString() });
    expect((await amend(id, 1, { deadline: later.toISOString() })).status).toBe(200);
    // A job is added for each deadline and runs at that time, to the second.
    for (const deadline of [earlier, later]) {
      const { rows } = await sql`select from graphile_worker.jobs where task_identifier = 'rfqs.open_due'
        and run_at between ${deadline} and ${deadline}::timestamptz + interval '5 seconds'`.execute(db);
      expect(rows).toHaveLength(1);
    }
    const runJob = () => openDueRfqsJob({ db }).run({}, log);
    await runJob();
    expect(await stateOf(id)).toBe('open');
    await moveDeadline(db, id, -1);
    await runJob();
    expect(await stateOf(id)).toBe('opened');
  });
});
