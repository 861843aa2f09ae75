import * as calls from '@rigsouq/contract/rfqs/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { newId } from '../../platform/database/ids.ts';
import { photo } from '../media/hostile-files.factory.ts';
import { aNeed, aProject } from '../procurement/procurement.factory.ts';
import {
  aDraft,
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
} from './rfqs.factory.ts';

let api: TestApi;
let buyer: Party;
let one: Party;
let two: Party;
let stranger: Party;
beforeAll(async () => {
  api = await testApi();
  const { db } = api.parts;
  buyer = await aParty(db, ['buyer'], { name: 'Sahra' });
  [one, two] = [
    await aParty(db, ['supplier'], { name: 'Marsa' }),
    await aParty(db, ['supplier'], { name: 'Wadi', approved: false }),
  ];
  stranger = await aParty(db, ['buyer', 'supplier']);
});
afterAll(() => api.stop());

const read = async (id: string, { token }: Party) =>
  (await api.call(calls.readRfq, { params: { id } }, { token })).body;
const asBuyer = async (id: string) => {
  const rfq = await read(id, buyer);
  if (rfq.side !== 'buyer') throw new Error('expected the view of the buyer');
  return rfq;
};
const asSupplier = async (id: string, supplier: Party) => {
  const rfq = await read(id, supplier);
  if (rfq.side !== 'supplier') throw new Error('expected the view of a supplier');
  return rfq;
};
const bells = async ({ userId }: Party) => {
  // Events are read from the job queue, so that the tests need no worker.
  const { rows } = await sql<{ facts: { what: string; tell: string[]; by: string | null; words: object } }>`
    select payload -> 'facts' as facts from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'event rfq.stepped' order by j.id`.execute(
    api.parts.db,
  );
  const { account_id } = await api.parts.db
    .selectFrom('members')
    .select('account_id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return rows.map(({ facts }) => facts).filter(({ tell }) => tell.includes(account_id));
};

describe('a draft', () => {
  it('[PR-002] is created with lines, changed, and read back unchanged', async () => {
    const id = await aDraft(api, buyer, { suppliers: [one], description: 'Two shifts.', audience: 'open' });
    expect(await asBuyer(id)).toMatchObject({
      state: 'draft',
      number: null,
      version: 1,
      title: 'Earthworks of the coast road',
      description: 'Two shifts.',
      currency: 'AED',
      country: 'ae',
      audience: 'open',
      twoEnvelopes: false,
      lines: [
        { line: 1, category: 'excavators', quantity: 2, mode: 'buy', from: null, to: null, place: 'Jebel Ali, Dubai' },
        { line: 2, category: 'cranes', mode: 'rent', from: aRentLine(2).from, to: aRentLine(2).to },
      ],
      suppliers: [{ _id: one.accountId, companyName: 'Marsa', verified: true, stand: 'invited', reason: null }],
      answers: 0,
      weights: { price: 70, lead: 15, score: 15 },
      can: { change: true, publish: true, amend: false, invite: true, cancel: false, compare: false, award: false },
    });
    const body = rfqBody({ title: 'Earthworks, lot 2', lines: [aLine(7, { category: 'Dozers', quantity: 5 })] });
    expect((await api.call(calls.saveRfq, { params: { id }, body }, { token: buyer.token })).status).toBe(200);
    const saved = await asBuyer(id);
    expect(saved.title).toBe('Earthworks, lot 2');
    expect(saved.audience).toBe('invited');
    expect(saved.lines.map(({ line, category, quantity }) => [line, category, quantity])).toEqual([
      [7, 'bulldozers', 5],
    ]);
  });

  it('accepts incomplete fields and refuses invalid ones', async () => {
    const draft = (over: object) => api.call(calls.createRfq, { body: rfqBody(over) }, { token: buyer.token });
    expect((await draft({ deadline: null, lines: [] })).status).toBe(200);
    for (const over of [
      { title: 'ab' },
      { title: undefined },
      { currency: 'XAU' },
      { country: 'Atlantis' },
      { lines: [aLine(1), aLine(1)] },
      { lines: [aLine(1, { quantity: -1 })] },
      { lines: [aLine(1, { quantity: 1.5 })] },
      { lines: [aLine(1, { specification: 'x'.repeat(2_001) })] },
      { lines: [aRentLine(1, { to: '2020-01-01' })] },
      { lines: Array.from({ length: 101 }, (_, n) => aLine(n + 1)) },
    ])
      expect([over, (await draft(over)).status]).toEqual([over, 400]);
    for (const days of [-1, 0.02, 400])
      expect((await draft({ deadline: inDays(days).toISOString() })).body.code).toBe('rfq.deadline');
  });

  it('[PR-002] keeps an incomplete line, and is published once every line is complete', async () => {
    const publish = (id: string) => api.call(calls.publishRfq, { params: { id } }, { token: buyer.token });
    const halves = [
      { category: '', specification: '', quantity: '', place: '' },
      { category: 'c' },
      { specification: 'ab' },
      { quantity: 0 },
      { place: ' ' },
      { mode: 'rent' },
      { mode: 'rent', from: aRentLine(1).from },
    ];
    for (const half of halves) {
      const id = await aDraft(api, buyer, { suppliers: [one], lines: [aLine(1), aLine(2, half)] });
      const [, kept] = (await asBuyer(id)).lines;
      const said = Object.fromEntries(Object.entries(half).map(([name, value]) => [name, String(value).trim()]));
      expect(
        Object.fromEntries(Object.entries(kept ?? {}).map(([name, value]) => [name, String(value)])),
      ).toMatchObject(said.quantity === '' ? { ...said, quantity: '0' } : said);
      expect([half, (await publish(id)).body.code]).toEqual([half, 'rfq.incomplete']);
      const body = rfqBody({ lines: [aLine(1), aLine(2)] });
      expect((await api.call(calls.saveRfq, { params: { id }, body }, { token: buyer.token })).status).toBe(200);
      expect((await publish(id)).status).toBe(200);
      // Suppliers never see an incomplete line.
      const amended = { ...body, lines: [aLine(1), aLine(2, half)], version: 1, note: 'Changed' };
      expect((await api.call(calls.amendRfq, { params: { id }, body: amended }, { token: buyer.token })).status).toBe(
        400,
      );
    }
  });

  it('[PR-002] takes its title and its lines from a need or a project of the same account', async () => {
    const need = await aNeed(api.parts.db, buyer, { category: 'cranes', quantity: 3 });
    const project = await aProject(api.parts.db, buyer, {
      name: 'Creek embankment',
      equipment: ['cranes', 'Piling rigs'],
    });
    const from = (source: object, token = buyer.token) =>
      api.call(calls.createRfq, { body: { currency: 'AED', country: 'ae', ...source } }, { token });
    const needed = await asBuyer((await from({ needId: need.id })).body._id);
    expect(needed).toMatchObject({
      title: 'Cranes',
      needId: need.id,
      projectId: null,
      lines: [{ line: 1, category: 'cranes', specification: 'Cranes', quantity: 3, mode: 'buy', place: 'UAE' }],
    });
    const planned = await asBuyer((await from({ projectId: project.id })).body._id);
    expect(planned).toMatchObject({
      title: 'Creek embankment',
      needId: null,
      projectId: project.id,
      lines: [
        { line: 1, category: 'cranes', specification: 'Cranes (Creek embankment)' },
        { line: 2, category: 'Piling rigs', specification: 'Piling rigs (Creek embankment)' },
      ],
    });
    const own = await asBuyer((await from({ needId: need.id, title: 'Own words', lines: [aLine(1)] })).body._id);
    expect([own.title, own.lines[0]?.category]).toEqual(['Own words', 'excavators']);
    expect((await from({ needId: need.id }, stranger.token)).body.code).toBe('need.unknown');
    expect((await from({ projectId: project.id }, stranger.token)).body.code).toBe('project.unknown');
    expect((await from({})).status).toBe(400);
  });

  it('is deleted with its files and invitations, but not after the publication', async () => {
    const id = await aDraft(api, buyer, { suppliers: [one] });
    await attach(id);
    expect((await api.call(calls.deleteRfq, { params: { id } }, { token: buyer.token })).status).toBe(200);
    expect((await read(id, buyer)).code).toBe('rfq.unknown');
    const left = await api.parts.db
      .selectFrom('media')
      .select('id')
      .where('account_id', '=', buyer.accountId)
      .execute();
    expect(left).toEqual([]);
    const published = await aPublished(api, buyer, { suppliers: [one] });
    const refused = await api.call(calls.deleteRfq, { params: { id: published } }, { token: buyer.token });
    expect(refused.body.code).toBe('rfq.state');
    const saved = await api.call(calls.saveRfq, { params: { id: published }, body: rfqBody() }, { token: buyer.token });
    expect(saved.body.code).toBe('rfq.state');
  });
});

async function attach(id: string, token = buyer.token) {
  const file = new File([await photo()], 'drawing.jpg', { type: 'image/jpeg' });
  return api.call(calls.addRfqFile, { params: { id }, files: { file: [file] } }, { token });
}

describe('a file', () => {
  it('is readable by a signed URL for the buyer and for suppliers who may see the request', async () => {
    const id = await aPublished(api, buyer, { suppliers: [one] });
    const before = await attach(id);
    expect(before.status).toBe(200);
    // The file was added after the publication, so it is part of the next version.
    expect((await asBuyer(id)).files).toMatchObject([{ name: 'drawing.jpg', version: 2 }]);
    expect((await asSupplier(id, one)).files).toEqual([]);
    const amended = { ...rfqBody(), version: 1, note: 'With a drawing' };
    await api.call(calls.amendRfq, { params: { id }, body: amended }, { token: buyer.token });
    await attach(id);
    expect((await asBuyer(id)).files.map(({ version }) => version)).toEqual([2, 3]);
    const [file, ...more] = (await asSupplier(id, one)).files;
    expect([file?.version, more]).toEqual([2, []]);
    const fetched = await api.app.inject({ url: file?.url ?? '' });
    expect([fetched.statusCode, fetched.headers['content-type']]).toEqual([200, 'image/webp']);
    const unsigned = await api.app.inject({ url: file?.url.split('?')[0] ?? '' });
    expect(unsigned.statusCode).toBe(404);
    // A file that suppliers have seen cannot be removed.
    const params = { id, fileId: file?._id ?? '' };
    expect((await api.call(calls.removeRfqFile, { params }, { token: buyer.token })).body.code).toBe('rfq.state');
  });

  it('is refused above ten files, and can be removed from a draft', async () => {
    const id = await aDraft(api, buyer);
    const ids: string[] = [];
    for (let n = 0; n < calls.RFQ_FILES_MAX; n++) ids.push((await attach(id)).body._id);
    expect((await attach(id)).body.code).toBe('rfq.too_many_files');
    const params = { id, fileId: ids[0] ?? '' };
    expect((await api.call(calls.removeRfqFile, { params }, { token: buyer.token })).status).toBe(200);
    expect((await api.call(calls.removeRfqFile, { params }, { token: buyer.token })).body.code).toBe(
      'document.unknown',
    );
    expect((await asBuyer(id)).files).toHaveLength(calls.RFQ_FILES_MAX - 1);
  });
});

describe('an invitation', () => {
  const invite = (id: string, ids: string[]) =>
    api.call(calls.inviteSuppliers, { params: { id }, body: { suppliers: ids } }, { token: buyer.token });

  it('[PR-003] goes only to suppliers of the network that the buyer has not blocked', async () => {
    const id = await aDraft(api, buyer);
    expect((await invite(id, [one.accountId, two.accountId, one.accountId])).status).toBe(200);
    expect((await asBuyer(id)).suppliers.map(({ companyName }) => companyName)).toEqual(['Marsa', 'Wadi']);
    const blocked = await aParty(api.parts.db, ['supplier']);
    await block(blocked);
    for (const wrong of [buyer.accountId, newId(), blocked.accountId])
      expect((await invite(id, [wrong])).body.code).toBe('rfq.supplier');
    const params = { id, supplierId: two.accountId };
    expect((await api.call(calls.uninviteSupplier, { params }, { token: buyer.token })).status).toBe(200);
    expect((await asBuyer(id)).suppliers.map(({ companyName }) => companyName)).toEqual(['Marsa']);
  });

  it('notifies the supplier of an open request immediately, and cannot be removed', async () => {
    const id = await aPublished(api, buyer, { suppliers: [one] });
    expect((await read(id, two)).code).toBe('rfq.unknown');
    const before = (await bells(two)).length;
    expect((await invite(id, [one.accountId, two.accountId])).status).toBe(200);
    expect((await asSupplier(id, two)).stand).toBe('invited');
    expect((await bells(two)).slice(before)).toMatchObject([
      { what: 'rfq.published', words: { company: 'Sahra', title: 'Earthworks of the coast road' } },
    ]);
    const params = { id, supplierId: two.accountId };
    expect((await api.call(calls.uninviteSupplier, { params }, { token: buyer.token })).body.code).toBe('rfq.state');
  });

  it('is refused above 200 suppliers', async () => {
    const id = await aDraft(api, buyer);
    await sql`update rfqs set invited = 199 where id = ${id}`.execute(api.parts.db);
    expect((await invite(id, [one.accountId, two.accountId])).body.code).toBe('rfq.too_many_invited');
    expect((await invite(id, [one.accountId])).status).toBe(200);
  });

  it('is removed at the publication if the buyer has blocked the supplier', async () => {
    const supplier = await aParty(api.parts.db, ['supplier']);
    const id = await aDraft(api, buyer, { suppliers: [supplier] });
    await block(supplier);
    const publish = () => api.call(calls.publishRfq, { params: { id } }, { token: buyer.token });
    expect((await publish()).body.code).toBe('rfq.nobody_invited');
    await invite(id, [one.accountId]);
    expect((await publish()).status).toBe(200);
    expect((await asBuyer(id)).suppliers.map(({ _id }) => _id)).toEqual([one.accountId]);
    expect((await read(id, supplier)).code).toBe('rfq.unknown');
  });
});

async function block(supplier: Party) {
  await api.parts.db
    .insertInto('supplier_list_entries')
    .values({
      account_id: buyer.accountId,
      supplier_id: supplier.accountId,
      standing: 'blocked',
      updated_by: buyer.userId,
    })
    .execute();
}

describe('the publication', () => {
  it('needs lines, a deadline an hour ahead, and an audience', async () => {
    const publish = async (over: object, suppliers = [one]) => {
      const id = await aDraft(api, buyer, { ...over, suppliers });
      return (await api.call(calls.publishRfq, { params: { id } }, { token: buyer.token })).body.code;
    };
    expect(await publish({ lines: [] })).toBe('rfq.incomplete');
    expect(await publish({ deadline: null })).toBe('rfq.incomplete');
    expect(await publish({}, [])).toBe('rfq.nobody_invited');
    expect(await publish({ audience: 'open' }, [])).toBeUndefined();
    const id = await aDraft(api, buyer, { suppliers: [one] });
    await moveDeadline(api.parts.db, id, 600);
    expect((await api.call(calls.publishRfq, { params: { id } }, { token: buyer.token })).body.code).toBe(
      'rfq.deadline',
    );
  });

  it('[PR-003] notifies the invited suppliers, assigns the next number, and happens once', async () => {
    const own = await aParty(api.parts.db, ['buyer']);
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) ids.push(await aDraft(api, own, { suppliers: [one, two] }));
    // A deleted draft and a refused publication take no number.
    await api.call(calls.deleteRfq, { params: { id: ids[1] ?? '' } }, { token: own.token });
    const before = (await bells(one)).length;
    const publish = (id = '') =>
      api.call(
        calls.publishRfq,
        { params: { id } },
        { token: own.token, headers: { 'idempotency-key': `publish-${id}` } },
      );
    const first = await publish(ids[0]);
    expect((await publish(ids[0])).body).toEqual(first.body);
    expect((await api.call(calls.publishRfq, { params: { id: ids[0] ?? '' } }, { token: own.token })).body.code).toBe(
      'rfq.state',
    );
    await publish(ids[2]);
    const year = new Date(Date.now() + 4 * 3_600_000).getUTCFullYear();
    const { body } = await api.call(calls.listRfqs, {}, { token: own.token });
    expect(body.rfqs.map(({ number, state }) => [number, state])).toEqual([
      [`RFQ-${year}-0002`, 'open'],
      [`RFQ-${year}-0001`, 'open'],
    ]);
    expect((await bells(one)).slice(before).map(({ what }) => what)).toEqual(['rfq.published', 'rfq.published']);
    expect((await asSupplier(ids[0] ?? '', two)).can).toEqual({
      ask: true,
      answer: true,
      confirm: false,
      withdraw: false,
      decline: true,
    });
  });

  it('assigns numbers without gaps when an account publishes many requests at once', async () => {
    const own = await aParty(api.parts.db, ['buyer']);
    const ids = await Promise.all(Array.from({ length: 12 }, () => aDraft(api, own, { suppliers: [one] })));
    await Promise.all(
      ids.flatMap((id) => [0, 1].map(() => api.call(calls.publishRfq, { params: { id } }, { token: own.token }))),
    );
    const { body } = await api.call(calls.listRfqs, {}, { token: own.token });
    const numbers = body.rfqs.map(({ number }) => Number(number?.slice(-4))).toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 12 }, (_, n) => n + 1));
  });
});

