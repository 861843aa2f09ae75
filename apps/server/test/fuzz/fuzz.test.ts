// Sends malformed and hostile requests to the server as it runs in production: none may make it fail, get an answer that the OpenAPI document does
// not describe, or block other callers. It sends 5,000 requests on every change and 200,000 with FULL=1.
import { randomInt } from 'node:crypto';
import type { Endpoint } from '@rigsouq/contract/endpoint';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aParty, aToken, type Party } from '../../../api/src/modules/rfqs/rfqs.factory.ts';
import { newId } from '../../../api/src/platform/database/ids.ts';
import { type CallInput, calls } from '../../../api/test/access-matrix/calls.ts';
import { createDeskRows, type DeskRows } from '../../../api/test/access-matrix/desk-rows.ts';
import { createRows, type Rows } from '../../../api/test/access-matrix/rows.ts';
import { createAnswerChecker } from '../../../api/test/check-answers.ts';
import { FULL_SIZE } from '../../../api/test/full-size.ts';
import { type TestApi, testApi } from '../../../api/test/harness.ts';
import { type Inbox, openInbox } from '../../../api/test/inbox.ts';
import { type FuzzedServer, startFuzzedServer } from './fuzzed-server.ts';
import { hostileRequest } from './hostile-requests.ts';
import { createRandom } from './hostile-values.ts';
import { runSchemathesis } from './schemathesis.ts';
import { sendRaw } from './send-raw.ts';

const HOSTILE = FULL_SIZE ? 125_000 : 2_500;
/** Number of requests after which the rows are created again: by then many have been accepted, withdrawn or deleted. */
const REQUESTS_PER_WORLD = 2_500;
const AT_ONCE = 4;
const BLOCKED_MS = { api: 200, worker: 1_000 };
/** The seed is fixed for every change and random with FULL=1, which prints it. */
const SEED = FULL_SIZE ? randomInt(2 ** 31) : 1;
/** Limits are counted in a separate Redis database, which is emptied continuously. */
const REDIS_URL = 'redis://127.0.0.1:6379/6';
/** One of the rows is a failed job that operators can inspect. */
const FAILED_ON_PURPOSE = 'It did not work';
const AUTH_SECRET = 'only-for-requests-that-nobody-would-send';

let inbox: Inbox;
let api: TestApi;
let server: FuzzedServer;
let flushTimer: NodeJS.Timeout;

beforeAll(async () => {
  inbox = await openInbox();
  api = await testApi({ REDIS_URL, AUTH_SECRET });
  const { databaseUrl, storageUrl } = api.parts.config;
  const own = { DATABASE_URL: databaseUrl, STORAGE_URL: storageUrl, REDIS_URL, AUTH_SECRET, SMTP_URL: inbox.url };
  server = await startFuzzedServer(own);
  flushTimer = setInterval(() => api.parts.redis.flushdb().catch(() => undefined), 200);
});
afterAll(async () => {
  clearInterval(flushTimer);
  await server.stop();
  await api.stop();
  inbox.close();
});

it('answers every call that is generated from its OpenAPI document as the document says', async () => {
  const { db } = api.parts;
  const [both, operator] = [await aParty(db, ['buyer', 'supplier']), await aParty(db, [], { operator: true })];
  const findings: string[] = [];
  const phases = FULL_SIZE ? 'examples,coverage,fuzzing,stateful' : 'fuzzing';
  for (const [name, token, examples] of [
    ['a visitor', undefined, 1],
    ['a member', both.token, 5],
    ['an operator', operator.token, 4],
  ] as const) {
    const options = { phases, examples: FULL_SIZE ? examples * 15 : examples, seed: SEED };
    const { found, printed } = await runSchemathesis(server.origin, { ...options, ...(token && { token }) });
    // Everything it prints is long; without a finding the number of requests is enough.
    console.log(
      found
        ? `as ${name}\n${printed}`
        : `as ${name}: ${printed.split('\n').find((line) => line.includes(' generated, '))}`,
    );
    if (found) findings.push(name);
  }
  expect(findings).toEqual([]);
  await expectHealthy();
}, 10_800_000);

