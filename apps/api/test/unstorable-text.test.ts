// Sends texts that PostgreSQL cannot store (NUL, half a surrogate pair) in every field of every call: no call may fail because of them.

import { listSavedSearches, saveSearch } from '@rigsouq/contract/alerts/saved-searches';
import { addEquipment, readEquipment } from '@rigsouq/contract/catalogue/calls';
import { checkImport } from '@rigsouq/contract/catalogue/imports';
import { readProfile, updateProfile } from '@rigsouq/contract/companies/profile';
import type { Endpoint } from '@rigsouq/contract/endpoint';
import { readQuote, requestQuote } from '@rigsouq/contract/enquiries/quotes';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aListing, aPhoto, aSellForm } from '../src/modules/catalogue/catalogue.factory.ts';
import { aParty, type Party } from '../src/modules/rfqs/rfqs.factory.ts';
import { type CallInput, calls } from './access-matrix/calls.ts';
import { createDeskRows } from './access-matrix/desk-rows.ts';
import { anImportFile, createRows } from './access-matrix/rows.ts';
import { UndoPool } from './access-matrix/undo-pool.ts';
import { type TestApi, testApi } from './harness.ts';

/** Limits are counted in a separate Redis database, which is emptied before every call. */
const REDIS_URL = 'redis://127.0.0.1:6379/5';
/** This connection has no timeout, unlike the one of the product, because a busy machine can be slow. */
const limits = new Redis(REDIS_URL);

let api: TestApi;
let pool: UndoPool;
let member: Party;
let operator: Party;
/** The calls, each with an input and a caller that may send it. */
let sent: readonly { endpoint: Endpoint; input: CallInput; token: string }[];
beforeAll(async () => {
  const makePool = (connectionString: string) => {
    pool = new UndoPool({ connectionString, max: 10 });
    return pool;
  };
  api = await testApi({ REDIS_URL }, { makePool });
  const { db, redis } = api.parts;
  await redis.flushdb();
  member = await aParty(db, ['buyer', 'supplier']);
  const peer = await aParty(db, ['buyer', 'supplier']);
  operator = await aParty(db, [], { operator: true });
  const shared = await createDeskRows(api);
  const rows = async (buyer: Party, supplier: Party) => ({
    ...shared,
    ...(await createRows(api, { buyer, supplier, mark: 'private' })),
  });
  const sets = [await rows(member, peer), await rows(peer, member)];
  sent = calls.flatMap(([endpoint, input]) => {
    const { token } = endpoint.access === 'operator' ? operator : member;
    const inputs = typeof input === 'function' ? sets.map(input) : [input];
    return inputs.map((one) => ({ endpoint, input: one, token }));
  });
});
afterAll(async () => {
  limits.disconnect();
  await api.stop();
});

/** Makes a call, undoes it so that the next one finds the same rows, and returns its status. */
async function statusOf({ endpoint, token }: (typeof sent)[number], input: CallInput): Promise<number> {
  await limits.flushdb();
  return pool.runAndUndo(async () => (await api.call(endpoint, input as Record<string, unknown>, { token })).status);
}

/** Returns copies of a body, each with one of its texts changed. */
function changeEachText(value: unknown, change: (text: string) => string): unknown[] {
  if (typeof value === 'string') return [change(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    changeEachText(item, change).map((other) =>
      Array.isArray(value) ? value.with(Number(name), other) : { ...value, [name]: other },
    ),
  );
}

it('fails no call because of half a surrogate pair in any text', async () => {
  const failed: unknown[] = [];
  let accepted = 0;
  for (const call of sent.filter(({ endpoint }) => endpoint.body && !endpoint.upload))
    for (const body of changeEachText(call.input.body, (text) => `${text}\ud800`)) {
      const status = await statusOf(call, { ...call.input, body: body as object });
      if (status >= 500) failed.push([call.endpoint.path, body]);
      if (status === 200) accepted++;
    }
  expect(failed).toEqual([]);
  // Many calls succeed, so the texts really reach the database and are not all refused before.
  expect(accepted).toBeGreaterThan(150);
}, 300_000);

it('answers a call with the same status with and without NUL in any text', async () => {
  const different: unknown[] = [];
  let accepted = 0;
  for (const call of sent.filter(({ endpoint }) => endpoint.body)) {
    const without = await statusOf(call, call.input);
    if (without === 200) accepted++;
    for (const body of changeEachText(call.input.body, (text) => `${text}\0`)) {
      const status = await statusOf(call, { ...call.input, body: body as object });
      if (status !== without) different.push([call.endpoint.path, body, without, status]);
    }
  }
  expect(different).toEqual([]);
  expect(accepted).toBeGreaterThan(100);
}, 300_000);

it('stores half a surrogate pair as the replacement character', async () => {
  const equipmentId = await aListing(api, (await aParty(api.parts.db, ['supplier'])).token);
  const body = { equipmentId, note: 'When?\ud800 And\0 how' };
  const { status, body: quote } = await api.call(requestQuote, { body }, member);
  expect(status).toBe(200);
  const { body: read } = await api.call(readQuote, { params: { id: quote._id } }, member);
  expect(JSON.stringify(read)).toContain('When?\ufffd And how');
});

it('handles NUL in an address or a form without an internal error', async () => {
  for (const { method, path, access } of api.served.endpoints.filter((call) => call.method === 'GET')) {
    const url = `/api${path.replaceAll(/:\w+/g, '%00')}?search=%00&q=%00&after=%00&category=%00&state=%00`;
    const authorization = `Bearer ${access === 'operator' ? operator.token : member.token}`;
    const answer = await api.app.inject({ method, url, headers: { authorization } });
    expect([path, answer.statusCode]).not.toEqual([path, 500]);
  }
  const { Power, ...others } = aSellForm.specifications;
  const form = { ...aSellForm, title: 'Caterpillar\0 320', specifications: { ...others, 'Po\0wer': `\0${Power}` } };
  const files = { images: [await aPhoto()] };
  const { status, body } = await api.call(addEquipment, { body: form, files }, member);
  expect(status).toBe(200);
  const { body: kept } = await api.call(readEquipment, { params: { id: body._id } });
  expect([kept.title, kept.specifications]).toEqual(['Caterpillar 320', aSellForm.specifications]);
  const table = new File([await anImportFile('Loader').text()], 'mach\0ines.csv');
  const checked = await api.call(checkImport, { files: { file: [table] } }, member);
  expect([checked.status, checked.body.fileName]).toEqual([200, 'machines.csv']);
});

it('removes NUL from a list that a form sends as JSON', async () => {
  const contact = { contactName: 'Huda Salem', phone: '+97140000000', address: 'Plot 7', city: 'Doha', country: 'qa' };
  const body = { ...contact, equipmentTypes: '["Own\\u0000 make"]' };
  expect((await api.call(updateProfile, { body, files: {} }, member)).status).toBe(200);
  const { user } = (await api.call(readProfile, {}, member)).body;
  expect(user.equipmentTypes).toEqual(['Own make']);
});

it('stores the filters of a saved search without NUL and lone surrogates', async () => {
  const body = { name: 'Cranes', filters: { search: 'crane\0 \ud800' } };
  expect((await api.call(saveSearch, { body }, member)).status).toBe(200);
  const { body: searches } = await api.call(listSavedSearches, {}, member);
  expect(searches.map(({ filters }) => filters)).toContainEqual(expect.objectContaining({ search: 'crane \ufffd' }));
});
