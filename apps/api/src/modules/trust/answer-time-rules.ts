// How long a supplier usually takes to answer, said in steps.
import { answerTimes } from '@rigsouq/contract/network-lists';

/** Fewer answers than these tell nothing about the next one. */
export const FEWEST_ANSWERS = 5;

export function sayAnswerTime(seconds: readonly number[]): string | null {
  if (seconds.length < FEWEST_ANSWERS) return null;
  const hours = median(seconds) / 3_600;
  return answerTimes.find((step) => hours <= step.hours)?.label ?? null;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, two) => one - two);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}
