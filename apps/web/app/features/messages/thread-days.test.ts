import { describe, expect, it } from 'vitest';
import { daysOf, findLastSeen } from './thread-days.ts';
import type { Message } from './thread-query.ts';

const message = (number: number, createdAt: string, over: Partial<Message> = {}): Message => ({
  _id: `m${number}`,
  number,
  content: 'Words',
  takenDown: false,
  mine: true,
  name: 'Huda',
  createdAt,
  attachments: [],
  ...over,
});

describe('a conversation', () => {
  const night = [
    message(1, '2026-11-14T19:30:00.000Z'),
    message(2, '2026-11-14T20:30:00.000Z'),
    message(3, '2026-11-14T21:00:00.000Z', { mine: false, name: null }),
  ];

  it('is split at midnight in the time zone of the viewer', () => {
    const shape = (zone: string) => daysOf(night, zone).map(({ key, turns }) => [key, turns.length]);
    expect(shape('Asia/Dubai')).toEqual([
      ['2026-11-14', 1],
      ['2026-11-15', 2],
    ]);
    expect(shape('UTC')).toEqual([['2026-11-14', 2]]);
  });

  it('keeps together the messages that one member wrote in a row, separate from colleagues', () => {
    const two = [...night.slice(0, 2), message(3, '2026-11-14T20:40:00.000Z', { name: 'Salim' })];
    expect(daysOf(two, 'UTC')[0]?.turns.map(({ name, messages }) => [name, messages.length])).toEqual([
      ['Huda', 2],
      ['Salim', 1],
    ]);
  });

  it('marks the last own message that was read', () => {
    expect(findLastSeen(night, 1)).toBe('m1');
    expect(findLastSeen(night, 3)).toBe('m2');
    expect(findLastSeen(night, 0)).toBeUndefined();
  });
});
