import { afterEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from '../../lib/i18n/i18n.ts';
import { serverTime, updateServerTime } from './server-clock.ts';
import { timeLeft } from './time-left.ts';

const { t } = createI18n('en', {});

describe('timeLeft', () => {
  it('shows days, hours and minutes, and seconds only in the last hour', () => {
    expect(timeLeft(t, (2 * 24 + 4) * 3_600_000 + 59_000)).toBe('2d 4h');
    expect(timeLeft(t, 3 * 3_600_000 + 12 * 60_000)).toBe('3h 12m');
    expect(timeLeft(t, 3_600_000)).toBe('1h 0m');
    expect(timeLeft(t, 4 * 60_000 + 9_000)).toBe('4m 09s');
  });

  it('rounds a started second up', () => {
    expect(timeLeft(t, 1)).toBe('0m 01s');
    expect(timeLeft(t, 3_600_000 - 1)).toBe('1h 0m');
  });
});

describe("the server's clock", () => {
  afterEach(() => vi.useRealTimers());

  it("[AU-020] ignores a visitor's clock that is wrong or is changed", () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date('2031-01-01') });
    updateServerTime('2030-06-01T12:00:00.000Z');
    vi.advanceTimersByTime(90_000);
    vi.setSystemTime(new Date('1999-01-01'));
    expect(new Date(serverTime()).toISOString()).toBe('2030-06-01T12:01:30.000Z');
  });

  it('ignores an answer that was delayed', () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    updateServerTime('2040-06-01T12:00:00.000Z');
    updateServerTime('2040-06-01T11:59:00.000Z');
    expect(new Date(serverTime()).toISOString()).toBe('2040-06-01T12:00:00.000Z');
  });
});
