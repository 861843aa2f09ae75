// Tests who may do what: every call, by every kind of caller, on their own rows and on rows of others, compared with a reviewed table. A new
// call fails here until it is in calls.ts and its lines are in access-matrix.txt.
import { namedFiles } from '@rigsouq/contract/calls';
import type { Endpoint } from '@rigsouq/contract/endpoint';
import { Redis } from 'ioredis';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aParty, type Party } from '../../src/modules/rfqs/rfqs.factory.ts';
import { type TestApi, testApi } from '../harness.ts';
import { type Caller, callers, idFor } from './callers.ts';
import { type CallInput, calls } from './calls.ts';
import { createDeskRows, type DeskRows } from './desk-rows.ts';
import { fileLines } from './files.ts';
import { createRows, type Rows } from './rows.ts';
import { UndoPool } from './undo-pool.ts';

/** Limits are counted in a separate Redis database, which is emptied before every call. */
const REDIS_URL = 'redis://127.0.0.1:6379/7';
/** This connection has no timeout, unlike the one of the product, because a busy machine can be slow. */
const limits = new Redis(REDIS_URL);
const FOREIGN = 'private-of-others';

let api: TestApi;
let pool: UndoPool;
let origin: string;
let home: Party;
let sets: readonly (readonly [name: string, rows: Rows & DeskRows])[];

beforeAll(async () => {
  const makePool = (connectionString: string) => {
    pool = new UndoPool({ connectionString, max: 10 });
    return pool;
  };
  api = await testApi({ REDIS_URL }, { makePool });
  origin = await api.app.listen({ host: '127.0.0.1', port: 0 });
  const { db } = api.parts;
  const company = (approved = true) => aParty(db, ['buyer', 'supplier'], { approved });
  home = await company();
  const [peer, buyer, supplier] = [await company(), await company(false), await company()];
  const shared = await createDeskRows(api);
  const rows = async (sides: Parameters<typeof createRows>[1]) => ({ ...shared, ...(await createRows(api, sides)) });
  sets = [
    ['as buyer', await rows({ buyer: home, supplier: peer, mark: 'private-bought' })],
    ['as supplier', await rows({ buyer: peer, supplier: home, mark: 'private-sold' })],
    ['of others', await rows({ buyer, supplier, mark: FOREIGN })],
  ];
});
afterAll(async () => {
  limits.disconnect();
  await api.stop();
});

it('answers every call by every caller as the table says', async () => {
  const lines = [
    line(
      '',
      '',
      callers.map(({ name }) => name),
    ),
  ];
  for (const [endpoint, sent] of calls) {
    const inputs =
      typeof sent === 'function' ? sets.map(([name, rows]) => [name, sent(rows)] as const) : [['', sent] as const];
    for (const [rows, input] of inputs)
      lines.push(line(nameOf(endpoint), rows, await cells((caller) => resultOfCall(caller, endpoint, input))));
  }
  for (const { name, address } of fileLines)
    for (const [rows, set] of sets)
      lines.push(line(name, rows, await cells((caller) => resultOfOpening(caller, () => address(api, set)))));
  // At least one caller succeeds with every call, so a refusal is caused by the caller and not by the input.
  expect(neverOpen(lines.slice(1))).toEqual(closedHere.sort());
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./access-matrix.txt');
}, 600_000);

it('covers every call and every file of the contract in the table', () => {
  expect(calls.map(([endpoint]) => nameOf(endpoint)).sort()).toEqual(api.served.endpoints.map(nameOf).sort());
  const tried = new Set(fileLines.map(({ name }) => name));
  expect(namedFiles.map(({ declared }) => `GET ${declared.path}`).filter((name) => !tried.has(name))).toEqual([]);
});

/**
 * No caller succeeds with these. The calls need a token from an email or a fresh code, which their own tests have. The files need a
 * signature or a ticket, or belong to a lot that is not public. The trial of every buyer here has started with its first request.
 */
const closedHere = [
  'POST /auth/reset-password',
  'POST /auth/verify-email',
  'POST /auth/invitation',
  'POST /auth/accept-invitation',
  'POST /auth/second-factor/confirm',
  'POST /auth/second-factor/end',
  'POST /saved-searches/stop',
  'POST /procurement/plan/trial',
  'POST /newsletter/confirm',
  'POST /newsletter/stop',
  'GET /uploads/private/:id',
  'GET /uploads/private/:id of a message',
  'GET /api/inspections/:id/report.pdf',
  'GET /api/procurement/orders/:id/order.pdf',
  'GET /api/users/data/exports/:id/data.zip',
  'GET /api/live/stream',
  'GET /api/equipment/auction/:id/calendar.ics, pending',
  'GET /api/equipment/auction/:id/stream, pending',
];

function neverOpen(lines: readonly string[]): string[] {
  const names = (texts: readonly string[]) => new Set(texts.map((text) => text.slice(0, NAME_WIDTH).trim()));
  const open = names(lines.filter((text) => / (ok|sees)\b/.test(text.slice(NAME_WIDTH))));
  return [...names(lines)].filter((name) => !open.has(name)).sort();
}

async function cells(answer: (caller: Caller) => Promise<string>): Promise<string[]> {
  const answers = [];
  for (const caller of callers) {
    await limits.flushdb();
    answers.push(await answer(caller));
  }
  return answers;
}

/** Returns `ok`, `sees` if the answer contains a private text of other companies, or the status of the refusal. */
function resultOfCall(caller: Caller, endpoint: Endpoint, input: CallInput): Promise<string> {
  return pool.runAndUndo(async (client) => {
    await become(caller, client);
    const token = caller.signedIn ? { token: home.token } : {};
    const { status, body } = await api.call(endpoint, input as Record<string, unknown>, token);
    if (status >= 500) throw new Error(`${nameOf(endpoint)} as ${caller.name}: ${JSON.stringify(body)}`);
    if (status !== 200) return String(status);
    return JSON.stringify(body).includes(FOREIGN) ? 'sees' : 'ok';
  });
}

/** Opens a file and returns `ok` or the status. A side of the row gets the address before the user is turned into the caller. */
function resultOfOpening(caller: Caller, address: () => string | Promise<string>): Promise<string> {
  return pool.runAndUndo(async (client) => {
    const path = await address();
    await become(caller, client);
    const headers = caller.signedIn ? { authorization: `Bearer ${home.token}` } : undefined;
    const end = new AbortController();
    const { status } = await fetch(new URL(path, origin), { signal: end.signal, ...(headers && { headers }) });
    end.abort();
    return status === 200 ? 'ok' : String(status);
  });
}

async function become(caller: Caller, client: pg.ClientBase): Promise<void> {
  for (const statement of caller.statements) await client.query(statement.sql, [idFor(statement, home)]);
}

const NAME_WIDTH = 62;
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const line = (name: string, rows: string, texts: readonly string[]) =>
  `${name.padEnd(NAME_WIDTH)} ${rows.padEnd(12)} ${texts.map((text) => text.padEnd(11)).join(' ')}`.trimEnd();
