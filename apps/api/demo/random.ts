// Creates random choices from a seed: the same seed always gives the same choices.
export type Weighted = readonly (readonly [value: string, weight: number])[];
export type Random = ReturnType<typeof createRandom>;

export function createRandom(seed: number) {
  const nextNumber = createNumberGenerator(seed);
  return {
    next: nextNumber,
    chance: (share: number) => nextNumber() < share,
    between: (low: number, high: number) => low + nextNumber() * (high - low),
    pick: <T>(list: readonly T[]) => list[Math.floor(nextNumber() * list.length)] as T,
    pickSome: <T>(list: readonly T[], least: number, most: number): T[] => {
      const count = least + Math.floor(nextNumber() * (most - least + 1));
      return [...new Set(Array.from({ length: count }, () => list[Math.floor(nextNumber() * list.length)] as T))];
    },
    pickWeighted: (list: Weighted): string => {
      let left = nextNumber() * list.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of list) {
        left -= weight;
        if (left < 0) return value;
      }
      return '';
    },
  };
}

/** Returns a generator of random numbers (mulberry32), which gives the same numbers on every machine. */
function createNumberGenerator(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
