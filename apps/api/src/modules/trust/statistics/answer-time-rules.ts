// Chooses the text that says how long a supplier usually takes to answer.
import { answerTimes } from '@rigsouq/contract/companies/network-lists';

/** Minimum number of answers. With fewer, the median says nothing about the next answer. */
export const MIN_ANSWERS = 5;

export function describeAnswerTime(seconds: readonly number[]): string | null {
  if (seconds.length < MIN_ANSWERS) return null;
  const hours = median(seconds) / 3_600;
  return answerTimes.find((step) => hours <= step.hours)?.label ?? null;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, two) => one - two);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}
