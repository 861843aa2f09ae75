// Checks that the demo shows scores where a buyer with past orders would see them.
import { readComparison } from '@rigsouq/contract/rfqs/awards';
import { listRfqs, readRfq } from '@rigsouq/contract/rfqs/calls';
import { readSupplier } from '@rigsouq/contract/supplier-lists/calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aToken } from '../src/modules/rfqs/rfqs.factory.ts';
import { type TestApi, testApi } from '../test/harness.ts';
import { addAwards } from './add-awards.ts';
import { addNamedCompanies } from './add-named-companies.ts';
import { addRfqs } from './add-rfqs.ts';
import { addSuppliers } from './add-suppliers.ts';
import { demoId } from './demo-id.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await testApi();
  const { db, storage } = api.parts;
  await addNamedCompanies(db);
  await addSuppliers(db, storage);
  await addAwards(db);
  await addRfqs(db);
  token = await aToken(db, demoId('user buyer@rigsouq.test'));
}, 120_000);
afterAll(() => api.stop());

const idOf = async (state: 'technical' | 'opened' | 'awarded') => {
  const { rfqs } = (await api.call(listRfqs, { query: { state } }, { token })).body;
  return rfqs[0]?._id ?? '';
};

it('shows a score for every answer that the demo buyer compares', async () => {
  for (const state of ['technical', 'opened', 'awarded'] as const) {
    const id = await idOf(state);
    const { answers } = (await api.call(readComparison, { params: { id } }, { token })).body;
    expect([state, answers.length > 1]).toEqual([state, true]);
    expect([state, answers.filter(({ score }) => score === null)]).toEqual([state, []]);
  }
});

it('counts the request in two envelopes in the scorecards of the invited suppliers', async () => {
  const id = await idOf('technical');
  const rfq = (await api.call(readRfq, { params: { id } }, { token })).body;
  if (rfq.side !== 'buyer') throw new Error('not the buyer’s');
  for (const { _id, stand } of rfq.suppliers) {
    const facts = await api.parts.db
      .selectFrom('supplier_facts')
      .select('kind')
      .where('subject_id', '=', id)
      .where('supplier_id', '=', _id)
      .orderBy('kind')
      .execute();
    expect(facts.map(({ kind }) => kind)).toEqual(stand === 'answered' ? ['answered', 'invited'] : ['invited']);
    const { scorecard } = (await api.call(readSupplier, { params: { id: _id } }, { token })).body;
    expect([scorecard.answering, scorecard.competitiveness].filter((part) => part === null)).toEqual([]);
  }
});

it('leaves the line of a declined order open for another award', async () => {
  const id = await idOf('awarded');
  const rfq = (await api.call(readRfq, { params: { id } }, { token })).body;
  expect(rfq.side === 'buyer' && [rfq.anew, rfq.can.awardAnew]).toEqual([[{ line: 3, quantity: 1 }], true]);
});