describe('an amendment', () => {
  it('makes a new version, notifies the suppliers, and is refused for an outdated version', async () => {
    const id = await aPublished(api, buyer, { suppliers: [one, two] });
    const before = (await bells(two)).length;
    const amend = (over: object) =>
      api.call(
        calls.amendRfq,
        { params: { id }, body: { ...rfqBody(), version: 1, note: 'Three instead of two', ...over } },
        { token: buyer.token },
      );
    expect((await amend({ deadline: null })).body.code).toBe('rfq.incomplete');
    expect((await amend({ lines: [] })).body.code).toBe('rfq.incomplete');
    expect((await amend({ deadline: inDays(0.01).toISOString() })).body.code).toBe('rfq.deadline');
    expect((await amend({ note: '' })).status).toBe(400);
    const deadline = inDays(5).toISOString();
    const amended = await amend({ deadline, lines: [aLine(1, { quantity: 3 }), aLine(3)] });
    expect([amended.status, amended.body.version]).toEqual([200, 2]);
    expect((await amend({})).body.code).toBe('rfq.amended');
    expect(await asSupplier(id, one)).toMatchObject({
      version: 2,
      deadline,
      lines: [{ line: 1, quantity: 3 }, { line: 3 }],
      versions: [
        { version: 1, note: '' },
        { version: 2, note: 'Three instead of two' },
      ],
    });
    expect((await bells(two)).slice(before).map(({ what }) => what)).toEqual(['rfq.amended']);
    const { body } = await api.call(calls.listInvitations, { query: { limit: '50' } }, { token: two.token });
    expect(body.rfqs.find(({ _id }) => _id === id)?.deadline).toBe(deadline);
  });

  it('is refused after the deadline, even before the request is opened', async () => {
    const id = await aPublished(api, buyer, { suppliers: [one] });
    await moveDeadline(api.parts.db, id, -1);
    const body = { ...rfqBody(), version: 1, note: 'More time' };
    expect((await api.call(calls.amendRfq, { params: { id }, body }, { token: buyer.token })).body.code).toBe(
      'rfq.state',
    );
    const reason = { reason: 'We need it no longer' };
    const cancelled = await api.call(calls.cancelRfq, { params: { id }, body: reason }, { token: buyer.token });
    expect(cancelled.body.code).toBe('rfq.state');
    expect((await asBuyer(id)).can).toMatchObject({ amend: false, invite: false, cancel: false });
  });
});

