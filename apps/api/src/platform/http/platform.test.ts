import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { type Endpoint, endpoint } from '@rigsouq/contract/endpoint';
import * as identity from '@rigsouq/contract/identity/calls';
import { live, readTaxonomy, ready } from '@rigsouq/contract/platform/calls';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { randomAddress, type TestApi, testApi } from '../../../test/harness.ts';
import { anAccount, PASSWORD } from '../../modules/identity/identity.factory.ts';
import { createSessionReader } from '../../modules/identity/index.ts';
import { readConfig, readDatabaseUrl } from '../config.ts';
import { createLog } from '../monitoring/log.ts';
import { createMetrics, serveMetrics } from '../monitoring/metrics.ts';
import { createRedis } from '../redis.ts';
import { createApp } from './app.ts';
import { createLimiter } from './limits.ts';
import { createServe } from './serve.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.stop());

function capture() {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { lines, log: createLog('debug', stream) };
}

describe('configuration', () => {
  it('works without settings on a new machine', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, roles: ['web', 'api', 'worker'] });
  });

  it('reports all faults together', () => {
    const start = () => readConfig({ PORT: 'x', ROLES: 'web,cook', REDIS_URL: 'nowhere' });
    expect(start).toThrow(/PORT/);
    expect(start).toThrow(/ROLES/);
    expect(start).toThrow(/REDIS_URL/);
  });

  it('reads the addresses of PgBouncer, PostgreSQL and Sentinels', () => {
    const [calls, direct] = ['postgres://app@127.0.0.1:6432/rigsouq', 'postgres://app@127.0.0.1:5000/rigsouq'];
    expect(readConfig({ DATABASE_URL: calls })).toMatchObject({ directDatabaseUrl: calls, databaseIsPooled: false });
    const several = {
      DATABASE_URL: calls,
      DATABASE_DIRECT_URL: direct,
      REDIS_SENTINELS: '10.0.0.1:26379, [::1]:26379',
    };
    expect(readConfig(several)).toMatchObject({
      databaseUrl: calls,
      directDatabaseUrl: direct,
      databaseIsPooled: true,
      redisSentinels: ['10.0.0.1:26379', '[::1]:26379'],
    });
    expect(readDatabaseUrl(several)).toBe(direct);
    expect(() => readConfig({ REDIS_SENTINELS: 'http://10.0.0.1' })).toThrow('REDIS_SENTINELS');
  });

  it('refuses the development secret on a public address', () => {
    expect(() => readConfig({ PUBLIC_URL: 'https://rigsouq.example' })).toThrow(/AUTH_SECRET/);
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/AUTH_SECRET/);
    for (const ROLES of ['web,api,worker', 'api', 'worker'])
      expect(() => readConfig({ NODE_ENV: 'production', ROLES, PUBLIC_URL: 'http://localhost:3000' }), ROLES).toThrow(
        /AUTH_SECRET/,
      );
    const production = { NODE_ENV: 'production', AUTH_SECRET: 'x'.repeat(32) };
    expect(readConfig(production).development).toBe(false);
    const { current: open } = readConfig({}).authSecret;
    expect(() => readConfig({ ...production, AUTH_SECRET_BEFORE: open })).toThrow(/AUTH_SECRET_BEFORE/);
    expect(() => readConfig({ ...production, AUTH_SECRET_BEFORE: 'short' })).toThrow(/AUTH_SECRET_BEFORE/);
    expect(readConfig({ ...production, AUTH_SECRET_BEFORE: '' }).authSecret.before).toBe(undefined);
  });

  it('reads the contacts of the support team, which have no default', () => {
    expect(readConfig({}).support).toEqual({ phone: undefined, email: undefined });
    expect(readConfig({ SUPPORT_PHONE: '', SUPPORT_EMAIL: '' }).support).toEqual({
      phone: undefined,
      email: undefined,
    });
    const support = { phone: '+971 4 555 0100', email: 'help@rigsouq.example' };
    expect(readConfig({ SUPPORT_PHONE: support.phone, SUPPORT_EMAIL: support.email }).support).toEqual(support);
    expect(() => readConfig({ SUPPORT_PHONE: '04 555 0100', SUPPORT_EMAIL: 'help' })).toThrow(
      /SUPPORT_PHONE: must start with \+.*\n.*SUPPORT_EMAIL/,
    );
  });

  it('lets a program that only uses the database start without a secret', () => {
    const DATABASE_URL = 'postgres://rigsouq_owner@db/rigsouq';
    expect(readDatabaseUrl({ NODE_ENV: 'production', DATABASE_URL })).toBe(DATABASE_URL);
    expect(() => readDatabaseUrl({ DATABASE_URL: 'nowhere' })).toThrow(/DATABASE_URL/);
  });

  it('refuses a public address without TLS in production', () => {
    const at = (PUBLIC_URL: string) => readConfig({ NODE_ENV: 'production', AUTH_SECRET: 'x'.repeat(32), PUBLIC_URL });
    for (const plain of ['http://rigsouq.example', 'http://localhost.example', 'http://10.0.0.1:8080'])
      expect(() => at(plain), plain).toThrow(/PUBLIC_URL: must start with https/);
    for (const fit of ['https://rigsouq.example', 'http://localhost:8080', 'http://127.0.0.1:21020', 'http://[::1]:1'])
      expect(at(fit).publicUrl).toBe(fit);
  });

  it('lets a process that only renders pages start without a secret', () => {
    const web = { NODE_ENV: 'production', ROLES: 'web', PUBLIC_URL: 'https://rigsouq.example', API_URL: 'http://api' };
    expect(readConfig(web).roles).toEqual(['web']);
    expect(() => readConfig({ ...web, ROLES: 'web,api' })).toThrow(/AUTH_SECRET/);
  });
});

