// Generates pseudo-random numbers that are the same everywhere: one seed gives one sequence.

export type Random = ReturnType<typeof createRandom>;

/** Uses the algorithm Mulberry32. */
export function createRandom(seed: number) {
  let state = seed | 0;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const upTo = (count: number) => Math.floor(random() * count);
  return { upTo, pick: <T>(list: readonly T[]) => list[upTo(list.length)] as T };
}
