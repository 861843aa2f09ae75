// The English texts of auction types, positions and states. Show them with `t(…)`.
import type { auctionTypes, lotOutcomes, lotStatuses } from '@rigsouq/contract/auctions/calls';
import { text } from '../../lib/i18n/i18n.ts';

export type LotType = (typeof auctionTypes)[number];
export type LotStatus = (typeof lotStatuses)[number];
export type LotOutcome = (typeof lotOutcomes)[number];
/** The position of an account in a lot. */
export type Position = 'leading' | 'outbid' | 'sealed' | 'won' | 'lost' | 'cancelled';

export const auctionTypeTexts: Record<LotType, string> = {
  Online: text('Online'),
  Live: text('Live'),
  'Sealed Bid': text('Sealed Bid'),
};

/** The badge shows the documented words, which are the codes (R40). */
export const lotStatusTexts: Record<LotStatus, string> = {
  pending: text('pending'),
  active: text('active'),
  ended: text('ended'),
  cancelled: text('cancelled'),
  Rejected: text('Rejected'),
};

/** Explains each type of auction in one sentence. */
export const auctionTypeDescriptions: Record<LotType, string> = {
  Online: text('Bids are visible to all. A bid in the last 5 minutes resets the clock to 5 minutes.'),
  Live: text('Bids are visible to all, with no maximum bids. A bid in the last minute resets the clock to one minute.'),
  'Sealed Bid': text('Bids stay hidden until the end. You can change yours until then; the highest bid wins.'),
};

export const positionTexts: Record<Position, string> = {
  leading: text('You are winning'),
  outbid: text('You have been outbid'),
  sealed: text('Sealed bid submitted'),
  won: text('You have won'),
  lost: text('You did not win'),
  cancelled: text('The auction was cancelled'),
};

/** The colours by what a position means for the bidder. */
const positionTones: Record<Position, 'green' | 'red' | 'gray'> = {
  leading: 'green',
  outbid: 'red',
  sealed: 'gray',
  won: 'green',
  lost: 'gray',
  cancelled: 'gray',
};

/** Returns the text and the colour of a position. Leading is not winning while the reserve is not met, because the lot would not be sold. */
export function describePosition(position: Position, reserveMet: boolean | null) {
  if (position === 'leading' && reserveMet === false)
    return { label: text('Highest bid, but below the reserve'), tone: 'gray' } as const;
  return { label: positionTexts[position], tone: positionTones[position] };
}

/** Names the highest bid: it is the current one only while the auction is open. */
export function highestBidText(status: LotStatus): string {
  return status === 'active' ? text('Current highest bid') : text('Highest bid');
}

/** Returns nothing for a sealed lot before its end. */
export function reserveText(reserveMet: boolean | null): string | null {
  if (reserveMet === null) return null;
  return reserveMet ? text('Reserve Met') : text('Reserve Not Met');
}
