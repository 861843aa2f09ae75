import { expect, it } from 'vitest';
import { formatInstant } from './format.ts';

it("[SH-050] shows an instant in the viewer's zone, with the zone named", () => {
  expect(formatInstant('2026-11-15T22:30:00.000Z', 'en', 'Asia/Dubai')).toBe('16 Nov 2026, 02:30 GST');
  expect(formatInstant('2026-11-15T22:30:00.000Z', 'en', 'UTC')).toBe('15 Nov 2026, 22:30 UTC');
  expect(formatInstant('2026-11-15T22:30:00.000Z', 'ar', 'Asia/Dubai')).toMatch(/16 نوفمبر 2026/);
});