describe('a cancellation', () => {
  const cancel = (id: string, token = buyer.token) =>
    api.call(calls.cancelRfq, { params: { id }, body: { reason: 'The project waits' } }, { token });

  it('seals the answers forever before the opening, and closes the request without an award after it', async () => {
    const id = await aPublished(api, buyer, { suppliers: [one, two] });
    await submit(api, one, id, anAnswer(411_737));
    const before = (await bells(one)).length;
    expect((await cancel(id)).status).toBe(200);
    expect((await cancel(id)).body.code).toBe('rfq.state');
    expect(await asSupplier(id, one)).toMatchObject({
      state: 'cancelled',
      stand: 'ended',
      reason: 'The project waits',
    });
    expect((await bells(one)).slice(before).map(({ what }) => what)).toEqual(['rfq.cancelled']);
    const { rows } = await sql`select from opened_answers where rfq_id = ${id}`.execute(api.parts.db);
    expect(rows).toHaveLength(0);

    const done = await aPublished(api, buyer, { suppliers: [one] });
    await submit(api, one, done, anAnswer(1_000));
    await openRfqNow(api.parts.db, done);
    expect((await asBuyer(done)).can).toMatchObject({ cancel: true, compare: true, award: true });
    expect((await cancel(done)).status).toBe(200);
    expect((await asBuyer(done)).state).toBe('closed');
    expect((await asSupplier(done, one)).stand).toBe('ended');
  });

  it('cancels a request with two envelopes whose prices are not open yet', async () => {
    const id = await aPublished(api, buyer, { suppliers: [one], twoEnvelopes: true });
    await openRfqNow(api.parts.db, id);
    expect((await asBuyer(id)).state).toBe('technical');
    await cancel(id);
    expect((await asBuyer(id)).state).toBe('cancelled');
  });
});

