// Uses a real collector, an api and a worker in its own process: everything that one click causes has one trace id.
import { placeBid, readAuction } from '@rigsouq/contract/auctions/calls';
import { forgotPassword, login, profile } from '@rigsouq/contract/identity/calls';
import { consentFor } from '@rigsouq/contract/legal/consent-documents';
import { live } from '@rigsouq/contract/platform/calls';
import { liveTicket } from '@rigsouq/contract/platform/live';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { type Role, startRole } from '../../../test/processes.ts';
import { startTraceReceiver, type TraceReceiver } from '../../../test/trace-receiver.ts';
import { aBidder, aLot } from '../../modules/auctions/auctions.factory.ts';
import { anAccount, PASSWORD } from '../../modules/identity/identity.factory.ts';
import { readConfig } from '../config.ts';
import { createLog } from './log.ts';
import { createTracing, extractTraceparent, traceIdOf, withTraceparent } from './trace.ts';

let receiver: TraceReceiver;
let api: TestApi;
let url: string;
let worker: Role;
beforeAll(async () => {
  receiver = await startTraceReceiver();
  const settings = {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_TRACES_SAMPLER_ARG: '1',
    TRACES_PER_SECOND: '1000',
  };
  api = await testApi(settings);
  url = await api.app.listen({ port: 0, host: '127.0.0.1' });
  worker = await startRole('worker', { databaseUrl: api.parts.config.databaseUrl, settings });
});
afterAll(async () => {
  await worker.kill();
  await api.stop();
  receiver.close();
});

const aTrace = () => Array.from({ length: 32 }, () => Math.floor(Math.random() * 16).toString(16)).join('');
const spansOf = (traceId: string) => receiver.spans.filter((span) => span.traceId === traceId);
const factOf = (span: (typeof receiver.spans)[number] | undefined, key: string) =>
  Object.values(span?.attributes.find((fact) => fact.key === key)?.value ?? {})[0];

async function listen(path: string): Promise<string[]> {
  const answer = await fetch(`${url}${path}`);
  const received: string[] = [];
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const piece of answer.body ?? []) received.push(...decoder.decode(piece).split('\n\n').filter(Boolean));
  };
  read().catch(() => undefined);
  await expect.poll(() => received.length).toBeGreaterThan(0);
  return received;
}

