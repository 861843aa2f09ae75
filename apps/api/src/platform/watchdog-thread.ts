// The thread of watchdog.ts. It writes its line by itself: the log of the process belongs to the loop that stands still.
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

type Given = { beats: BigInt64Array; blockedMs: number; everyMs: number };
const { beats, blockedMs, everyMs } = workerData as Given;
const STDERR = 2;
const now = () => Number(process.hrtime.bigint() / 1_000_000n);
let looked = now();

setInterval(() => {
  const slept = now() - looked - everyMs;
  looked = now();
  // The whole process was stopped, or the machine slept: the loop has had no chance to beat.
  if (slept > everyMs * 2) return;
  const blocked = looked - Number(Atomics.load(beats, 0) / 1_000_000n);
  if (blocked < blockedMs) return;
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
