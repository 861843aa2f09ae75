// Texts that no database keeps, sent to every call: none of them fails.
import { readQuote, requestQuote } from '@rigsouq/contract/quotes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aListing } from '../src/modules/catalogue/catalogue.factory.ts';
import { anAccount, aSession } from '../src/modules/identity/identity.factory.ts';
import { anOperator } from '../src/modules/operations/operations.factory.ts';
import { newId } from '../src/platform/ids.ts';
import { type TestApi, testApi } from './harness.ts';

let api: TestApi;
let member: string;
let operator: string;
beforeAll(async () => {
  api = await testApi();
  member = await aSession(api, (await anAccount(api.parts.db, { roles: ['buyer', 'supplier'] })).email);
  operator = await anOperator(api);
});
afterAll(() => api.stop());

it.each([
  ['half of a surrogate pair', '\\ud800'],
  ['NUL', '\\u0000'],
])('%s fails no call that takes a body', async (_, text) => {
  const calls = api.served.endpoints.filter(({ body, upload }) => body && !upload);
  expect(calls.length).toBeGreaterThan(100);
  const answers = await Promise.all(
    calls.map(async ({ method, path, access }) => {
      const answer = await api.app.inject({
        ...{ method, url: `/api${path.replaceAll(/:\w+/g, newId())}`, payload: `{"note":[{"text":"${text}"}]}` },
        headers: {
          authorization: `Bearer ${access === 'operator' ? operator : member}`,
          'content-type': 'application/json',
        },
        remoteAddress: `10.1.1.${Math.floor(Math.random() * 250)}`,
      });
      return [path, answer.statusCode, answer.json().code];
    }),
  );
  expect(answers.filter(([, status]) => Number(status) >= 500)).toEqual([]);
});

it('half of a character is stored as one that could not be read', async () => {
  const owner = await aSession(api, (await anAccount(api.parts.db, { roles: ['supplier'] })).email);
  const equipmentId = await aListing(api, owner);
  const body = { equipmentId, note: 'When?\ud800 And\0 how' };
  const { status, body: asked } = await api.call(requestQuote, { body }, { token: member });
  expect(status).toBe(200);
  const { body: read } = await api.call(readQuote, { params: { id: asked._id } }, { token: member });
  expect(JSON.stringify(read)).toContain('When?\ufffd And how');
});

it('NUL in an address or a form is no failure of ours', async () => {
  for (const { method, path, access } of api.served.endpoints.filter((call) => call.method === 'GET')) {
    const url = `/api${path.replaceAll(/:\w+/g, '%00')}?search=%00&q=%00&after=%00&category=%00&state=%00`;
    const authorization = `Bearer ${access === 'operator' ? operator : member}`;
    const answer = await api.app.inject({ method, url, headers: { authorization } });
    expect([path, answer.statusCode]).not.toEqual([path, 500]);
  }
  const form = new FormData();
  form.append('contactName', 'Huda\0');
  const { status, body } = await fetchForm('/api/leads/sell', form);
  expect([status, body.code]).not.toEqual([500, 'server.failed']);
});

async function fetchForm(url: string, form: FormData) {
  const sent = new Response(form);
  const answer = await api.app.inject({
    ...{ method: 'POST', url, payload: Buffer.from(await sent.arrayBuffer()) },
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  });
  return { status: answer.statusCode, body: answer.json() };
}
