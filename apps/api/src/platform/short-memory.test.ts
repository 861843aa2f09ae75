import { expect, it, vi } from 'vitest';
import { ShortMemory } from './short-memory.ts';

it('forgets a value after its time, and the oldest value when it is full', () => {
  vi.useFakeTimers();
  const cache = new ShortMemory<number>({ seconds: 60, most: 2 });
  cache.keep('a', 1);
  vi.advanceTimersByTime(59_000);
  expect(cache.get('a')).toBe(1);
  vi.advanceTimersByTime(1_000);
  expect(cache.get('a')).toBeUndefined();
  cache.keep('b', 2);
  cache.keep('c', 3);
  cache.keep('b', 4);
  cache.keep('d', 5);
  expect([cache.get('b'), cache.get('c'), cache.get('d')]).toEqual([4, undefined, 5]);
  vi.useRealTimers();
});
