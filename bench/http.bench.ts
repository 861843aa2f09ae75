// Compares one public call with bare Fastify that sends the same bytes, and the profile with bare Fastify that makes the same query with `pg`. Then
// it measures what tracing costs: the same server with and without a collector, with default settings and with every call recorded. It uses the
// database of the demo accounts. `npm run bench -- http traces` measures the last part only.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readDatabaseUrl } from '@rigsouq/api/platform/config';
import { sessionSql } from '@rigsouq/api/session-sql';
import { compare, freePort, startServer } from './measure.ts';

const databaseUrl = readDatabaseUrl();
const [ourPort, barePort] = [await freePort(), await freePort()];
const ours = `http://127.0.0.1:${ourPort}/api`;
const bare = `http://127.0.0.1:${barePort}`;

const api = await startServer(
  'apps/server/src/main.ts',
  { ROLES: 'api', PORT: String(ourPort), DATABASE_URL: databaseUrl },
  `${ours}/health/ready`,
);
const bytes = await (await fetch(`${ours}/taxonomy`)).text();
const other = await startServer(
  'bench/bare.ts',
  { PORT: String(barePort), DATABASE_URL: databaseUrl, BYTES: bytes, QUERY: sessionSql },
  `${bare}/same-bytes`,
);

const login = await fetch(`${ours}/auth/loginuser`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email: 'buyer@rigsouq.test', password: 'rigsouq-demo' }),
});
if (!login.ok) throw new Error('demo accounts are missing: run npm run demo');
const { token } = (await login.json()) as { token: string };
const headers = { authorization: `Bearer ${token}` };

// The share of the throughput that must remain with tracing.
const RATIO_MIN = 0.95;
let spans = 0;
const collector = createServer((request, response) => {
  request.setEncoding('utf8').on('data', (text: string) => {
    spans += text.split('"spanId"').length - 1;
  });
  request.on('end', () => response.end('{}'));
}).listen(0, '127.0.0.1');
await once(collector, 'listening');
const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;

/** These are headers as browsers send them; the id decides whether a call is recorded. */
const inTurn = Array.from({ length: 500 }, () => ({
  traceparent: `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-00`,
}));

async function tracing(name: string, settings: Record<string, string>, rounds = 5): Promise<number> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/api`;
  const traced = await startServer(
    'apps/server/src/main.ts',
    {
      ROLES: 'api',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      ...settings,
    },
    `${url}/health/ready`,
  );
  spans = 0;
  const options = { rounds };
  const read = await compare(name, { url: `${url}/taxonomy`, inTurn }, { url: `${ours}/taxonomy`, inTurn }, options);
  const profile = await compare(
    `${name}-profile`,
    { url: `${url}/auth/profile`, headers, inTurn },
    { url: `${ours}/auth/profile`, headers, inTurn },
    options,
  );
  console.log(`${name}: the collector was sent ${spans} spans`);
  if (spans === 0) throw new Error('nothing was traced');
  traced.kill();
  return Math.min(read, profile);
}

const ratio = await tracing('traced', {});
// No one would use this setting in production: it records every call without a limit.
await tracing('traced-all', { OTEL_TRACES_SAMPLER_ARG: '1', TRACES_PER_SECOND: '100000' }, 2);
if (process.argv[3] !== 'traces') {
  await compare('profile', { url: `${ours}/auth/profile`, headers }, { url: `${bare}/one-query`, headers });
  await compare('http', { url: `${ours}/taxonomy` }, { url: `${bare}/same-bytes` });
}
api.kill();
other.kill();
if (ratio < RATIO_MIN)
  throw new Error(`tracing reduces throughput to ${ratio.toFixed(3)}, the minimum is ${RATIO_MIN}`);
process.exit(0);