describe('a question', () => {
  it('is shown without a name, and to other suppliers once it is answered', async () => {
    const id = await aPublished(api, buyer, { suppliers: [one, two] });
    const ask = (question: string, { token }: Party) =>
      api.call(calls.askQuestion, { params: { id }, body: { question } }, { token });
    expect((await ask('Is a quick coupler needed?', one)).status).toBe(200);
    expect((await ask('?', one)).status).toBe(400);
    const asked = (await asBuyer(id)).questions;
    expect(asked).toMatchObject([{ question: 'Is a quick coupler needed?', mine: false, answer: null }]);
    expect(Object.keys(asked[0] ?? {}).toSorted()).toEqual([
      '_id',
      'answer',
      'answeredAt',
      'askedAt',
      'mine',
      'question',
    ]);
    expect((await asSupplier(id, one)).questions).toMatchObject([{ mine: true, answer: null }]);
    expect((await asSupplier(id, two)).questions).toEqual([]);
    expect((await bells(buyer)).at(-1)).toMatchObject({
      what: 'rfq.question_asked',
      words: { title: expect.any(String) },
    });

    const reply = (questionId: string, token = buyer.token) =>
      api.call(calls.answerQuestion, { params: { id, questionId }, body: { answer: 'Yes, symmetric.' } }, { token });
    expect((await reply(newId())).body.code).toBe('rfq.question');
    const before = (await bells(two)).length;
    expect((await reply(asked[0]?._id ?? '')).status).toBe(200);
    expect((await asSupplier(id, two)).questions).toMatchObject([{ mine: false, answer: 'Yes, symmetric.' }]);
    expect((await bells(two)).slice(before).map(({ what }) => what)).toEqual(['rfq.question_answered']);
    const { body } = await api.call(calls.listRfqs, { query: { limit: '1' } }, { token: buyer.token });
    expect(body.rfqs[0]).toMatchObject({ _id: id, questions: 0 });
  });

  it('is unknown in another request, and is refused above twenty', async () => {
    const [id, other] = [
      await aPublished(api, buyer, { suppliers: [one] }),
      await aPublished(api, buyer, { suppliers: [one] }),
    ];
    const ask = () => api.call(calls.askQuestion, { params: { id }, body: { question: 'Why?' } }, { token: one.token });
    const asked = await Promise.all(Array.from({ length: 22 }, ask));
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(asked.find(({ status }) => status !== 200)?.body.code).toBe('rfq.too_many_questions');
    const questionId = (await asBuyer(id)).questions[0]?._id ?? '';
    const body = { answer: 'Because.' };
    const wrong = await api.call(
      calls.answerQuestion,
      { params: { id: other, questionId }, body },
      { token: buyer.token },
    );
    expect(wrong.body.code).toBe('rfq.question');
    await moveDeadline(api.parts.db, id, -1);
    expect((await ask()).body.code).toBe('rfq.late');
  });
});

