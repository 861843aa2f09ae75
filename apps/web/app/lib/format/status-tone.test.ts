import { expect, it } from 'vitest';
import { toneOf } from './status-tone.ts';

it('[DA-021] colours a badge by its status', () => {
  for (const word of ['active', 'Active', 'Confirmed', 'Accepted']) expect(toneOf(word)).toBe('green');
  for (const word of ['pending', 'Pending', 'Requested']) expect(toneOf(word)).toBe('yellow');
  for (const word of ['ended', 'cancelled', 'Cancelled', 'Rejected']) expect(toneOf(word)).toBe('red');
  for (const word of ['sold', 'rented', 'Quoted', 'Expired', 'Completed', 'anything'])
    expect(toneOf(word)).toBe('gray');
});
