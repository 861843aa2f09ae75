/**
 * Whether every text in it can be stored: PostgreSQL keeps no NUL, and half of a surrogate pair is no character. Walked without calling itself,
 * since what somebody sends may be nested a hundred thousand deep.
 */
export function isStorable(given: unknown): boolean {
  const waiting: unknown[] = [given];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) return false;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, held] of Object.entries(value)) waiting.push(name, held);
  }
  return true;
}
