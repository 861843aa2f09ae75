import { expect, it } from 'vitest';
import { describePosition, highestBidText } from './lot-texts.ts';

it('shows a leading bid as winning in green, but not while it is below the reserve', () => {
  expect(describePosition('leading', true)).toEqual({ label: 'You are winning', tone: 'green' });
  expect(describePosition('leading', false)).toEqual({ label: 'Highest bid, but below the reserve', tone: 'gray' });
  expect(describePosition('outbid', false)).toEqual({ label: 'You have been outbid', tone: 'red' });
  expect(describePosition('sealed', null)).toEqual({ label: 'Sealed bid submitted', tone: 'gray' });
});

it('calls the highest bid current only while the auction is open', () => {
  expect(highestBidText('active')).toBe('Current highest bid');
  expect(highestBidText('ended')).toBe('Highest bid');
  expect(highestBidText('cancelled')).toBe('Highest bid');
});
