// Ends a process whose event loop has stood still for too long: it answers nobody, its health checks included, and whatever blocks it may go on
// for hours. The supervisor starts it again (`restart: unless-stopped` in deploy/compose.yaml). A thread of its own looks, since the loop cannot.
import { Worker } from 'node:worker_threads';

export const BLOCKED_MS = 10_000;

export type Watchdog = { stop: () => Promise<unknown> };

export function startWatchdog({ blockedMs = BLOCKED_MS }: { blockedMs?: number } = {}): Watchdog {
  const everyMs = Math.min(1_000, blockedMs / 5);
  const beats = new BigInt64Array(new SharedArrayBuffer(8));
  const beat = () => Atomics.store(beats, 0, process.hrtime.bigint());
  beat();
  const beating = setInterval(beat, everyMs);
  beating.unref();
  const watcher = new Worker(new URL('./watchdog-thread.ts', import.meta.url), {
    workerData: { beats, blockedMs, everyMs },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
  });
  watcher.unref();
  return {
    stop: () => {
      clearInterval(beating);
      return watcher.terminate();
    },
  };
}
