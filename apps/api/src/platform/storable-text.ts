// What PostgreSQL does not keep: NUL, and half of a surrogate pair, which is no character.
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed();

/**
 * Cleans every text in a body in its place, names included. A half character is what a text that was cut in the middle of one ends with, so
 * it is shown as one that could not be read and not refused. Walked without calling itself: what somebody sends may be nested a hundred
 * thousand deep.
 */
export function cleanTexts<T>(given: T): T {
  const whole = { given };
  const waiting: Record<string, unknown>[] = [whole as Record<string, unknown>];
  for (let holder = waiting.pop(); holder; holder = waiting.pop())
    for (const [name, value] of Object.entries(holder)) {
      const [cleanName, clean] = [storable(name), typeof value === 'string' ? storable(value) : value];
      if (cleanName !== name) delete holder[name];
      // JSON with this name is refused when it is read; cleaning must not bring it back.
      if (cleanName === '__proto__') continue;
      if (cleanName !== name || clean !== value) holder[cleanName] = clean;
      if (typeof clean === 'object' && clean !== null) waiting.push(clean as Record<string, unknown>);
    }
  return whole.given;
}
