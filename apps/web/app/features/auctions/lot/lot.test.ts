import { describe, expect, it } from 'vitest';
import { applyAnswer, applySnapshot, type Lot, limitForLot, positionOf, positionTextOf } from './lot.ts';

const you = { number: 2, maxBid: 900, limit: 25_000, atStake: 900, watching: false, owner: false };
const lot = {
  version: 5,
  type: 'Online',
  status: 'active',
  outcome: null,
  currentBid: 500,
  minimumBid: 600,
  leader: 2,
  title: 'Crane',
  you,
} as Lot;

describe('the state of a lot', () => {
  it('keeps the newest version, whatever arrives last', () => {
    expect(applySnapshot(lot, { ...lot, version: 6, currentBid: 600 }).currentBid).toBe(600);
    expect(applySnapshot(lot, { ...lot, version: 4, currentBid: 400 }).currentBid).toBe(500);
  });

  it('keeps the snapshot when an older answer arrives late, but takes the position of the caller from the answer', () => {
    const late = { ...lot, version: 4, currentBid: 400, you: { ...you, atStake: 7 } };
    expect(applyAnswer(lot, late)).toMatchObject({ version: 5, currentBid: 500, you: { atStake: 7 }, title: 'Crane' });
  });
});

describe('the position of the caller', () => {
  it('is null for a caller without a bid', () => {
    expect(positionOf({ ...lot, you: null })).toBeNull();
    expect(positionOf({ ...lot, you: { ...you, number: null, maxBid: null } })).toBeNull();
  });

  it('follows the leader of an open lot and stays sealed in a sealed lot', () => {
    expect(positionOf(lot)).toBe('leading');
    expect(positionOf({ ...lot, leader: 3 })).toBe('outbid');
    expect(positionOf({ ...lot, type: 'Sealed Bid', leader: null, you: { ...you, number: null } })).toBe('sealed');
  });

  it('is not called winning while the reserve is not met', () => {
    expect(positionTextOf({ ...lot, reserveMet: false })).toBe('Highest bid, but below the reserve');
    expect(positionTextOf({ ...lot, reserveMet: true })).toBe('You are winning');
    expect(positionTextOf({ ...lot, reserveMet: false, leader: 3 })).toBe('You have been outbid');
    expect(positionTextOf({ ...lot, reserveMet: null, type: 'Sealed Bid', leader: null })).toBe('Sealed bid submitted');
    expect(positionTextOf({ ...lot, you: null })).toBeNull();
  });

  it('is won only if the lot was sold', () => {
    const ended = { ...lot, status: 'ended' } as const;
    expect(positionOf({ ...ended, outcome: 'sold' })).toBe('won');
    expect(positionOf({ ...ended, outcome: 'sold', leader: 3 })).toBe('lost');
    expect(positionOf({ ...ended, outcome: 'passed' })).toBe('lost');
    expect(positionOf({ ...lot, status: 'cancelled', outcome: 'cancelled' })).toBe('cancelled');
  });
});

it('counts the own leading or sealed bid as available for the lot, as the server does, and no other one', () => {
  const staked = { ...you, limit: 25_000, atStake: 4_900 };
  expect(limitForLot({ ...lot, you: staked })).toEqual({ limit: 25_000, inOthers: 4_000, available: 21_000 });
  expect(limitForLot({ ...lot, leader: 3, you: staked })).toMatchObject({ inOthers: 4_900, available: 20_100 });
  expect(limitForLot({ ...lot, type: 'Sealed Bid', leader: null, you: staked })).toMatchObject({ available: 21_000 });
  expect(limitForLot({ ...lot, you: { ...staked, atStake: 30_900 } }).available).toBe(0);
});
