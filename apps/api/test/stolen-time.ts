// Time in which this machine could run but its host ran others (`steal` in /proc/stat): a bound in seconds is one of seconds that the
// product had.
import { readFileSync } from 'node:fs';

/** /proc/stat counts in hundredths of a second. */
const TICK_MS = 10;
const EVERY_MS = 50;
const KEPT = 10_000;

type Sample = { at: number; stolenMs: number };
const samples: Sample[] = [];

const sample = () => {
  samples.push({ at: Date.now(), stolenMs: stolenTicks() * TICK_MS });
  if (samples.length > KEPT) samples.shift();
};

function stolenTicks(): number {
  // Nothing is known of other systems, where nothing is taken off a bound.
  if (process.platform !== 'linux') return 0;
  return Number(readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]?.split(/\s+/)[8] ?? 0);
}

sample();
setInterval(sample, EVERY_MS).unref();

/** Of all processors together, between two moments since this was loaded. */
export function stolenMs(from: number, to: number): number {
  sample();
  const before = samples.findLast(({ at }) => at <= from) ?? samples[0];
  const after = samples.find(({ at }) => at >= to) ?? samples.at(-1);
  return (after?.stolenMs ?? 0) - (before?.stolenMs ?? 0);
}
