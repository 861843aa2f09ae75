// Tests the edge with a real nginx and the product's configuration, in front of processes that report what they received.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { connect } from 'node:http2';
import {
  type AddressInfo,
  createConnection,
  createServer as createPlainServer,
  type Server as PlainServer,
} from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ConnectionOptions, connect as connectTls } from 'node:tls';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCertificate } from '../apps/api/test/certificate.ts';
import { type Child, isAnswering, waitUntilReady } from '../e2e/stack/child.ts';
import { startNginx } from '../e2e/stack/nginx.ts';
import { type ErrorCode, errorTable } from '../packages/contract/src/errors.ts';

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };
type RequestOptions = { method?: string; headers?: Record<string, string>; body?: string | Buffer };

function ask(url: string, { method = 'GET', headers = {}, body }: RequestOptions = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
/** Returns the answer to a request head that no client library would send. */
async function rawAnswer(url: string, head: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = createConnection({ host: hostname, port: Number(port) }, () => socket.write(head));
  const [first] = (await once(socket.setEncoding('latin1'), 'data')) as [string];
  socket.destroy();
  return first;
}
const refusal = (code: ErrorCode) => ({ message: errorTable[code][1], code });
const json = (answer: Answer) => JSON.parse(answer.body.toString()) as unknown;

async function listening<S extends PlainServer>(server: S): Promise<{ server: S; address: string }> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, address: `127.0.0.1:${(server.address() as AddressInfo).port}` };
}
/** Returns an address at which nothing listens at the moment. */
async function freeAddress(): Promise<string> {
  const { server, address } = await listening(createPlainServer());
  server.close();
  await once(server, 'close');
  return address;
}

let folder = '';
let started = 0;
const edges: Child[] = [];
const servers: Server[] = [];
let seen: string[] = [];
let streams: ServerResponse[] = [];

async function upstream(name: string): Promise<string> {
  const { server, address } = await listening(createServer((asked, answer) => behave(name, asked, answer)));
  servers.push(server);
  return address;
}
function behave(name: string, asked: IncomingMessage, answer: ServerResponse): void {
  const path = asked.url ?? '';
  seen.push(`${name} ${asked.method} ${path}`);
  if (path.startsWith('/api/live/') || path.endsWith('/stream')) {
    // The answer is not chunked: nginx takes the end of a chunk as a hint to pass on what it has, and only the setting should be tested.
    answer.useChunkedEncodingByDefault = false;
    streams.push(answer.writeHead(200, { 'content-type': 'text/event-stream' }));
    answer.write('data: first\n\n');
  } else if (path.startsWith('/api/break')) asked.socket.destroy();
  else if (path.startsWith('/assets/missing')) answer.writeHead(404, { 'cache-control': 'public, max-age=60' }).end();
  else if (path.startsWith('/assets/'))
    answer
      .writeHead(200, {
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'text/javascript',
        ...(path.startsWith('/assets/own') && { 'content-security-policy': "default-src 'self'" }),
      })
      .end('code');
  else if (path === '/own-headers')
    answer
      .writeHead(200, {
        'content-security-policy': "default-src 'self'",
        'x-content-type-options': 'nosniff',
        'x-request-id': 'given-by-web',
      })
      .end();
  else
    answer
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ name, headers: asked.headers, pad: ' '.repeat(2_000) }));
}

async function edge(options: {
  webs: readonly string[];
  apis: readonly string[];
  rate?: number;
  burst?: number;
  include?: string;
}) {
  const own = join(folder, `edge-${++started}`);
  await mkdir(own);
  const { include, ...rest } = options;
  if (include) await writeFile(join(own, 'include.conf'), include);
  const listen = await freeAddress();
  const child = await startNginx(own, { listen, ...rest, ...(include ? { tls: join(own, 'include.conf') } : {}) });
  edges.push(child);
  await waitUntilReady(child, () => isAnswering(`http://${listen}/api/health/live`));
  return { url: `http://${listen}`, folder: own };
}

let webs: readonly string[] = [];
let apis: readonly string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rigsouq-edge-'));
  webs = [await upstream('web')];
  apis = [await upstream('api-1'), await upstream('api-2')];
});
afterAll(async () => {
  for (const child of edges) await child.end('SIGTERM');
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  seen = [];
  streams = [];
});