describe('an answer', () => {
  it('[SH-036] comes only from calls under /api', async () => {
    expect(api.served.endpoints.length).toBeGreaterThan(5);
    for (const { method, path } of api.served.endpoints) {
      const { statusCode } = await api.app.inject({ method, url: path });
      expect([path, statusCode]).toEqual([path, 404]);
    }
    expect((await api.app.inject('/api/taxonomy')).statusCode).toBe(200);
  });

  it('[SH-036] names every id _id, except where the specification names it otherwise', () => {
    const hasId = ({ answer }: Endpoint) =>
      JSON.stringify(z.toJSONSchema(answer, { unrepresentable: 'any' })).includes('"id":{');
    expect(api.served.endpoints.filter(hasId).map(({ path }) => path)).toEqual(['/auth/watchlist']);
  });

  it('[SH-050] contains moments in UTC, which the database stores with their time zone', async () => {
    const { rows } = await api.parts.pool.query(`
      select table_name, column_name from information_schema.columns
      where table_schema = 'public' and data_type = 'timestamp without time zone'`);
    expect(rows).toEqual([]);
    const { email } = await anAccount(api.parts.db);
    const { token } = (await api.call(identity.login, { body: { email, password: PASSWORD } })).body;
    const { sessions } = (await api.call(identity.listSessions, {}, { token })).body;
    expect(sessions[0]?.createdAt).toMatch(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it('[SH-038] reports every error as JSON with message and code, and with errors by field for a body', async () => {
    const unknown = await api.app.inject('/api/no-such-call');
    expect([unknown.statusCode, unknown.json()]).toEqual([
      404,
      { code: 'route.unknown', message: 'This API endpoint does not exist.' },
    ]);

    const broken = await api.app.inject({
      method: 'POST',
      url: '/api/auth/loginuser',
      headers: { 'content-type': 'application/json' },
      payload: '{"email":',
    });
    expect([broken.statusCode, broken.json().code]).toEqual([400, 'request.unreadable']);

    const large = await api.app.inject({
      method: 'POST',
      url: '/api/auth/loginuser',
      payload: { email: 'x'.repeat(300_000) },
    });
    expect([large.statusCode, large.json().code]).toEqual([413, 'request.too_large']);

    const wrongType = await api.app.inject({
      method: 'POST',
      url: '/api/auth/loginuser',
      headers: { 'content-type': 'text/xml' },
      payload: '<x/>',
    });
    expect([wrongType.statusCode, wrongType.json().code]).toEqual([415, 'request.unsupported']);

    const invalid = await api.call(identity.resetPassword, { body: { token: 't', password: '123' } });
    expect(invalid.body).toEqual({
      code: 'request.invalid',
      message: 'Password must be at least 6 characters long.',
      errors: [{ path: 'password', message: 'Password must be at least 6 characters long.' }],
    });

    const payloads = [{ payload: {} }, {}, { payload: { email: null } }];
    for (const empty of payloads) {
      const answer = await api.app.inject({ method: 'POST', url: '/api/auth/loginuser', ...empty });
      const message = empty.payload ? 'Email is required' : 'This field is required';
      expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
    }
  });

  it('hides internal failures and contains only what the contract names', async () => {
    const { lines, log } = capture();
    const app = createApp({ log, metrics: createMetrics(), trustProxy: ['loopback'] });
    const serve = createServe(app, { readSession: async () => null, limiter: async () => undefined });
    const leaky = endpoint({
      method: 'GET',
      path: '/leaky',
      access: 'public',
      summary: '',
      answer: z.object({ a: z.string() }),
    });
    serve(leaky, () => ({ a: 'shown', reserve: 90_000 }) as { a: string });
    serve({ ...leaky, path: '/broken' }, () => {
      throw new Error('relation "secrets" does not exist');
    });
    expect((await app.inject('/api/leaky')).json()).toEqual({ a: 'shown' });
    const broken = await app.inject('/api/broken');
    expect([broken.statusCode, broken.json().code]).toEqual([500, 'server.failed']);
    expect(broken.body).not.toContain('secrets');
    expect(lines.join('')).toContain('relation \\"secrets\\" does not exist');
    await app.close();
  });

  it('carries the request id that came in, or a new one', async () => {
    const given = await api.app.inject({ url: '/api/health/live', headers: { 'x-request-id': 'abcd-1234-efgh' } });
    expect(given.headers['x-request-id']).toBe('abcd-1234-efgh');
    const odd = await api.app.inject({ url: '/api/health/live', headers: { 'x-request-id': 'a"b\n' } });
    expect(odd.headers['x-request-id']).toMatch(/^[\w-]{20,36}$/);
  });

  it('is described as OpenAPI, with a page to read it', async () => {
    const document = (await api.app.inject('/api/docs/json')).json();
    expect(document.paths['/api/auth/loginuser'].post.requestBody.content['application/json'].schema.required).toEqual([
      'email',
      'password',
    ]);
    const page = await api.app.inject('/api/docs/');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/);
  });
});

describe('access', () => {
  it('[SH-046] [SH-047] lets only accounts with the supplier role make a supplier call, whatever the caller claims', async () => {
    const app = createApp({ log: api.parts.log, metrics: createMetrics(), trustProxy: ['loopback'] });
    const readSession = createSessionReader(api.parts.pool, api.parts.log);
    const serve = createServe(app, { readSession, limiter: async () => undefined });
    const sell = endpoint({
      method: 'GET',
      path: '/sell',
      access: 'supplier',
      summary: '',
      answer: z.object({ ok: z.boolean() }),
    });
    serve(sell, () => ({ ok: true }));
    const as = async (roles: ('buyer' | 'supplier')[]) => {
      const { email } = await anAccount(api.parts.db, { roles });
      const { token } = (await api.call(identity.login, { body: { email, password: PASSWORD } })).body;
      const headers = { authorization: `Bearer ${token}`, role: 'supplier' };
      return (await app.inject({ url: '/api/sell?role=supplier', headers })).statusCode;
    };
    expect(await as(['buyer'])).toBe(403);
    expect(await as(['supplier'])).toBe(200);
    expect(await as(['buyer', 'supplier'])).toBe(200);
    await app.close();
  });

  it('[SH-046] [SH-047] refuses a buyer the calls of the supplier view, also with role=supplier in the address', async () => {
    const { email } = await anAccount(api.parts.db, { roles: ['buyer'] });
    const { token } = (await api.call(identity.login, { body: { email, password: PASSWORD } })).body;
    for (const call of [
      'GET /auth/seller',
      'GET /auth/my-equipment-bookings',
      'GET /auth/my-selling-quotes',
      'GET /auth/my-selling-inspections',
      'GET /stats/stats',
      'POST /equipment',
    ]) {
      const [method, path] = call.split(' ') as ['GET' | 'POST', string];
      const headers = { authorization: `Bearer ${token}`, role: 'supplier' };
      const answer = await api.app.inject({ method, url: `/api${path}?role=supplier`, headers });
      expect([call, answer.statusCode, answer.json().code]).toEqual([call, 403, 'access.denied']);
    }
  });
});

describe('a rate limit', () => {
  it('holds across processes and counts IPv6 addresses by /64', async () => {
    const second = await testApi();
    const body = { email: 'someone@rigsouq.test', password: '' };
    const prefix = `2001:db8:${Math.floor(Math.random() * 65_536).toString(16)}:7`;
    const tries = Array.from({ length: 40 }, (_, at) =>
      (at % 2 ? api : second).call(identity.login, { body }, { from: `${prefix}::${at.toString(16)}` }),
    );
    const statuses = (await Promise.all(tries)).map((answer) => answer.status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    await second.stop();
  });

  it('trusts a forwarded address only from the proxy', async () => {
    const attempt = (remoteAddress: string, forwarded: string) =>
      api.app.inject({
        method: 'POST',
        url: '/api/auth/loginuser',
        remoteAddress,
        headers: { 'x-forwarded-for': forwarded },
        payload: {},
      });
    const liar = randomAddress();
    for (let at = 0; at < 30; at++) await attempt(liar, `10.9.8.${at}`);
    expect((await attempt(liar, '10.9.8.99')).statusCode).toBe(429);
    expect((await attempt('127.0.0.1', randomAddress())).statusCode).toBe(400);
  });

  it('lets calls through with a log line while Redis is unavailable', async () => {
    const { lines, log } = capture();
    const redis = createRedis('redis://127.0.0.1:1', log);
    const app = createApp({ log, metrics: createMetrics(), trustProxy: ['loopback'] });
    const serve = createServe(app, { readSession: async () => null, limiter: createLimiter(redis) });
    const ping = endpoint({
      method: 'POST',
      path: '/ping',
      access: 'public',
      summary: '',
      answer: z.object({ ok: z.boolean() }),
      limits: [{ by: 'address', max: 1, seconds: 60 }],
    });
    serve(ping, () => ({ ok: true }));
    for (let at = 0; at < 3; at++)
      expect((await app.inject({ method: 'POST', url: '/api/ping' })).statusCode).toBe(200);
    expect(lines.filter((line) => line.includes('rate limits are off'))).toHaveLength(1);
    redis.disconnect();
    await app.close();
  });
});

describe('the log', () => {
  it('contains no secret', () => {
    const { lines, log } = capture();
    log.info({
      body: { password: 'hunter2' },
      headers: { authorization: 'Bearer abc' },
      token: 'abc',
      a: { b: { code: '1' } },
    });
    log.info({ req: { method: 'GET', url: '/reset-password?token=abc', ip: '127.0.0.1' } }, 'request answered');
    expect(lines.join('')).not.toMatch(/hunter2|abc|"1"/);
    expect(lines.join('')).toContain('/reset-password');
  });

  it('keeps each entry on one line, whatever its values contain', () => {
    const { lines, log } = capture();
    log.warn({ reason: 'a\n{"level":60,"msg":"all is well"}\r\u2028\u001b[2J' }, 'redis connection failed');
    expect(lines).toHaveLength(1);
    expect(lines[0]?.trimEnd()).not.toMatch(/\p{Cc}/u);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 40, msg: 'redis connection failed' });
  });

  it('names the refused caller and the reason: no session, missing right, limit reached, invalid body', async () => {
    const { lines, log } = capture();
    const app = createApp({ log, metrics: createMetrics(), trustProxy: ['loopback'] });
    const { readSession } = api.parts.identity;
    const serve = createServe(app, { readSession, limiter: createLimiter(api.parts.redis) });
    const sell = endpoint({
      method: 'POST',
      path: '/sell/:id',
      access: 'supplier',
      summary: '',
      params: z.object({ id: z.string() }),
      body: z.object({ price: z.number() }),
      answer: z.object({ ok: z.boolean() }),
      limits: [{ by: 'account', max: 1, seconds: 60 }],
    });
    serve(sell, () => ({ ok: true }));
    const as = async (roles: ('buyer' | 'supplier')[]) => {
      const { email, userId } = await anAccount(api.parts.db, { roles });
      const { token } = (await api.call(identity.login, { body: { email, password: PASSWORD } })).body;
      const call = (payload: object) =>
        app.inject({
          method: 'POST',
          url: '/api/sell/SECRET?ticket=SECRET',
          headers: { authorization: `Bearer ${token}` },
          payload,
          remoteAddress: '192.0.2.7',
        });
      return { userId, call };
    };
    const [buyer, supplier] = await Promise.all([as(['buyer']), as(['supplier'])]);
    await app.inject({ method: 'POST', url: '/api/sell/SECRET', payload: {}, remoteAddress: '192.0.2.7' });
    await buyer.call({ price: 1 });
    await supplier.call({ price: 'SECRET' });
    await supplier.call({ price: 1 });
    await supplier.call({ price: 1 });
    await app.close();
    const refusals = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request refused');
    const common = { method: 'POST', route: '/api/sell/:id', addressRange: '192.0.2.0/24' };
    expect(refusals).toMatchObject([
      { refusal: 'auth.no_token', ...common },
      { refusal: 'access.denied', userId: buyer.userId, ...common },
      { refusal: 'request.invalid', userId: supplier.userId, ...common },
      { refusal: 'request.too_many', userId: supplier.userId, ...common },
    ]);
    expect(JSON.stringify(refusals)).not.toContain('SECRET');
    for (const { time, reqId } of refusals) expect([typeof time, typeof reqId]).toEqual(['number', 'string']);
  });
});

describe('a flood of refusals', () => {
  afterEach(() => void vi.useRealTimers());

  it('logs a limited number of lines, counts the rest, and keeps the refusals of other callers visible', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 60_000) * 60_000 });
    const { lines, log } = capture();
    const app = createApp({ log, metrics: createMetrics(), trustProxy: ['loopback'] });
    const { readSession } = api.parts.identity;
    const serve = createServe(app, { readSession, limiter: createLimiter(api.parts.redis) });
    const answer = z.object({ ok: z.boolean() });
    serve(endpoint({ method: 'GET', path: '/mine', access: 'member', summary: '', answer }), () => ({ ok: true }));
    const ask = (remoteAddress: string, token?: string) =>
      app.inject({ url: '/api/mine', remoteAddress, ...(token && { headers: { authorization: `Bearer ${token}` } }) });
    for (let at = 0; at < 100; at++) await ask('192.0.2.7');
    const refusals = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request refused');
    expect(refusals()).toHaveLength(60);

    await ask('192.0.2.7', 'an unknown token');
    await ask('198.51.100.7');
    expect(refusals().slice(60)).toMatchObject([
      { refusal: 'auth.session_ended', addressRange: '192.0.2.0/24', unlogged: 40 },
      { refusal: 'auth.no_token', addressRange: '198.51.100.0/24' },
    ]);
    expect(refusals().at(-1)).not.toHaveProperty('unlogged');

    await ask('192.0.2.7');
    vi.setSystemTime(Date.now() + 60_000);
    await ask('192.0.2.7');
    expect(refusals().slice(62)).toMatchObject([
      { refusal: 'auth.no_token', addressRange: '192.0.2.0/24', unlogged: 1 },
    ]);
    await app.close();
  });
});

