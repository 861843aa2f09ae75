import { expect, it } from 'vitest';
import { ago, formatLateness, formatTimeLeft, inHours } from './ago.ts';

const now = Date.parse('2026-03-10T12:00:00Z');

it('formats how long ago in the largest whole unit', () => {
  expect(ago('2026-03-10T11:59:30Z', 'en', now)).toBe('now');
  expect(ago('2026-03-10T11:00:00Z', 'en', now)).toBe('1 hour ago');
  expect(ago('2026-03-07T11:00:00Z', 'en', now)).toBe('3 days ago');
  expect(ago('2024-01-01T00:00:00Z', 'en', now)).toBe('2 years ago');
  expect(ago('2026-03-10T12:01:00Z', 'en', now)).toBe('now');
  expect(ago('2026-03-10T12:00:00Z', 'ar', now)).toBe('الآن');
  expect(ago('2026-03-07T11:00:00Z', 'ar', now)).toMatch(/^[\u0600-\u06FF\s]*3[\u0600-\u06FF\s]*$/);
});

it('formats the time left in hours, in the last hour in minutes, and never less than a minute', () => {
  const now = Date.parse('2026-11-15T08:00:00Z');
  expect(inHours('2026-11-17T07:59:00Z', 'en', now)).toBe('in 47 hours');
  expect(inHours('2026-11-15T08:25:00Z', 'en', now)).toBe('in 25 minutes');
  expect(inHours('2026-11-15T07:00:00Z', 'en', now)).toBe('in 1 minute');
  expect(inHours('2026-11-15T11:30:00Z', 'ar', now)).toBe('خلال 3 ساعات');
});

it('formats the time left and the lateness in the largest whole unit', () => {
  expect(formatTimeLeft('2026-03-14T13:00:00Z', 'en', now)).toBe('in 4 days');
  expect(formatTimeLeft('2026-03-10T14:59:00Z', 'en', now)).toBe('in 2 hours');
  expect(formatTimeLeft('2026-03-10T12:00:20Z', 'en', now)).toBe('in 1 minute');
  expect(formatTimeLeft('2026-03-12T13:00:00Z', 'ar', now)).toBe('خلال يومين');
  expect(formatLateness('2026-02-16T11:00:00Z', 'en', now)).toBe('22 days');
  expect(formatLateness('2026-03-10T11:59:50Z', 'en', now)).toBe('1 minute');
  expect(formatLateness('2026-03-07T11:00:00Z', 'ar', now)).toBe('3 أيام');
});