describe('the edge', () => {
  let url = '';
  let logs = '';
  beforeAll(async () => {
    ({ url, folder: logs } = await edge({ webs, apis }));
  });

  it('sends calls and files to both api processes, and everything else to web', async () => {
    for (const path of ['/api/a', '/api/b', '/uploads/c', '/uploads/d', '/', '/ar/apiary']) await ask(`${url}${path}`);
    expect(seen.map((line) => line.replace(/api-\d/, 'api')).sort()).toEqual([
      'api GET /api/a',
      'api GET /api/b',
      'api GET /uploads/c',
      'api GET /uploads/d',
      'web GET /',
      'web GET /ar/apiary',
    ]);
    for (let call = 0; call < 4; call++) await ask(`${url}/api/again`);
    expect(new Set(seen.map((line) => line.split(' ')[0]))).toEqual(new Set(['api-1', 'api-2', 'web']));
  });

  it('sends requests of search engines and link previews to the api', async () => {
    const paths = ['/robots.txt', '/sitemap.xml', '/sitemaps/listings-1.xml', '/cards/site-en.jpg?v=1'];
    for (const path of [...paths, '/robots.txt/x', '/sitemaps']) await ask(`${url}${path}`);
    const sent = seen.map((line) => line.replace(/api-\d/, 'api'));
    expect(sent).toEqual([...paths.map((path) => `api GET ${path}`), 'web GET /robots.txt/x', 'web GET /sitemaps']);
  });

  it('passes on the address of the client, and ignores forged forwarding headers', async () => {
    const forged = {
      'x-forwarded-for': '1.2.3.4',
      'x-forwarded-proto': 'https',
      connection: 'close',
      'x-request-id': 'bad id\t',
    };
    const { headers } = json(await ask(`${url}/api/a`, { headers: forged })) as { headers: IncomingHttpHeaders };
    expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http', host: url.slice(7) });
    expect(headers['x-forwarded-host']).toBe(url.slice(7));
    expect(headers.connection).not.toBe('close');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
    const kept = json(await ask(`${url}/api/a`, { headers: { 'x-request-id': 'from-outside-1' } }));
    expect(kept).toMatchObject({ headers: { 'x-request-id': 'from-outside-1' } });
    // A call that names its trace has one id; no client decides whether it is recorded.
    const trace = '0af7651916cd43dd8448eb211c80319c';
    const named = json(await ask(`${url}/api/a`, { headers: { traceparent: `00-${trace}-00f067aa0ba902b7-01` } }));
    expect(named).toMatchObject({
      headers: { 'x-request-id': trace, traceparent: `00-${trace}-00f067aa0ba902b7-00` },
    });
    const odd = json(await ask(`${url}/api/a`, { headers: { traceparent: `00-${trace}-short-01` } }));
    expect(odd).not.toHaveProperty('headers.traceparent');
  });

  it('compresses answers, so that the processes need not', async () => {
    const answer = await ask(`${url}/api/a`, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    const { headers } = JSON.parse(gunzipSync(answer.body).toString()) as { headers: IncomingHttpHeaders };
    expect(headers['accept-encoding']).toBeUndefined();
    expect(answer.headers.server).toBe('nginx');
  });

  it.each(['/api/live/stream', '/api/equipment/auction/018f0000-0000-7000-8000-000000000000/stream'])(
    'passes on every event of %s immediately',
    async (path) => {
      const asked = request(`${url}${path}`, { headers: { 'accept-encoding': 'gzip' }, agent: false }).end();
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      expect(answer.headers['content-encoding']).toBeUndefined();
      expect(String((await once(answer, 'data'))[0])).toBe('data: first\n\n');
      streams.at(-1)?.write('data: second\n\n');
      expect(String((await once(answer, 'data'))[0])).toBe('data: second\n\n');
      asked.destroy();
    },
  );

  it('holds 300 streams of an address and refuses more with the message of the api', async () => {
    const { url: wide } = await edge({ webs, apis, rate: 1_000, burst: 1_000 });
    const asked = Array.from({ length: 300 }, () => request(`${wide}/api/live/stream`, { agent: false }).end());
    const answers = (await Promise.all(asked.map((one) => once(one, 'response')))) as [IncomingMessage][];
    expect(answers.every(([answer]) => answer.statusCode === 200)).toBe(true);
    const over = await ask(`${wide}/api/live/stream`);
    expect([over.status, json(over)]).toEqual([429, refusal('request.too_many')]);
    for (const one of asked) one.destroy();
  });

  it('caches assets as web allows, and no missing ones', async () => {
    for (const path of ['/assets/a-1234.js', '/assets/a-1234.js?x=1', '/assets/missing.js', '/assets/missing.js'])
      await ask(`${url}${path}`);
    expect(seen).toEqual(['web GET /assets/a-1234.js', 'web GET /assets/missing.js', 'web GET /assets/missing.js']);
    const { headers } = await ask(`${url}/assets/a-1234.js`);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('hides the metrics', async () => {
    expect((await ask(`${url}/metrics`)).status).toBe(404);
    expect(seen).toEqual([]);
  });

  it('sets security headers on every answer, even when no process behind it did', async () => {
    const closed = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
    const expected = { 'x-content-type-options': 'nosniff', 'content-security-policy': closed };
    const chunked = { 'content-type': 'application/json', 'content-length': '10000000' };
    const answers = [
      await ask(`${url}/`),
      await ask(`${url}/assets/a-1234.js`),
      await ask(`${url}/assets/missing.js`),
      await ask(`${url}/metrics`),
      await ask(`${url}/api/a`, { method: 'POST', headers: chunked }),
      await ask(`${url}/api/break`, { method: 'POST', body: '{}' }),
      await ask(`${url}/`, { method: 'TRACE' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 404, 413, 503, 405]);
    for (const { headers } of answers) {
      expect(headers).toMatchObject(expected);
      expect(headers['x-request-id']).toMatch(/^[\w-]{8,64}$/);
      if (headers['content-type']?.startsWith('text/')) expect(headers['content-type']).toContain('charset=utf-8');
    }
    // The first answer comes from the process, the second from the copy.
    for (const _ of ['web', 'copy'])
      expect((await ask(`${url}/assets/own-1.js`)).headers['content-security-policy']).toBe("default-src 'self'");
    const own = (await ask(`${url}/own-headers`)).headers;
    expect([own['content-security-policy'], own['x-content-type-options'], own['x-request-id']]).toEqual([
      "default-src 'self'",
      'nosniff',
      'given-by-web',
    ]);
  });

  it('repeats no part of a request to its sender, and refuses a request with an ambiguous length', async () => {
    const traced = await ask(`${url}/`, { method: 'TRACE', headers: { authorization: 'Bearer SECRET' } });
    expect([traced.status, traced.body.toString()]).toEqual([405, expect.not.stringContaining('SECRET')]);
    const both = 'POST /api/a HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n';
    const twice = 'POST /api/a HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nContent-Length: 9\r\n\r\nabcd';
    for (const head of [both, twice]) expect(await rawAnswer(url, head)).toMatch(/^HTTP\/1\.1 400 /);
    expect(seen).toEqual([]);
  });

  it('refuses a request that is too large with the message of the api', async () => {
    expect((await ask(`${url}/api/a`, { method: 'POST', body: Buffer.alloc(1_000_000) })).status).toBe(200);
    const sized = (path: string, bytes: number, type: string) =>
      ask(url + path, { method: 'POST', headers: { 'content-length': String(bytes), 'content-type': type } });
    for (const [path, bytes, type] of [
      ['/api/a', 10_000_000, 'application/json'],
      ['/api/a', 110_000_000, 'multipart/form-data; boundary=a'],
      ['/api/leads/sell', 220_000_000, 'multipart/form-data; boundary=a'],
    ] as const) {
      const answer = await sized(path, bytes, type);
      expect([answer.status, json(answer)]).toEqual([413, refusal('request.too_large')]);
    }
  });

  it('accepts a form with ten photos, and with twenty from the sell page', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=a' };
    for (const [path, megabytes] of [
      ['/api/a', 101],
      ['/api/leads/sell', 201],
    ] as const) {
      const body = Buffer.alloc(megabytes * 1024 * 1024);
      expect((await ask(url + path, { method: 'POST', headers, body })).status).toBe(200);
    }
  });

  it('repeats a read whose connection broke, but never a POST that was sent', async () => {
    await ask(`${url}/api/break`);
    expect(seen).toHaveLength(2);
    seen = [];
    const answer = await ask(`${url}/api/break`, { method: 'POST', body: '{}' });
    expect(seen).toHaveLength(1);
    expect([answer.status, json(answer)]).toEqual([errorTable['server.starting'][0], refusal('server.starting')]);
  });

  it('writes no secret into its log', async () => {
    await ask(`${url}/reset-password/SECRET-1?token=SECRET-2`);
    await ask(`${url}/api/calendars/018f.SECRET-3.ics`);
    const log = () => readFile(join(logs, 'nginx', 'access.log'), 'utf8');
    for (const path of ['/reset-password/-', '/api/calendars/-'])
      await expect.poll(log, { timeout: 5_000 }).toContain(`"path":"${path}"`);
    expect(await log()).not.toContain('SECRET');
    for (const line of (await log()).trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow();
  });
});

it('tries the other process when one is unavailable, for every method', async () => {
  const { url } = await edge({ webs, apis: [...apis.slice(0, 1), await freeAddress()] });
  for (let call = 0; call < 6; call++)
    expect((await ask(`${url}/api/a`, { method: 'POST', body: '{}' })).status).toBe(200);
});

it('serves from any number of web and api processes', async () => {
  const { url } = await edge({
    webs: [...webs, await upstream('web-2')],
    apis: [...apis, await upstream('api-3')],
  });
  seen = [];
  for (const path of ['/', '/', '/api/a', '/api/a', '/api/a']) await ask(`${url}${path}`);
  expect(new Set(seen.map((line) => line.split(' ')[0]))).toEqual(new Set(['web', 'web-2', 'api-1', 'api-2', 'api-3']));
});

it('shows a page in both languages while no web process answers', async () => {
  const gone = await freeAddress();
  const { url } = await edge({ webs: [gone], apis });
  const answer = await ask(`${url}/marketplace`);
  const page = answer.body.toString();
  expect([answer.status, answer.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
  expect(answer.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
  expect(page).toContain('The service is temporarily unavailable');
  expect(page).toContain('dir="rtl"');
  const style = /<style>(.*?)<\/style>/s.exec(page)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(answer.headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
  expect(json(await ask(`${url}/api/a`))).toMatchObject({ name: expect.stringContaining('api') });
});

describe('the flood limit', () => {
  const include = 'set_real_ip_from 127.0.0.1; real_ip_header X-Test-Address;';
  const burst = 5;
  async function statuses(url: string, addresses: string[]): Promise<number[]> {
    const all = await Promise.all(addresses.map((address) => ask(url, { headers: { 'x-test-address': address } })));
    return all.map((answer) => answer.status).sort();
  }
  /** Checks that the burst and one more request pass; on a slow machine a second goes by and lets another one in. */
  function expectHeldBack(all: number[]): void {
    const passed = all.filter((status) => status === 200).length;
    expect(passed).toBeGreaterThan(burst);
    expect(passed).toBeLessThan(all.length - 2);
  }
  const times = (count: number, address: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => address(index));
  let url = '';
  beforeAll(async () => {
    ({ url } = await edge({ webs, apis, rate: 1, burst, include }));
  });

  it('holds back an address with the message of the api', async () => {
    const over = await statuses(
      `${url}/api/a`,
      times(12, () => '10.0.0.1'),
    );
    expectHeldBack(over);
    const answer = await ask(`${url}/api/a`, { headers: { 'x-test-address': '10.0.0.1' } });
    expect([answer.status, json(answer), answer.headers['retry-after']]).toEqual([
      429,
      refusal('request.too_many'),
      '1',
    ]);
    expect(
      await statuses(
        `${url}/api/a`,
        times(12, (index) => `10.0.1.${index}`),
      ),
    ).toEqual(Array(12).fill(200));
  });

  it('counts an IPv6 network of 64 bits as one, and the next as another', async () => {
    const one = await statuses(
      url,
      times(12, (index) => `2001:db8:0:1::${index + 1}`),
    );
    expectHeldBack(one);
    expect(
      await statuses(
        url,
        times(12, (index) => `2001:db8:1:${index + 1}::1`),
      ),
    ).toEqual(Array(12).fill(200));
  });

  it('counts IPv4 addresses inside IPv6 separately', async () => {
    expect(
      await statuses(
        url,
        times(12, (index) => `::ffff:10.9.0.${index + 1}`),
      ),
    ).toEqual(Array(12).fill(200));
  });

  it('holds back readiness checks, which query the database', async () => {
    const ready = await statuses(
      `${url}/api/health/ready`,
      times(60, () => '10.0.0.7'),
    );
    const passed = ready.filter((status) => status === 200).length;
    expect(passed).toBeGreaterThan(20);
    expect(passed).toBeLessThan(50);
    expect(new Set(ready)).toEqual(new Set([200, 429]));
    const other = await statuses(`${url}/api/health/ready`, ['10.0.0.8']);
    expect(other).toEqual([200]);
  });

  it('does not apply to health and assets', async () => {
    expect(
      await statuses(
        `${url}/api/health/live`,
        times(12, () => '10.0.0.1'),
      ),
    ).toEqual(Array(12).fill(200));
    expect(
      await statuses(
        `${url}/assets/b.js`,
        times(12, () => '10.0.0.1'),
      ),
    ).toEqual(Array(12).fill(200));
  });
});

describe('the edge with a certificate', () => {
  let url = '';
  let secure = '';
  beforeAll(async () => {
    await createCertificate(folder);
    secure = await freeAddress();
    const conf = (await readFile(new URL('tls.conf', import.meta.url), 'utf8'))
      .replace('listen 8443', `listen ${secure}`)
      .replaceAll('/etc/nginx/tls', folder);
    ({ url } = await edge({ webs, apis, include: conf }));
  });

  it('uses HTTP/2 over TLS, and redirects every page to it', async () => {
    const redirected = await ask(`${url}/a?b=c`, { headers: { host: 'rigsouq.test' } });
    expect([redirected.status, redirected.headers.location]).toEqual([308, 'https://rigsouq.test/a?b=c']);
    const session = connect(`https://${secure}`, { rejectUnauthorized: false });
    const stream = session.request({ ':path': '/api/a' });
    const [headers] = (await once(stream, 'response')) as [Record<string, unknown>];
    expect(headers).toMatchObject({
      ':status': 200,
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    });
    const body = (await stream.setEncoding('utf8').toArray()).join('');
    expect(JSON.parse(body)).toMatchObject({ headers: { 'x-forwarded-proto': 'https', host: secure } });
    session.destroy();
  });

  it('refuses calls of the api over plain HTTP', async () => {
    // A program that forgot the s in https must notice it; monitoring of the health sends no token.
    const plainCall = await ask(`${url}/api/a`, { method: 'POST', body: '{}' });
    expect([plainCall.status, json(plainCall)]).toEqual([403, refusal('request.plain_http')]);
    expect((await ask(`${url}/api/health/live`)).status).toBe(308);
    expect(seen.filter((line) => line.includes('/api/'))).toEqual([]);
  });

  it('requires TLS for the future on every answer', async () => {
    const session = connect(`https://${secure}`, { rejectUnauthorized: false });
    for (const path of ['/', '/assets/a-9.js', '/metrics', '/own-headers']) {
      const other = session.request({ ':path': path }).resume();
      const [its] = (await once(other, 'response')) as [Record<string, unknown>];
      expect([path, its['strict-transport-security']]).toEqual([path, 'max-age=63072000; includeSubDomains']);
    }
    session.destroy();
  });

  it('uses TLS 1.3 when the client can, otherwise 1.2 with the strongest ciphers, and nothing older', async () => {
    const [host = '', port = ''] = secure.split(':');
    const hello = (options: ConnectionOptions) =>
      new Promise<string>((resolve) => {
        const socket = connectTls({ host, port: Number(port), rejectUnauthorized: false, ...options }, () => {
          resolve(`${socket.getProtocol()} ${socket.getCipher().name}`);
          socket.destroy();
        });
        socket.on('error', () => resolve('refused'));
      });
    expect(await hello({})).toBe('TLSv1.3 TLS_AES_256_GCM_SHA384');
    // The client names the weaker cipher first.
    const both = 'ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384';
    const strongest = 'TLSv1.2 ECDHE-ECDSA-AES256-GCM-SHA384';
    expect(await hello({ maxVersion: 'TLSv1.2', ciphers: both })).toBe(strongest);
    const phone = `ECDHE-ECDSA-CHACHA20-POLY1305:${both}`;
    expect(await hello({ maxVersion: 'TLSv1.2', ciphers: phone })).toMatch(/CHACHA20/);
    expect(await hello({ maxVersion: 'TLSv1.2', ciphers: 'ECDHE-ECDSA-AES128-SHA:AES128-GCM-SHA256' })).toBe('refused');
    expect(await hello({ minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' })).toBe('refused');
  });
});
