import { expect, it, vi } from 'vitest';
import { ShortMemory } from './short-memory.ts';

it('forgets after its time, and the oldest when it is full', () => {
  vi.useFakeTimers();
  const memory = new ShortMemory<number>({ seconds: 60, most: 2 });
  memory.keep('a', 1);
  vi.advanceTimersByTime(59_000);
  expect(memory.get('a')).toBe(1);
  vi.advanceTimersByTime(1_000);
  expect(memory.get('a')).toBeUndefined();
  memory.keep('b', 2);
  memory.keep('c', 3);
  memory.keep('b', 4);
  memory.keep('d', 5);
  expect([memory.get('b'), memory.get('c'), memory.get('d')]).toEqual([4, undefined, 5]);
  vi.useRealTimers();
});
