// Starts the server as it runs in production, in its own process, and reports its errors and its longest turn of the event loop.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../../api/test/free-port.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const LONGEST_TURN = fileURLToPath(new URL('./longest-turn.ts', import.meta.url));

export type FuzzedServer = {
  readonly origin: string;
  /** Returns the longest time that the event loop of the api, and that of the worker, was blocked since the last call. */
  longestTurns: () => Promise<{ api: number; worker: number }>;
  /** Error lines of the log, and all output that is not a log line. */
  readonly errors: string[];
  stop: () => Promise<void>;
};

/** Starts the api and the worker as separate processes, as in production: the work of a job must not count as that of a request. */
export async function startFuzzedServer(settings: Record<string, string>): Promise<FuzzedServer> {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const errors: string[] = [];
  const start = (role: string) => {
    const env = { PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'error', PORT: String(port) };
    const child = fork(MAIN, {
      env: { ...env, ROLES: role, PUBLIC_URL: origin, ...settings },
      execArgv: ['--import', LONGEST_TURN],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => errors.push(...text.split('\n').filter(Boolean)));
    return child;
  };
  const [api, worker] = [start('api'), start('worker')];
  const longestTurns = async () => ({ api: await askLongestTurn(api), worker: await askLongestTurn(worker) });
  await untilReady(origin, api);
  // Loading its own code takes longer than any request may, so this turn is not counted.
  await longestTurns();
  return {
    origin,
    errors,
    longestTurns,
    stop: async () => {
      for (const child of [api, worker]) {
        const exited = once(child, 'exit');
        if (child.exitCode === null && child.kill()) await exited;
      }
    },
  };
}

async function askLongestTurn(child: ChildProcess): Promise<number> {
  const answer = once(child, 'message');
  child.send('longest');
  const [{ longestMs }] = await answer;
  return longestMs;
}

async function untilReady(origin: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`${origin}/api/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error(`server exited with code ${child.exitCode}`);
}
