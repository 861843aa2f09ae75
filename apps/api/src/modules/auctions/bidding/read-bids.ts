import type { myBids, readBid as readCall } from '@rigsouq/contract/auctions/consignments';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { Db } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';
import { mainPhotos } from '../../machines/index.ts';
import { badgeOf } from '../lots/lot-state.ts';
import {
  type LotPhotos,
  minimumOffer,
  numberOrNull,
  outcomeOf,
  presentTimes,
  thumbOf,
  typeOf,
} from '../lots/lots.presenter.ts';
import { findSettlement } from '../settlements/read-settlement.ts';
import { type BidRow, findBid, findSellerContact, listBidsInLot, pageOfBids } from './account-bids.queries.ts';

export async function listMyBids(
  db: Db,
  actor: Actor,
  query: { page: number; limit: number },
): Promise<AnswerOf<typeof myBids>> {
  const { rows, total, pages } = await pageOfBids(db, actor.account.id, query);
  const photos = await mainPhotos(db, rows);
  return { data: rows.map((row) => presentBid(row, photos)), total, pages };
}

export async function readBid(db: Db, actor: Actor, id: string): Promise<AnswerOf<typeof readCall>> {
  const accountId = actor.account.id;
  const row = (await findBid(db, id, accountId)) ?? fail('bid.unknown');
  const [photos, bids, found] = await Promise.all([
    mainPhotos(db, [row]),
    listBidsInLot(db, row.lot_id, accountId),
    findSettlement(db, row.lot_id, accountId),
  ]);
  const seller = found?.agreed ? await findSellerContact(db, row.lot_id) : null;
  return {
    ...presentBid(row, photos),
    number: numberOrNull(row.number),
    maxBid: Number(row.max),
    currentMax: Number(row.current_max),
    minimumBid: minimumOffer(row),
    seq: numberOrNull(row.seq),
    hash: row.hash,
    bids: bids.map(({ id: _id, amount, max, at }) => ({
      _id,
      amount: Number(amount),
      maxBid: Number(max),
      createdAt: at.toISOString(),
    })),
    finalPrice: row.state === 'sold' ? numberOrNull(row.price) : null,
    seller: seller && {
      companyName: seller.company_name,
      name: seller.contact_name,
      email: seller.contact_email,
      phone: seller.contact_phone,
    },
    settlement: found?.settlement ?? null,
  };
}

function presentBid(row: BidRow, photos: LotPhotos): AnswerOf<typeof myBids>['data'][number] {
  const { timeLeft, endDate, now } = presentTimes(row);
  return {
    _id: row.id,
    consignmentId: {
      _id: row.lot_id,
      title: row.title,
      model: row.model,
      image: thumbOf(row, photos, 'thumb'),
      currentBid: numberOrNull(row.price),
      reserveMet: row.reserve_met,
      status: badgeOf[row.state],
      outcome: outcomeOf(row.state),
      type: typeOf[row.kind],
      endDate,
      country: row.country,
    },
    amount: Number(row.amount),
    createdAt: row.at.toISOString(),
    position: row.position,
    now,
    timeLeft,
  };
}
