import type * as calls from '@rigsouq/contract/auctions/calls';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { Actor } from '../../../platform/http/access.ts';
import type { MachinePhoto } from '../../machines/index.ts';
import { presentSizes } from '../../media/index.ts';
import { incrementAt, type LotKind, minimumBid } from '../bidding/bidding-rules.ts';
import type { BidderExposure } from '../bidding/exposure.store.ts';
import { rulesOf } from '../bidding/known-rules.ts';
import { badgeOf, type LotState } from './lot-state.ts';
import type { FullLotRow, LotRow, SnapshotRow } from './lots.queries.ts';
import type { OpenLotRow, UpcomingLotRow } from './open-lots.queries.ts';
import { timeLeft } from './time-left-rules.ts';

type Lot = AnswerOf<typeof calls.readAuction>;
export type LotPhotos = ReadonlyMap<string, MachinePhoto>;

export const typeOf = { online: 'Online', live: 'Live', sealed: 'Sealed Bid' } as const satisfies Record<
  LotKind,
  (typeof calls.auctionTypes)[number]
>;

function isOver(state: LotState): boolean {
  return outcomeOf(state) !== null;
}

export function outcomeOf(state: LotState): Lot['outcome'] {
  return state === 'sold' || state === 'passed' || state === 'cancelled' ? state : null;
}

export function presentTimes(row: Pick<LotRow, 'now' | 'ends_at' | 'state'>) {
  return {
    timeLeft: timeLeft(row.now, row.ends_at, isOver(row.state)),
    endDate: row.ends_at?.toISOString() ?? null,
    now: row.now.toISOString(),
  };
}

/** Returns the lowest amount that the next bid may offer (R76). */
export function minimumOffer(row: Pick<LotRow, 'price' | 'start_price' | 'rules'>): number {
  const lead = row.price === null ? null : { bidder: '', max: 0, price: Number(row.price) };
  return minimumBid({ rules: rulesOf(row), lead, startPrice: Number(row.start_price) });
}

export function thumbOf(row: { machine_id: string }, photos: LotPhotos, size: 'card' | 'thumb' = 'card') {
  const photo = photos.get(row.machine_id);
  return (photo && presentSizes(photo)?.[size]) ?? null;
}

export const numberOrNull = (value: string | null) => (value === null ? null : Number(value));

const sellerOf = (row: LotRow) => ({
  _id: row.seller_id,
  companyName: row.seller_name,
  isApproved: row.seller_approved,
});

const machineOf = (row: LotRow) => ({
  category: row.category,
  condition: row.condition,
  year: numberOrNull(row.year),
  hours: numberOrNull(row.hours),
  location: row.location,
  country: row.country,
});

export function presentLive(row: OpenLotRow, photos: LotPhotos): AnswerOf<typeof calls.liveAuctions>[number] {
  return {
    _id: row.id,
    title: row.title,
    image: thumbOf(row, photos),
    type: typeOf[row.kind],
    ...machineOf(row),
    userId: sellerOf(row),
    currentBid: numberOrNull(row.price),
    minimumBid: minimumOffer(row),
    bidders: numberOrNull(row.bidders),
    totalBids: numberOrNull(row.bids),
    reserveMet: row.reserve_met,
    ...presentTimes(row),
  };
}

export function presentUpcoming(
  row: UpcomingLotRow,
  photos: LotPhotos,
): AnswerOf<typeof calls.upcomingAuctions>[number] {
  return {
    _id: row.id,
    title: row.title,
    image: thumbOf(row, photos),
    startDate: (row.starts_at as Date).toISOString(),
    type: typeOf[row.kind],
    estimatedValue: numberOrNull(row.estimate),
    items: row.items,
    location: row.location,
    country: row.country,
    userId: sellerOf(row),
    ...presentTimes(row),
  };
}

export function presentSnapshot(row: SnapshotRow): calls.LotSnapshot {
  const minimum = minimumOffer(row);
  return {
    version: Number(row.version),
    status: badgeOf[row.state],
    outcome: outcomeOf(row.state),
    currentBid: numberOrNull(row.price),
    minimumBid: minimum,
    increment: incrementAt(rulesOf(row), minimum),
    reserveMet: row.reserve_met,
    totalBids: numberOrNull(row.bids),
    bidders: numberOrNull(row.bidders),
    leader: numberOrNull(row.leader),
    endDate: row.ends_at?.toISOString() ?? null,
    extensions: Number(row.extensions),
    now: row.now.toISOString(),
    recentBids: row.recent.map(({ number, at, amount }) => ({
      bidder: `Bidder ${number}`,
      number: Number(number),
      time: new Date(at).toISOString(),
      amount: Number(amount),
    })),
  };
}

type Caller = { actor: Actor; exposure: BidderExposure } | null;

export function presentLot(row: FullLotRow, photos: readonly MachinePhoto[], caller: Caller): Lot {
  const { starts_at, ends_at, now } = row;
  const isOwner = caller?.actor.account.id === row.seller_id;
  const isRunning = row.state === 'live' && starts_at !== null && starts_at <= now && ends_at !== null && now < ends_at;
  return {
    ...presentSnapshot(row),
    _id: row.id,
    title: row.title,
    image: (photos[0] && presentSizes(photos[0])?.card) ?? null,
    images: photos.flatMap(presentPhoto),
    type: typeOf[row.kind],
    ...machineOf(row),
    manufacturer: row.brand,
    model: row.model,
    description: row.description,
    userId: sellerOf(row),
    startDate: starts_at?.toISOString() ?? null,
    firstEndDate: row.first_ends_at?.toISOString() ?? null,
    estimatedValue: numberOrNull(row.estimate),
    timeLeft: timeLeft(now, ends_at, isOver(row.state)),
    you: caller && {
      number: numberOrNull(row.your_number),
      maxBid: numberOrNull(row.your_maximum),
      limit: caller.exposure.limit,
      atStake: caller.exposure.amount,
      watching: row.watching,
      owner: isOwner,
    },
    can: { bid: caller !== null && !isOwner && isRunning },
  };
}

export function presentPhoto(photo: MachinePhoto) {
  const sizes = presentSizes(photo);
  return sizes ? [{ ...sizes, width: Number(photo.width), height: Number(photo.height) }] : [];
}
