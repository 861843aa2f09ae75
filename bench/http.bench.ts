// One public call against bare Fastify that sends the same bytes, and the profile against bare Fastify that makes the
// same one query with `pg`. On the database of the demo accounts.

import { readConfig } from '@rigsouq/api/platform/config';
import { sessionSql } from '@rigsouq/api/session-sql';
import { compare, freePort, start } from './measure.ts';

const { databaseUrl } = readConfig();
const [ourPort, barePort] = [await freePort(), await freePort()];
const ours = `http://127.0.0.1:${ourPort}/api`;
const bare = `http://127.0.0.1:${barePort}`;

const api = await start(
  'apps/server/src/main.ts',
  { ROLES: 'api', PORT: String(ourPort), DATABASE_URL: databaseUrl },
  `${ours}/health/ready`,
);
const bytes = await (await fetch(`${ours}/taxonomy`)).text();
const other = await start(
  'bench/bare.ts',
  { PORT: String(barePort), DATABASE_URL: databaseUrl, BYTES: bytes, QUERY: sessionSql },
  `${bare}/same-bytes`,
);

const login = await fetch(`${ours}/auth/loginuser`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email: 'buyer@rigsouq.test', password: 'rigsouq-demo' }),
});
if (!login.ok) throw new Error('The demo accounts are missing: npm run demo');
const { token } = (await login.json()) as { token: string };
const headers = { authorization: `Bearer ${token}` };

await compare('profile', { url: `${ours}/auth/profile`, headers }, { url: `${bare}/one-query`, headers });
await compare('http', { url: `${ours}/taxonomy` }, { url: `${bare}/same-bytes` });
api.kill();
other.kill();
process.exit(0);
