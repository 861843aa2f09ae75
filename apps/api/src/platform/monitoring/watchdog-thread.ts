// Runs the thread of watchdog.ts. It writes its log line itself, because the logger of the process belongs to the blocked event loop.
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

type Options = { heartbeats: BigInt64Array; blockedMs: number; everyMs: number };
const { heartbeats, blockedMs, everyMs } = workerData as Options;
const STDERR = 2;
const now = () => Number(process.hrtime.bigint() / 1_000_000n);
/** Returns the CPU time that the process has used, in milliseconds. */
const usedCpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};
let checkedAt = now();
let lastHeartbeat = Atomics.load(heartbeats, 0);
let usedAtHeartbeat = usedCpuMs();

setInterval(() => {
  const slept = now() - checkedAt - everyMs;
  checkedAt = now();
  // The whole process was stopped, or the machine slept, so the event loop could not run.
  if (slept > everyMs * 2) return;
  const heartbeat = Atomics.load(heartbeats, 0);
  if (heartbeat !== lastHeartbeat) {
    lastHeartbeat = heartbeat;
    usedAtHeartbeat = usedCpuMs();
  }
  const blocked = checkedAt - Number(heartbeat / 1_000_000n);
  const working = usedCpuMs() - usedAtHeartbeat;
  if (!isBlocked(blocked, working)) return;
  const line = {
    level: 60,
    time: Date.now(),
    pid: process.pid,
    blockedMs: blocked,
    msg: 'event loop blocked, ending the process',
  };
  writeSync(STDERR, `${JSON.stringify(line)}\n`);
  process.kill(process.pid, 'SIGKILL');
}, everyMs);

/**
 * Decides whether the event loop is blocked. A blocked loop uses CPU time all the while. On an overloaded machine a healthy loop can stand still just
 * as long because it gets no CPU time; ending it would make things worse, so it gets longer.
 */
function isBlocked(standsMs: number, workedMs: number): boolean {
  return (standsMs >= blockedMs && workedMs >= blockedMs / 2) || standsMs >= blockedMs * 6;
}