describe('the list', () => {
  it('shows a buyer its own requests, newest first, filtered by state and search words', async () => {
    const own = await aParty(api.parts.db, ['buyer']);
    const list = async (query: Record<string, string> = {}) =>
      (await api.call(calls.listRfqs, { query }, { token: own.token })).body;
    expect(await list()).toEqual({ rfqs: [], total: 0, pages: 0 });
    const draft = await aDraft(api, own, { title: 'Tower cranes for the campus' });
    const open = await aPublished(api, own, { suppliers: [one, two] });
    await submit(api, one, open, anAnswer(1_000));
    expect((await list()).rfqs).toMatchObject([
      { _id: open, state: 'open', invited: 2, answers: 1, questions: 0, lines: 2, version: 1 },
      { _id: draft, state: 'draft', invited: 0, answers: 0, questions: 0 },
    ]);
    expect((await list({ state: 'draft' })).rfqs.map(({ _id }) => _id)).toEqual([draft]);
    expect((await list({ search: 'crane camp' })).rfqs.map(({ _id }) => _id)).toEqual([draft]);
    const number = (await list({ state: 'open' })).rfqs[0]?.number ?? '';
    expect((await list({ search: number })).rfqs.map(({ _id }) => _id)).toEqual([open]);
    expect(await list({ search: 'excavator' })).toMatchObject({ rfqs: [], total: 0 });
    expect(await list({ limit: '1', page: '2' })).toMatchObject({ rfqs: [{ _id: draft }], total: 2, pages: 2 });
  });

  it('[PR-003] shows a supplier its invitations, nearest deadline first, and open requests that it may join', async () => {
    const { db } = api.parts;
    const supplier = await aParty(db, ['supplier']);
    const unverified = await aParty(db, ['supplier'], { approved: false });
    const far = await aPublished(api, buyer, { suppliers: [supplier], deadline: inDays(9).toISOString() });
    const near = await aPublished(api, buyer, { suppliers: [supplier], deadline: inDays(3).toISOString() });
    const over = await aPublished(api, buyer, { suppliers: [supplier] });
    await openRfqNow(db, over);
    await aDraft(api, buyer, { suppliers: [supplier] });
    const market = await aPublished(api, buyer, { audience: 'open', lines: [aLine(1, { category: 'generators' })] });
    const list = async (query: Record<string, string>, { token } = supplier) =>
      (await api.call(calls.listInvitations, { query }, { token })).body;
    const mine = await list({});
    expect(mine.rfqs.map(({ _id, stand }) => [_id, stand])).toEqual([
      [near, 'invited'],
      [far, 'invited'],
      [over, 'late'],
    ]);
    expect(mine.rfqs[0]).toMatchObject({
      buyer: { _id: buyer.accountId, companyName: 'Sahra', verified: true },
      country: 'ae',
    });
    expect(Object.keys(mine.rfqs[0] ?? {})).not.toEqual(expect.arrayContaining(['invited']));
    for (const page of ['1', '2', '3'])
      expect((await list({ limit: '1', page })).rfqs.map(({ _id }) => _id)).toEqual([
        [near, far, over][Number(page) - 1],
      ]);
    const ids = async (query: Record<string, string>, viewer = supplier) =>
      (await list({ view: 'open', limit: '50', ...query }, viewer)).rfqs.map(({ _id }) => _id);
    expect(await ids({})).toContain(market);
    expect(await ids({})).not.toContain(near);
    expect(await ids({ category: 'Generators' })).toEqual([market]);
    expect(await ids({ category: 'cranes' })).not.toContain(market);
    expect(await ids({}, unverified)).toEqual([]);
    expect((await read(market, unverified)).code).toBe('rfq.unknown');
    // A supplier that joins has the request on its own list.
    const answer = anAnswer(1_000, { lines: [anOffer(1, 1_000)] });
    expect((await submit(api, supplier, market, answer)).status).toBe(200);
    expect(await ids({})).not.toContain(market);
    expect((await list({})).rfqs.map(({ _id, stand }) => [_id, stand])).toContainEqual([market, 'answered']);
    // An open request does not exist for a supplier that the buyer has blocked.
    const blocked = await aParty(db, ['supplier']);
    const another = await aPublished(api, buyer, { audience: 'open' });
    expect(await ids({}, blocked)).toContain(another);
    await block(blocked);
    expect(await ids({}, blocked)).not.toContain(another);
    expect((await read(another, blocked)).code).toBe('rfq.unknown');
    expect((await submit(api, blocked, another, anAnswer(1_000))).body.code).toBe('rfq.unknown');
  });
});

