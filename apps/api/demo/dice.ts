// Creates random choices from a seed: the same seed always gives the same choices.
import { randomFrom } from './generated-companies.ts';

export type Weighted = readonly (readonly [value: string, weight: number])[];
export type Dice = ReturnType<typeof diceFrom>;

export function diceFrom(seed: number) {
  const nextNumber = randomFrom(seed);
  return {
    random: nextNumber,
    chance: (share: number) => nextNumber() < share,
    between: (low: number, high: number) => low + nextNumber() * (high - low),
    pick: <T>(list: readonly T[]) => list[Math.floor(nextNumber() * list.length)] as T,
    some: <T>(list: readonly T[], least: number, most: number): T[] => {
      const count = least + Math.floor(nextNumber() * (most - least + 1));
      return [...new Set(Array.from({ length: count }, () => list[Math.floor(nextNumber() * list.length)] as T))];
    },
    weigh: (list: Weighted): string => {
      let left = nextNumber() * list.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of list) {
        left -= weight;
        if (left < 0) return value;
      }
      return '';
    },
  };
}
