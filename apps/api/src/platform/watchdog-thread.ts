// The thread of watchdog.ts. It writes its line by itself: the log of the process belongs to the loop that stands still.
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

type Given = { beats: BigInt64Array; blockedMs: number; everyMs: number };
const { beats, blockedMs, everyMs } = workerData as Given;
const STDERR = 2;
const now = () => Number(process.hrtime.bigint() / 1_000_000n);
/** What the process has used of a processor, in milliseconds. */
const used = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};
let looked = now();
let lastBeat = Atomics.load(beats, 0);
let usedAtBeat = used();

setInterval(() => {
  const slept = now() - looked - everyMs;
  looked = now();
  // The whole process was stopped, or the machine slept: the loop has had no chance to beat.
  if (slept > everyMs * 2) return;
  const beat = Atomics.load(beats, 0);
  if (beat !== lastBeat) {
    lastBeat = beat;
    usedAtBeat = used();
  }
  const blocked = looked - Number(beat / 1_000_000n);
  const working = used() - usedAtBeat;
  if (!isBlocked(blocked, working)) return;
  const line = {
    level: 60,
    time: Date.now(),
    pid: process.pid,
    blockedMs: blocked,
    msg: 'event loop blocked: the process ends',
  };
  writeSync(STDERR, `${JSON.stringify(line)}\n`);
  process.kill(process.pid, 'SIGKILL');
}, everyMs);

/**
 * A loop that blocks uses a processor all the while. On a machine that others fill, a healthy one can stand still for as long because it is
 * given none: ending it would make things worse, so it has longer.
 */
function isBlocked(standsMs: number, workedMs: number): boolean {
  return (standsMs >= blockedMs && workedMs >= blockedMs / 2) || standsMs >= blockedMs * 6;
}
