import { sorts } from '@rigsouq/contract/catalogue/market-lists';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatCursor, parseCursor } from './search-cursor-rules.ts';

it('parses a cursor back to its position, and only for its own sort order', () => {
  const sort = fc.constantFrom(...sorts);
  fc.assert(
    fc.property(sort, sort, fc.nat({ max: 2 ** 40 }), fc.uuid(), (made, asked, value, id) => {
      const cursor = formatCursor(made, { value, id });
      expect(cursor.length).toBeLessThanOrEqual(120);
      expect(parseCursor(asked, cursor)).toEqual(made === asked ? { value, id } : undefined);
    }),
  );
});

it('refuses every other text as a cursor', () => {
  fc.assert(fc.property(fc.string({ maxLength: 120 }), (text) => parseCursor('newest', text) === undefined));
  const id = '018f0000-0000-7000-8000-000000000000';
  for (const text of [`newest:1e9:${id}`, `newest:999999999999999:${id}'`, `newest::${id}`, `newest:1:${id}\n`])
    expect(parseCursor('newest', Buffer.from(text).toString('base64url'))).toBeUndefined();
});
