// Creates random choices from a seed: the same seed always gives the same choices.
import { randomFrom } from './generated-companies.ts';

export type Weighted = readonly (readonly [value: string, weight: number])[];
export type Dice = ReturnType<typeof diceFrom>;

export function diceFrom(seed: number) {
  const next = randomFrom(seed);
  return {
    random: next,
    chance: (share: number) => next() < share,
    between: (low: number, high: number) => low + next() * (high - low),
    pick: <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T,
    some: <T>(list: readonly T[], least: number, most: number): T[] => {
      const count = least + Math.floor(next() * (most - least + 1));
      return [...new Set(Array.from({ length: count }, () => list[Math.floor(next() * list.length)] as T))];
    },
    weigh: (list: Weighted): string => {
      let left = next() * list.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of list) {
        left -= weight;
        if (left < 0) return value;
      }
      return '';
    },
  };
}
