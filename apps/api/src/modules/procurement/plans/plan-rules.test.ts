import { expect, it } from 'vitest';
import { countDaysLeft, isRunning, reachedReminder } from './plan-rules.ts';

const startsAt = new Date('2026-11-01T10:00:00Z');
const endsAt = new Date('2026-12-01T10:00:00Z');
const at = (text: string) => new Date(text);

it('counts a plan from its first second until before its end', () => {
  expect(isRunning({ startsAt, endsAt }, at('2026-11-01T09:59:59Z'))).toBe(false);
  expect(isRunning({ startsAt, endsAt }, startsAt)).toBe(true);
  expect(isRunning({ startsAt, endsAt }, at('2026-12-01T09:59:59Z'))).toBe(true);
  expect(isRunning({ startsAt, endsAt }, endsAt)).toBe(false);
});

it('counts started days until the end', () => {
  expect(countDaysLeft({ startsAt, endsAt }, startsAt)).toBe(30);
  expect(countDaysLeft({ startsAt, endsAt }, at('2026-11-01T10:00:01Z'))).toBe(30);
  expect(countDaysLeft({ startsAt, endsAt }, at('2026-11-30T10:00:00Z'))).toBe(1);
  expect(countDaysLeft({ startsAt, endsAt }, at('2026-12-01T09:59:59Z'))).toBe(1);
  expect(countDaysLeft({ startsAt, endsAt }, at('2026-12-05T00:00:00Z'))).toBe(0);
});

it('reaches the reminders seven days and one day before the end', () => {
  expect(reachedReminder(endsAt, at('2026-11-24T09:59:59Z'))).toBeNull();
  expect(reachedReminder(endsAt, at('2026-11-24T10:00:00Z'))).toBe(7);
  expect(reachedReminder(endsAt, at('2026-11-30T09:59:59Z'))).toBe(7);
  expect(reachedReminder(endsAt, at('2026-11-30T10:00:00Z'))).toBe(1);
});
