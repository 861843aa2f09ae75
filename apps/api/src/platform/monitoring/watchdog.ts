// Ends a process whose event loop has been blocked for too long: it answers nothing, not even health checks, and may stay blocked for hours. The
// supervisor restarts it (`restart: unless-stopped` in deploy/compose.yaml). A separate thread checks, because the loop cannot.
import { Worker } from 'node:worker_threads';

export const BLOCKED_MS = 10_000;

export type Watchdog = { stop: () => Promise<unknown> };

export function startWatchdog({ blockedMs = BLOCKED_MS }: { blockedMs?: number } = {}): Watchdog {
  const everyMs = Math.min(1_000, blockedMs / 5);
  const heartbeats = new BigInt64Array(new SharedArrayBuffer(8));
  const heartbeat = () => Atomics.store(heartbeats, 0, process.hrtime.bigint());
  heartbeat();
  const timer = setInterval(heartbeat, everyMs);
  timer.unref();
  const watcher = new Worker(new URL('./watchdog-thread.ts', import.meta.url), {
    workerData: { heartbeats, blockedMs, everyMs },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
  });
  watcher.unref();
  return {
    stop: () => {
      clearInterval(timer);
      return watcher.terminate();
    },
  };
}
