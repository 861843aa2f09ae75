import { expect, it } from 'vitest';
import { formatGulfMinute, parseGulfMinute } from './gulf-time.ts';

it("converts minutes to and from the Gulf's time zone", () => {
  expect(parseGulfMinute('2026-11-15T09:00')).toBe('2026-11-15T05:00:00.000Z');
  expect(formatGulfMinute(Date.parse('2026-11-15T22:30:59Z'))).toBe('2026-11-16T02:30');
  expect(parseGulfMinute('')).toBe('');
});
