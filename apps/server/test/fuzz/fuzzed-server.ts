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
  /** Returns the longest time that the event loop was blocked since the last call. */
  longestTurnMs: () => Promise<number>;
  /** Error lines of the log, and all output that is not a log line. */
  readonly errors: string[];
  stop: () => Promise<void>;
};

export async function startFuzzedServer(settings: Record<string, string>): Promise<FuzzedServer> {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    ROLES: 'api,worker',
    LOG_LEVEL: 'error',
    PORT: String(port),
    PUBLIC_URL: origin,
    ...settings,
  };
  const child = fork(MAIN, { env, execArgv: ['--import', LONGEST_TURN], stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  const errors: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => errors.push(...text.split('\n').filter(Boolean)));
  const longestTurnMs = async (): Promise<number> => {
    child.send('longest');
    const [{ longestMs }] = await once(child, 'message');
    return longestMs;
  };
  await untilReady(origin, child);
  // Loading its own code takes longer than any request may, so this turn is not counted.
  await longestTurnMs();
  return {
    origin,
    errors,
    longestTurnMs,
    stop: async () => {
      const exited = once(child, 'exit');
      if (child.exitCode === null && child.kill()) await exited;
    },
  };
}

async function untilReady(origin: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`${origin}/api/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error(`server exited with code ${child.exitCode}`);
}