describe('the metrics server', () => {
  it('counts every answer by route and status, on its own port', async () => {
    const registry = createMetrics();
    const app = createApp({ log: api.parts.log, metrics: registry, trustProxy: ['loopback'] });
    const serve = createServe(app, { readSession: async () => null, limiter: async () => undefined });
    serve(live, () => ({ status: 'live' }));
    for (let at = 0; at < 3; at++) await app.inject('/api/health/live');
    const metrics = await serveMetrics(registry, '127.0.0.1', 0);
    const { port } = metrics.address() as AddressInfo;
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const labels = 'method="GET",route="/api/health/live",status="200"';
    expect(text).toContain(`http_request_seconds_count{${labels}} 3`);
    expect(text).toContain(`http_request_seconds_bucket{${labels},le="+Inf"} 3`);
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    metrics.close();
    await app.close();
  });
});

describe('the api', () => {
  it('answers live, and ready while the database answers and the process is not stopping', async () => {
    expect((await api.call(live, {})).body).toEqual({ status: 'live' });
    expect((await api.call(ready, {})).body).toEqual({ status: 'ready', redis: 'up' });
    api.parts.health.stopping = true;
    expect((await api.call(ready, {})).status).toBe(503);
    api.parts.health.stopping = false;
  });

  it('serves the taxonomy', async () => {
    expect((await api.call(readTaxonomy, {})).body.countries).toContainEqual({ code: 'bh', label: 'Bahrain' });
  });
});
