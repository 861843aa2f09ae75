import { expect, it } from 'vitest';
import { ago } from './ago.ts';

const now = Date.parse('2026-03-10T12:00:00Z');

it('says how long ago in the largest unit that is whole', () => {
  expect(ago('2026-03-10T11:59:30Z', 'en', now)).toBe('now');
  expect(ago('2026-03-10T11:00:00Z', 'en', now)).toBe('1 hour ago');
  expect(ago('2026-03-07T11:00:00Z', 'en', now)).toBe('3 days ago');
  expect(ago('2024-01-01T00:00:00Z', 'en', now)).toBe('2 years ago');
  expect(ago('2026-03-10T12:01:00Z', 'en', now)).toBe('now');
  expect(ago('2026-03-10T12:00:00Z', 'ar', now)).toBe('الآن');
  expect(ago('2026-03-07T11:00:00Z', 'ar', now)).toMatch(/^[\u0600-\u06FF\s]*3[\u0600-\u06FF\s]*$/);
});
