import { expect, it, vi } from 'vitest';
import { ShortCache } from './short-cache.ts';

it('forgets a value after its time, and the oldest value when it is full', () => {
  vi.useFakeTimers();
  const cache = new ShortCache<number>({ seconds: 60, most: 2 });
  cache.set('a', 1);
  vi.advanceTimersByTime(59_000);
  expect(cache.get('a')).toBe(1);
  vi.advanceTimersByTime(1_000);
  expect(cache.get('a')).toBeUndefined();
  cache.set('b', 2);
  cache.set('c', 3);
  cache.set('b', 4);
  cache.set('d', 5);
  expect([cache.get('b'), cache.get('c'), cache.get('d')]).toEqual([4, undefined, 5]);
  vi.useRealTimers();
});
