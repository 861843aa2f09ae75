// Starts child processes for tests. Each child writes to its own log file, and none outlives the process that started it.
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export type ChildOptions = {
  name: string;
  command: string;
  args: readonly string[];
  env: Readonly<Record<string, string>>;
  /** The folder of the log file, which is called `<name>.log`. */
  folder: string;
  /** The signal that the child gets when this process ends without having stopped it. */
  lastSignal?: 'SIGKILL' | 'SIGTERM';
};

export type Child = {
  name: string;
  pid: number;
  isRunning(): boolean;
  /** Sends the signal and waits for the end. A child that has not ended in time is killed, and an error is thrown. */
  end(signal: 'SIGTERM' | 'SIGKILL', withinMs?: number): Promise<void>;
  /** Returns the last lines of the log, for error messages. */
  tail(): string;
};

export const root = fileURLToPath(new URL('../..', import.meta.url));
const runningChildren = new Map<ChildProcess, 'SIGKILL' | 'SIGTERM'>();

/** Returns only what a program needs to start: settings of the developer's shell must not leak into the product under test. */
export function inheritedEnv() {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env;
  return { PATH, HOME, NODE_COMPILE_CACHE };
}

export async function startChild(options: ChildOptions): Promise<Child> {
  endChildrenWithThisProcess();
  const log = join(options.folder, `${options.name}.log`);
  const out = openSync(log, 'a');
  const child = spawn(options.command, options.args, {
    cwd: root,
    env: { ...inheritedEnv(), TMPDIR: options.folder, ...options.env },
    stdio: ['ignore', out, out],
  });
  closeSync(out);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => child.once('spawn', resolve).once('error', reject));
  runningChildren.set(child, options.lastSignal ?? 'SIGKILL');
  child.once('exit', () => runningChildren.delete(child));
  const running = () => child.exitCode === null && child.signalCode === null;

  return {
    name: options.name,
    pid: child.pid ?? 0,
    isRunning: running,
    async end(signal, withinMs = 30_000) {
      if (!running()) return;
      child.kill(signal);
      const late = new Promise<'late'>((resolve) => setTimeout(resolve, withinMs, 'late').unref());
      if ((await Promise.race([ended, late])) !== 'late') return;
      child.kill('SIGKILL');
      await ended;
      throw new Error(`${options.name} did not end within ${withinMs} ms of ${signal}`);
    },
    tail: () => readFileSync(log, 'utf8').split('\n').slice(-40).join('\n'),
  };
}

/** Waits until the check passes, and stops waiting when the child has ended. The error contains the end of its log. */
export async function waitUntilReady(child: Child, check: () => Promise<boolean>, withinMs = 60_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline && child.isRunning()) {
    if (await check().catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const problem = child.isRunning() ? `was not ready within ${withinMs} ms` : 'ended before it was ready';
  throw new Error(`${child.name} ${problem}. The end of its log:\n${child.tail()}`);
}

export async function isAnswering(url: string): Promise<boolean> {
  const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5_000) });
  await answer.body?.cancel();
  return answer.status < 400;
}

let hasExitHandlers = false;
function endChildrenWithThisProcess(): void {
  if (hasExitHandlers) return;
  hasExitHandlers = true;
  const endAll = () => {
    for (const [child, signal] of runningChildren) child.kill(signal);
  };
  process.on('exit', endAll);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      endAll();
      // A test runner handles the signal itself. Without one, this process must exit as the signal asks.
      if (process.listenerCount(signal) === 1) process.exit(1);
    });
}
