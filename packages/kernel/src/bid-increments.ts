// Defines the minimum bid increments, in whole US dollars (R43).
const steps: readonly (readonly [below: number, increment: number])[] = [
  [5_000, 100],
  [25_000, 250],
  [50_000, 500],
  [100_000, 1_000],
];
const ABOVE = 2_500;

/** Returns the increment at this price. */
export function incrementAt(price: number): number {
  return steps.find(([below]) => price < below)?.[1] ?? ABOVE;
}
