// PostgreSQL cannot store NUL or half of a surrogate pair, which is not a character.
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed();

/**
 * Cleans every text in a body in place, names included. A text that was cut in the middle of a character ends with half a surrogate pair, so it is
 * shown as an unreadable character and not refused. The walk is not recursive, because a body may be nested a hundred thousand levels deep.
 */
export function cleanTexts<T>(given: T): T {
  const whole = { given };
  const waiting: Record<string, unknown>[] = [whole as Record<string, unknown>];
  for (let holder = waiting.pop(); holder; holder = waiting.pop())
    for (const [name, value] of Object.entries(holder)) {
      const [cleanName, clean] = [storable(name), typeof value === 'string' ? storable(value) : value];
      if (cleanName !== name) delete holder[name];
      // A JSON parser refuses this name; cleaning must not bring it back.
      if (cleanName === '__proto__') continue;
      if (cleanName !== name || clean !== value) holder[cleanName] = clean;
      if (typeof clean === 'object' && clean !== null) waiting.push(clean as Record<string, unknown>);
    }
  return whole.given;
}