it('refuses requests that its OpenAPI document cannot describe', async () => {
  const random = createRandom(SEED);
  const check = createAnswerChecker(api.served.endpoints);
  const statuses = new Map<number, number>();
  const faults: object[] = [];
  // The desk rows are created once, because the same form sent repeatedly is refused as a flood.
  const shared = await createDeskRows(api);
  let world = await makeWorld(shared);
  for (let sent = 0; sent < HOSTILE; sent += AT_ONCE) {
    if (sent % REQUESTS_PER_WORLD === 0 && sent > 0) world = await makeWorld(shared);
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        const { caller, endpoint, input } = chooseCall(world, random);
        const { headers, ...hostile } = await hostileRequest(endpoint, input, random);
        const authorization = caller && { authorization: `Bearer ${caller.token}` };
        const request = { ...hostile, headers: { ...authorization, ...headers } };
        const answer = await sendRaw(server.origin, request).catch((error: Error) => lost(error));
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        const fault = check(endpoint, answer);
        if (fault)
          faults.push({
            request: `${hostile.method} ${hostile.path.slice(0, 300)}`,
            headers,
            body: excerpt(hostile.body),
            fault,
          });
        if (answer.status === 401 && caller) caller.token = await aToken(api.parts.db, caller.userId);
      }),
    );
  }
  console.log(
    `seed ${SEED}: ${[...statuses]
      .sort()
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ')}`,
  );
  expect(faults).toEqual([]);
  await expectHealthy();
}, 10_800_000);

const lost = ({ message }: Error) => ({ status: 0, type: message, body: '' });
const excerpt = (body: Buffer | undefined) => body?.toString('latin1').slice(0, 500);

type World = { callers: { home: Party; operator: Party }; home: readonly (Rows & DeskRows)[]; others: Rows & DeskRows };

async function makeWorld(shared: DeskRows): Promise<World> {
  const { db } = api.parts;
  const company = () => aParty(db, ['buyer', 'supplier']);
  const [home, peer, buyer, supplier] = [await company(), await company(), await company(), await company()];
  const rows = async (sides: { buyer: Party; supplier: Party }) => ({
    ...shared,
    ...(await createRows(api, { ...sides, mark: `private-${newId()}` })),
  });
  return {
    callers: { home, operator: await aParty(db, [], { operator: true }) },
    home: [await rows({ buyer: home, supplier: peer }), await rows({ buyer: peer, supplier: home })],
    others: await rows({ buyer, supplier }),
  };
}

/** Chooses a call and its caller. Operators act on the rows of others, because a company that they suspend could not make calls any more. */
function chooseCall(
  { callers, home, others }: World,
  random: ReturnType<typeof createRandom>,
): { caller: Party | null; endpoint: Endpoint; input: CallInput } {
  const [endpoint, sent] = random.pick(calls);
  const isDesk = endpoint.access === 'operator';
  const caller = random.chance(0.1) ? null : isDesk ? callers.operator : callers.home;
  return { caller, endpoint, input: typeof sent === 'function' ? sent(isDesk ? others : random.pick(home)) : sent };
}

/** Checks that there is no error in the log, no failed job and no turn of the event loop that was too long. */
async function expectHealthy(): Promise<void> {
  expect(server.errors).toEqual([]);
  const { rows: failed } = await api.parts.pool.query(
    'select task_identifier, last_error from graphile_worker.jobs where last_error <> $1',
    [FAILED_ON_PURPOSE],
  );
  expect(failed).toEqual([]);
  const longest = await server.longestTurns();
  console.log(
    `longest turn of the event loop: api ${longest.api.toFixed(0)} ms, worker ${longest.worker.toFixed(0)} ms`,
  );
  expect(longest.api).toBeLessThan(BLOCKED_MS.api);
  expect(longest.worker).toBeLessThan(BLOCKED_MS.worker);
}
