// Measures the time in which this machine could run but its host ran other machines (`steal` in /proc/stat), so that tests bound only
// the time that the product really had.
import { readFileSync } from 'node:fs';

/** /proc/stat counts in hundredths of a second. */
const TICK_MS = 10;
const SAMPLE_EVERY_MS = 50;
const KEPT_SAMPLES = 10_000;

type Sample = { at: number; stolenMs: number };
const samples: Sample[] = [];

const sample = () => {
  samples.push({ at: Date.now(), stolenMs: stolenTicks() * TICK_MS });
  if (samples.length > KEPT_SAMPLES) samples.shift();
};

function stolenTicks(): number {
  // Other systems do not report stolen time, so it counts as zero there.
  if (process.platform !== 'linux') return 0;
  return Number(readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]?.split(/\s+/)[8] ?? 0);
}

sample();
setInterval(sample, SAMPLE_EVERY_MS).unref();

/** Returns the stolen time of all processors together between two moments after this file was loaded. */
export function stolenMs(from: number, to: number): number {
  sample();
  const before = samples.findLast(({ at }) => at <= from) ?? samples[0];
  const after = samples.find(({ at }) => at >= to) ?? samples.at(-1);
  return (after?.stolenMs ?? 0) - (before?.stolenMs ?? 0);
}
