/** Returns by how many per cent a sum has fallen, or null if it has not. */
export function percentSaved(first: number, last: number): number | null {
  return last < first ? ((first - last) / first) * 100 : null;
}
