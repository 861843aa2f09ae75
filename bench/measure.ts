// Measures two servers in turns in one run: the machine is noisy, but the ratio is not.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import autocannon from 'autocannon';

export type Target = {
  url: string;
  headers?: Record<string, string>;
  /** Headers that are sent in turn, one set per request, beside the others. */
  inTurn?: readonly Record<string, string>[];
};
type Options = { rounds?: number; turns?: number; connections?: number };

async function perSecond(target: Target, seconds: number, connections: number): Promise<number> {
  const result = await autocannon({
    url: target.url,
    connections,
    duration: seconds,
    ...(target.headers && { headers: target.headers }),
    ...(target.inTurn && { requests: target.inTurn.map((own) => ({ headers: { ...target.headers, ...own } })) }),
  });
  if (result.non2xx || result.errors)
    throw new Error(`${target.url}: ${result.non2xx} not 2xx, ${result.errors} errors`);
  return result.requests.average;
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * Compares the requests per second of `ours` with those of `theirs` and returns the median of the ratios of all rounds. A round consists of short
 * turns, because the speed of the machine drifts within seconds by more than the difference.
 */
export async function compare(name: string, ours: Target, theirs: Target, options: Options = {}): Promise<number> {
  const { rounds = 5, turns = 6, connections = 32 } = options;
  for (const target of [ours, theirs]) await perSecond(target, 3, connections);
  const ratios: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    const sum = { ours: 0, theirs: 0 };
    for (let turn = 0; turn < turns; turn++) {
      const order = turn % 2 ? (['theirs', 'ours'] as const) : (['ours', 'theirs'] as const);
      for (const side of order) sum[side] += await perSecond(side === 'ours' ? ours : theirs, 1, connections);
    }
    ratios.push(sum.ours / sum.theirs);
    const [our, their] = [sum.ours / turns, sum.theirs / turns];
    console.log(
      `${name} round ${round}: ${our.toFixed(0)}/s against ${their.toFixed(0)}/s = ${(our / their).toFixed(3)}`,
    );
  }
  const ratio = median(ratios);
  console.log(`ratio ${name} ${ratio.toFixed(3)}`);
  return ratio;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (!address || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Starts a server in its own process and waits until it answers. */
export async function startServer(
  script: string,
  environment: Record<string, string>,
  probe: string,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [script], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', RENDER_RATE: '100000', ...environment },
  });
  process.on('exit', () => child.kill());
  for (let attempt = 0; attempt < 300; attempt++) {
    if (child.exitCode !== null) throw new Error(`${script} exited with code ${child.exitCode}`);
    const answer = await fetch(probe).catch(() => undefined);
    if (answer?.ok) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${script} does not answer at ${probe}`);
}

/** Returns the parent of a process, the CPU time that it has used so far, and the CPU time of its children that have ended. */
export function readProcess(pid: number): { parent: number; seconds: number; endedSeconds: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').map(Number) ?? [];
  const seconds = (first: number) => ((fields[first] ?? 0) + (fields[first + 1] ?? 0)) / 100;
  return { parent: fields[1] ?? 0, seconds: seconds(11), endedSeconds: seconds(13) };
}

/** Returns the CPU time that a process has used so far. */
export const cpuSeconds = (pid: number): number => readProcess(pid).seconds;