it('answers every call of another account as if the request did not exist', async () => {
  const { db } = api.parts;
  const draft = await aDraft(api, buyer, { suppliers: [one] });
  const open = await aPublished(api, buyer, { suppliers: [one] });
  await submit(api, one, open, anAnswer(1_000));
  const questionId = newId();
  const attempts = (id: string) =>
    [
      [calls.readRfq, {}],
      [calls.saveRfq, { body: rfqBody() }],
      [calls.deleteRfq, {}],
      [calls.removeRfqFile, { params: { id, fileId: newId() } }],
      [calls.inviteSuppliers, { body: { suppliers: [one.accountId] } }],
      [calls.uninviteSupplier, { params: { id, supplierId: one.accountId } }],
      [calls.publishRfq, {}],
      [calls.amendRfq, { body: { ...rfqBody(), version: 1, note: 'Mine now' } }],
      [calls.cancelRfq, { body: { reason: 'Not mine' } }],
      [calls.answerQuestion, { params: { id, questionId }, body: { answer: 'Yes' } }],
      [calls.askQuestion, { body: { question: 'Who else?' } }],
      [calls.submitAnswer, { body: anAnswer(5) }],
      [calls.confirmVersion, { body: { version: 1 } }],
      [calls.withdrawAnswer, {}],
      [calls.declineRfq, { body: {} }],
    ] as const;
  const before = await db.selectFrom('rfqs').selectAll().where('id', 'in', [draft, open]).orderBy('id').execute();
  const operator = await aParty(db, ['buyer', 'supplier'], { operator: true });
  for (const caller of [stranger, operator])
    for (const id of [draft, open, newId()]) {
      for (const [call, input] of attempts(id)) {
        const { status, body } = await api.call(call, { params: { id }, ...input }, { token: caller.token });
        // An operator is refused before the request is looked up.
        if (caller === operator && 'trade' in call) expect([status, body.code]).toEqual([403, 'operator.no_trade']);
        else
          expect([call.summary, status, body]).toEqual([
            call.summary,
            404,
            { code: 'rfq.unknown', message: 'This request does not exist.' },
          ]);
      }
      expect((await attach(id, caller.token)).body.code).toBe('rfq.unknown');
    }
  expect(await db.selectFrom('rfqs').selectAll().where('id', 'in', [draft, open]).orderBy('id').execute()).toEqual(
    before,
  );
  // Only the buyer sees a draft, even if a supplier is invited. A buyer cannot answer its own request.
  expect((await read(draft, one)).code).toBe('rfq.unknown');
  expect((await submit(api, one, draft, anAnswer(5))).body.code).toBe('rfq.unknown');
  const both = await aParty(db, ['buyer', 'supplier']);
  const own = await aPublished(api, both, { audience: 'open' });
  expect((await submit(api, both, own, anAnswer(5))).body.code).toBe('rfq.unknown');
});