describe('one click', () => {
  it('is one trace: the call, its transaction, the event, the job in the worker, and the messages to open pages', async () => {
    const { id: lotId } = await aLot(api.parts.db);
    const { token } = await aBidder(api, { limit: 1_000_000_000 });
    const { ticket } = (await api.call(liveTicket, {}, { token })).body;
    const [mine, lot] = [
      await listen(`/api/live/stream?ticket=${ticket}`),
      await listen(`/api/equipment/auction/${lotId}/stream`),
    ];
    const traceId = aTrace();
    const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-00` };
    const body = { consent: consentFor('bid'), consignmentId: lotId, bidAmount: 987_654_321 };
    const answer = await api.call(placeBid, { body }, { token, headers });
    expect([answer.status, answer.headers['x-request-id']]).toEqual([200, traceId]);

    const traceField = `"trace":"${traceId}"`;
    await expect.poll(() => mine.some((text) => text.includes(traceField)), { timeout: 10_000 }).toBe(true);
    await expect.poll(() => lot.some((text) => text.includes(traceField)), { timeout: 10_000 }).toBe(true);
    await expect
      .poll(() => new Set(spansOf(traceId).map(({ name }) => name)), { timeout: 15_000 })
      .toEqual(
        new Set([
          'POST /api/equipment/bid',
          'batch of bids',
          'transaction',
          'publish lot snapshot',
          'job event auction.bids_placed',
          'publish to pages',
          'stream',
        ]),
      );
    // The spans form a tree: every span has a parent in the same trace, except the call that started it.
    const spans = spansOf(traceId);
    const ids = new Set(spans.map(({ spanId }) => spanId));
    const roots = spans.filter(({ parentSpanId }) => !parentSpanId || !ids.has(parentSpanId));
    expect(roots.map(({ name }) => name)).toEqual(['POST /api/equipment/bid']);
    expect(factOf(roots[0], 'rigsouq.request_id')).toBe(traceId);
    expect(factOf(roots[0], 'http.response.status_code')).toBe(200);
  });

  it('exports no secret, no address, no name and no price', async () => {
    const { email } = await anAccount(api.parts.db);
    const { token } = (await api.call(login, { body: { email, password: PASSWORD } })).body;
    await api.call(login, { body: { email, password: 'not my password' } });
    await api.call(forgotPassword, { body: { email } });
    await api.call(profile, {}, { token });
    const { id, title } = await aLot(api.parts.db);
    await api.call(readAuction, { params: { id } });
    await api.app.inject({ url: '/api/auth/profile?token=in-the-address', headers: { cookie: 'session=in-a-cookie' } });
    await api.parts.tracing?.flush();
    await expect.poll(() => receiver.text(), { timeout: 15_000 }).toContain('/auth/forgot');
    const text = receiver.text();
    const secrets = [
      email,
      token,
      PASSWORD,
      'not my password',
      'in-the-address',
      'in-a-cookie',
      title,
      '987654321',
      id,
    ];
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    // Every new attribute must be added here, which confirms that it may be exported.
    const facts = new Set(receiver.spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)));
    const known = /^(http\.(request\.method|route|response\.status_code)|error\.type|rigsouq\.\w+)$/;
    expect([...facts].filter((fact) => !known.test(fact))).toEqual([]);
  });
});

describe('trace recording', () => {
  const settings = () => ({ endpoint: receiver.url, share: 0.25, perSecond: 1_000_000 });
  const details = () => ({ name: 'x', facts: {} });
  const parent = (traceId: string, flag: string) => ({ traceparent: `00-${traceId}-00f067aa0ba902b7-${flag}` });

  it('is configured in the environment, and reports an invalid setting before anything starts', () => {
    expect(readConfig({}).traces).toEqual({ endpoint: undefined, share: 0.1, perSecond: 50 });
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: '' }).traces.endpoint).toBeUndefined();
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://a:4318/' }).traces.endpoint).toBe('http://a:4318');
    const wrong = { OTEL_EXPORTER_OTLP_ENDPOINT: 'grpc://a:4317', OTEL_TRACES_SAMPLER_ARG: '2' };
    expect(() => readConfig(wrong)).toThrow(/OTEL_EXPORTER_OTLP_ENDPOINT.*\n.*OTEL_TRACES_SAMPLER_ARG/);
  });

  it('is off without a collector', () => {
    expect(createTracing({ ...settings(), endpoint: undefined }, ['api'])).toBeUndefined();
    expect(withTraceparent({ a: 1 })).toEqual({ a: 1 });
  });

  it('records the configured share, decided by the trace id alike in every process', async () => {
    const [one, two] = [createTracing(settings(), ['web']), createTracing(settings(), ['api'])];
    const ids = Array.from({ length: 2_000 }, aTrace);
    const taken = (tracing: typeof one) =>
      ids.filter((id) => tracing?.startSpan('request', parent(id, '00'), details) !== undefined);
    expect(taken(one)).toEqual(taken(two));
    expect(taken(one).length / ids.length).toBeGreaterThan(0.2);
    expect(taken(one).length / ids.length).toBeLessThan(0.3);
  });

  it('continues under a recorded parent, up to a limit per second', () => {
    const none = createTracing({ ...settings(), share: 0 }, ['api']);
    expect(none?.startSpan('request', parent(aTrace(), '00'), details)).toBeUndefined();
    expect(none?.startSpan('request', parent(aTrace(), '01'), details)).toBeDefined();
    const few = createTracing({ ...settings(), share: 1, perSecond: 5 }, ['api']);
    const asked = Array.from({ length: 1_000 }, (_, at) =>
      few?.startSpan('request', parent(aTrace(), at % 2 ? '01' : '00'), details),
    );
    // The second may change during the loop.
    expect(asked.filter(Boolean).length).toBeLessThanOrEqual(10);
  });

  it('ignores a malformed header', () => {
    const zero = '0'.repeat(32);
    const good = aTrace();
    for (const odd of [
      '',
      'x',
      `00-${zero}-00f067aa0ba902b7-01`,
      `00-${good}-${'0'.repeat(16)}-01`,
      `01-${good}-00f067aa0ba902b7-01`,
    ])
      expect(traceIdOf(odd)).toBeUndefined();
    expect(traceIdOf([`00-${good}-00f067aa0ba902b7-01`])).toBeUndefined();
    expect(traceIdOf(`00-${good}-00f067aa0ba902b7-01`)).toBe(good);
  });

  it('sends only the trace id to pages', () => {
    const id = 'ab'.repeat(16);
    expect(extractTraceparent(`{"what":"quotes","traceparent":"00-${id}-00f067aa0ba902b7-01"}`)).toEqual({
      text: `{"what":"quotes","trace":"${id}"}`,
      traceparent: `00-${id}-00f067aa0ba902b7-01`,
    });
    expect(extractTraceparent('{"what":"quotes"}')).toEqual({ text: '{"what":"quotes"}' });
  });
});

it('answers calls while the collector is unavailable', async () => {
  const lonely = await testApi({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', OTEL_TRACES_SAMPLER_ARG: '1' });
  for (let at = 0; at < 20; at++) expect((await lonely.call(live, {})).status).toBe(200);
  await lonely.stop();
});

it('names the trace in the log of a traced call', async () => {
  const lines: string[] = [];
  const log = createLog('debug', { write: (line: string) => void lines.push(line) });
  const { createApp } = await import('../http/app.ts');
  const { createMetrics } = await import('./metrics.ts');
  const app = createApp({ log, metrics: createMetrics(), tracing: api.parts.tracing, trustProxy: ['loopback'] });
  app.get('/here', () => ({ ok: true }));
  const traceId = aTrace();
  const headers = { 'x-request-id': 'given-elsewhere-1', traceparent: `00-${traceId}-00f067aa0ba902b7-00` };
  await app.inject({ url: '/here', headers });
  const line = lines.map((text) => JSON.parse(text)).find(({ msg }) => msg === 'request answered');
  expect(line).toMatchObject({ reqId: 'given-elsewhere-1', trace: traceId });
  await app.close();
});
