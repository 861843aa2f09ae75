import { watchStatuses } from '@rigsouq/contract/auctions/calls';
import { expect, it } from 'vitest';
import { isOpen, watchBadge } from './watch-status.ts';

it('[AU-048] shows Active in green, Ending Soon in yellow, Ended in grey and anything else as Unknown', () => {
  expect(watchBadge('active')).toEqual({ word: 'Active', color: 'green' });
  expect(watchBadge('ending-soon')).toEqual({ word: 'Ending Soon', color: 'yellow' });
  expect(watchBadge('ended')).toEqual({ word: 'Ended', color: 'gray' });
  expect(watchBadge('paused')).toEqual({ word: 'Unknown', color: 'gray' });
  expect(watchBadge('')).toEqual({ word: 'Unknown', color: 'gray' });
});

it('[AU-049] [AU-050] opens only active and ending-soon lots for bids', () => {
  expect(watchStatuses.filter(isOpen)).toEqual(['active', 'ending-soon']);
});
