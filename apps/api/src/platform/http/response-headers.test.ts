import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { anAccount, aSession } from '../../modules/identity/identity.factory.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());

/** One address of each kind of answer: data, refusals, pages, files, files for search engines, and unknown addresses. */
const addresses = [
  '/api/taxonomy',
  '/api/auth/profile',
  '/api/no-such-call',
  '/api/docs/',
  '/api/docs/json',
  '/api/docs/static/swagger-ui.css',
  '/api/auctions/calendar.ics',
  '/uploads/no-such-file.webp',
  '/uploads/private/018f0000-0000-7000-8000-000000000000',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/cards/site-en.jpg',
  '/nowhere',
  '/api/%zz',
];

it.each(addresses)('forbids content sniffing, foreign scripts and framing at %s', async (url) => {
  const { headers } = await api.app.inject(url);
  expect(headers['x-content-type-options']).toBe('nosniff');
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/frame-ancestors 'none'/);
  expect(policy).toMatch(/base-uri 'none'/);
  expect(policy).toMatch(/default-src 'none'|object-src 'none'/);
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  expect(headers['set-cookie']).toBeUndefined();
});

it.each(addresses)('declares the type at %s, and the charset of texts', async (url) => {
  const type = String((await api.app.inject(url)).headers['content-type']);
  expect(type).toMatch(/^(application|text|image)\//);
  if (/^text\/|[/+]xml/.test(type)) expect(type).toMatch(/charset=utf-8/i);
});

it('answers an unreadable address like any other refusal and does not repeat it', async () => {
  const answer = await api.app.inject('/api/%zz');
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ code: 'request.unreadable', message: 'We could not read the request.' });
});

it('repeats no part of a request to its sender', async () => {
  const sent = { authorization: 'Bearer SECRET-SECRET-SECRET' };
  for (const url of ['/api/taxonomy', '/api/auth/profile', '/uploads/a.webp', '/']) {
    const answer = await api.app.inject({ method: 'TRACE' as 'GET', url, headers: sent });
    expect([url, answer.statusCode]).toEqual([url, 404]);
    expect(answer.body).not.toContain('SECRET');
  }
});

it('refuses a repeated parameter, and a body in the address', async () => {
  const list = '/api/auth/verified-products';
  expect((await api.app.inject(`${list}?brand=CAT&limit=2&sort=newest`)).statusCode).toBe(200);
  for (const twice of ['brand=CAT&brand=JCB', 'limit=2&limit=3', 'sort=newest&sort=newest'])
    expect([twice, (await api.app.inject(`${list}?${twice}`)).statusCode]).toEqual([twice, 400]);
  const url = '/api/auth/loginuser?email=a@rigsouq.test&password=x';
  expect((await api.app.inject({ method: 'POST', url, payload: {} })).json().errors).toHaveLength(2);
});

it('lets no other site read an answer or send a call with a login that it does not know', async () => {
  const origin = 'https://evil.example';
  const preflight = await api.app.inject({
    method: 'OPTIONS',
    url: '/api/auth/profile',
    headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
  });
  const read = await api.app.inject({ url: '/api/taxonomy', headers: { origin } });
  for (const { headers } of [preflight, read])
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  expect(preflight.statusCode).toBe(404);
  // These are the requests that a browser sends without a preflight: a form, or text that is JSON. The api reads no cookies.
  const login = JSON.stringify({ email: 'a@rigsouq.test', password: 'x' });
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=a']) {
    const headers = { origin, 'content-type': type, cookie: 'token=SECRET' };
    const { statusCode } = await api.app.inject({
      method: 'POST',
      url: '/api/auth/loginuser',
      headers,
      payload: login,
    });
    expect([type, statusCode]).toEqual([type, type === 'application/x-www-form-urlencoded' ? 415 : 400]);
  }
  const cookie = await api.app.inject({ url: '/api/auth/profile', headers: { cookie: 'token=SECRET' } });
  expect(cookie.json().code).toBe('auth.no_token');
});

it('forbids caches to store answers for one user', async () => {
  const { email } = await anAccount(api.parts.db);
  const headers = { authorization: `Bearer ${await aSession(api, email)}` };
  for (const url of ['/api/auth/profile', '/api/auth/sessions', '/api/users/profile', '/api/notifications']) {
    const answer = await api.app.inject({ url, headers });
    expect([url, answer.statusCode, answer.headers['cache-control']]).toEqual([url, 200, 'no-store']);
  }
});
