import type { myConsignments, readConsignment } from '@rigsouq/contract/auctions/consignments';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { listLots } from '@rigsouq/contract/operations/auction-desk';
import type { MachinePhoto } from '../../machines/index.ts';
import { badgeOf, lotStateAfter } from '../lots/lot-state.ts';
import {
  type LotPhotos,
  numberOrNull,
  outcomeOf,
  presentPhoto,
  presentTimes,
  thumbOf,
  typeOf,
} from '../lots/lots.presenter.ts';
import type { BuyerRow, ConsignmentRow, FullConsignmentRow } from './consignments.queries.ts';

type Item = AnswerOf<typeof myConsignments>['data'][number];
type Consignment = AnswerOf<typeof readConsignment>;

export function presentConsignmentItem(row: ConsignmentRow, photos: LotPhotos): Item {
  return {
    _id: row.id,
    title: row.title,
    model: row.model,
    image: thumbOf(row, photos, 'thumb'),
    type: typeOf[row.kind],
    currentBid: numberOrNull(row.price),
    totalBids: numberOrNull(row.bids),
    status: badgeOf[row.state],
    outcome: outcomeOf(row.state),
    startDate: row.starts_at?.toISOString() ?? null,
    ...presentTimes(row),
    country: row.country,
    createdAt: row.created_at.toISOString(),
  };
}

type Details = Pick<Consignment, 'settlement'> & {
  photos: readonly MachinePhoto[];
  buyer: BuyerRow | undefined;
  seller: boolean;
};

export function presentConsignment(row: FullConsignmentRow, details: Details): Consignment {
  const { photos, buyer, settlement, seller } = details;
  const [main] = photos;
  return {
    ...presentConsignmentItem(row, new Map(main && [[row.machine_id, main]])),
    ...presentMachine(row, photos),
    reservePrice: Number(row.reserve),
    reserveMet: row.reserve_met,
    startPrice: Number(row.start_price),
    estimatedValue: numberOrNull(row.estimate),
    auctionDuration: row.duration,
    wantedDate: row.wanted_day,
    contactName: row.contact_name,
    contactEmail: row.contact_email,
    contactPhone: row.contact_phone,
    reason: row.reason,
    bidders: numberOrNull(row.bidders),
    extensions: Number(row.extensions),
    finalPrice: row.state === 'sold' ? numberOrNull(row.price) : null,
    buyer: buyer
      ? {
          companyName: buyer.company_name ?? buyer.contact_name,
          name: buyer.name,
          email: buyer.email,
          phone: buyer.phone,
        }
      : null,
    settlement,
    can: { withdraw: seller && lotStateAfter('withdraw', 'seller', row.state) !== undefined },
  };
}

function presentMachine(row: FullConsignmentRow, photos: readonly MachinePhoto[]) {
  return {
    images: photos.flatMap(presentPhoto),
    manufacturer: row.brand,
    model: row.model,
    year: numberOrNull(row.year),
    hours: numberOrNull(row.hours),
    serialNumber: row.serial_number,
    category: row.category,
    condition: row.condition,
    description: row.description,
    location: row.location,
  };
}

type DeskLot = AnswerOf<typeof listLots>['lots'][number];

export function presentLotForDesk(row: ConsignmentRow, photos: LotPhotos): DeskLot {
  const can = (act: 'approve' | 'reject' | 'cancel') => lotStateAfter(act, 'operator', row.state) !== undefined;
  const { endDate, timeLeft } = presentTimes(row);
  return {
    _id: row.id,
    title: row.title,
    image: thumbOf(row, photos, 'thumb'),
    seller: { _id: row.seller_id, companyName: row.seller_name, approved: row.seller_approved },
    type: typeOf[row.kind],
    state: row.state,
    reservePrice: Number(row.reserve),
    startPrice: Number(row.start_price),
    estimatedValue: numberOrNull(row.estimate),
    auctionDuration: row.duration,
    wantedDate: row.wanted_day,
    country: row.country,
    startDate: row.starts_at?.toISOString() ?? null,
    endDate,
    timeLeft,
    currentBid: numberOrNull(row.price),
    totalBids: numberOrNull(row.bids),
    reason: row.reason,
    createdAt: row.created_at.toISOString(),
    can: { approve: can('approve'), reject: can('reject'), cancel: can('cancel') },
  };
}

export function presentLotForDecision(row: FullConsignmentRow, photos: readonly MachinePhoto[]) {
  const [main] = photos;
  return {
    lot: presentLotForDesk(row, new Map(main && [[row.machine_id, main]])),
    machine: presentMachine(row, photos),
    now: row.now.toISOString(),
  };
}
