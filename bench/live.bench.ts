// Compares one api process with 5,000 open streams of as many accounts, to each of which five changes a second are published over Redis, with a bare
// node:http server that writes the same events to as many streams. It compares the events that arrive per second, in turns, and the CPU time.
import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '@rigsouq/api/platform/config';
import { createLive } from '@rigsouq/api/platform/live/live';
import { issueTicket } from '@rigsouq/api/platform/live/live-ticket';
import { createLog } from '@rigsouq/api/platform/monitoring/log';
import { createRedis } from '@rigsouq/api/platform/redis';
import { PER_SECOND, startPaced } from './live-pace.ts';
import { cpuSeconds, freePort, median, startServer } from './measure.ts';

const STREAMS = Number(process.argv[3] ?? 5_000);
const SECONDS = 5;
const ROUNDS = 5;

const config = readConfig();
const log = createLog('warn');
const redis = createRedis(config.redisUrl, log);
await redis.connect();
const live = createLive(redis, log);

const [ourPort, barePort] = [await freePort(), await freePort()];
const ours = `http://127.0.0.1:${ourPort}/api`;
const api = await startServer(
  'apps/server/src/main.ts',
  { ROLES: 'api', PORT: String(ourPort) },
  `${ours}/health/ready`,
);
const bare = fork('bench/bare-live.ts', { env: { ...process.env, PORT: String(barePort) } });
const listeners = fork('bench/live-listeners.ts');
process.on('exit', () => [bare, listeners].map((child) => child.kill()));
await once(bare, 'message');

const accounts = Array.from({ length: STREAMS }, () => randomUUID());
const sessionId = await aSession();
await ask(listeners, { port: barePort, paths: accounts.map(() => '/') });
// A ticket is valid for 30 seconds, so tickets are issued as they are used.
for (let from = 0; from < STREAMS; from += 500) {
  const paths = accounts.slice(from, from + 500).map((accountId) => {
    const ticket = issueTicket(config.authSecret, { accountId, sessionId });
    return `/api/live/stream?ticket=${ticket}`;
  });
  await ask(listeners, { port: ourPort, paths });
}

const turns = {
  ours: {
    pid: api.pid ?? 0,
    startEvents: () =>
      startPaced(STREAMS, (from, until) => void live.publish(accounts.slice(from, until), { what: 'notifications' })),
  },
  bare: {
    pid: bare.pid ?? 0,
    startEvents: () => {
      bare.send('go');
      return () => bare.send('stop');
    },
  },
};
const ratios: number[] = [];
for (const warm of Object.values(turns)) await turn(warm, 2);
for (let round = 1; round <= ROUNDS; round++) {
  const [our, their] = [await turn(turns.ours, SECONDS), await turn(turns.bare, SECONDS)];
  ratios.push(our.rate / their.rate);
  console.log(
    `live round ${round}: ${our.rate.toFixed(0)}/s (${our.load.toFixed(2)} processors) against ${their.rate.toFixed(0)}/s (${their.load.toFixed(2)}) of ${STREAMS * PER_SECOND}/s asked = ${(our.rate / their.rate).toFixed(3)}`,
  );
}
console.log(`ratio live ${median(ratios).toFixed(3)}`);
api.kill();
process.exit(0);

async function turn({ pid, startEvents }: (typeof turns)['ours'], seconds: number) {
  const stop = startEvents();
  await sleep(1_000);
  await ask(listeners, 'count');
  const [startedAt, used] = [performance.now(), cpuSeconds(pid)];
  await sleep(seconds * 1000);
  const received = (await ask(listeners, 'count')) as number;
  const passed = (performance.now() - startedAt) / 1000;
  const load = (cpuSeconds(pid) - used) / passed;
  stop();
  // Events that are still on their way must not be counted in the next turn.
  do await sleep(1_000);
  while (await ask(listeners, 'count'));
  return { rate: received / passed, load };
}

async function ask(child: ChildProcess, message: object | string): Promise<unknown> {
  child.send(message);
  const [answer] = await once(child, 'message');
  return answer;
}

/** Logs in as the demo's buyer and returns the session. Every stream has its own account, for which the signature of its ticket vouches. */
async function aSession(): Promise<string> {
  const login = await fetch(`${ours}/auth/loginuser`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'buyer@rigsouq.test', password: 'rigsouq-demo' }),
  });
  if (!login.ok) throw new Error('demo accounts are missing: run npm run demo');
  const { token } = (await login.json()) as { token: string };
  const answer = await fetch(`${ours}/live/ticket`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  const { ticket } = (await answer.json()) as { ticket: string };
  return ticket.split('.')[1] ?? '';
}
