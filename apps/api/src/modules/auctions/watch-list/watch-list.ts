import type { readWatchlist } from '@rigsouq/contract/auctions/calls';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';
import { mainPhotos } from '../../machines/index.ts';
import { type LotPhotos, minimumOffer, numberOrNull, presentTimes, thumbOf, typeOf } from '../lots/lots.presenter.ts';
import { addWatch, isLotPublic, listWatchedLots, type WatchedRow } from './watch-list.queries.ts';

type Watched = AnswerOf<typeof readWatchlist>[number];

/** Adds a lot to the watch list. A repeated call has no effect and gets the same answer. */
export function watchLot(db: Db, actor: Actor, lotId: string): Promise<void> {
  return inTransaction(db, async (tx: Tx) => {
    if (!(await isLotPublic(tx, lotId))) fail('lot.unknown');
    const by = { accountId: actor.account.id, userId: actor.userId };
    if (!(await addWatch(tx, lotId, by))) fail('watch.too_many');
  });
}

export async function readWatchList(db: Db, actor: Actor): Promise<Watched[]> {
  const rows = await listWatchedLots(db, actor.account.id);
  const photos = await mainPhotos(db, rows);
  return rows.map((row) => presentWatched(row, photos));
}

function presentWatched(row: WatchedRow, photos: LotPhotos): Watched {
  return {
    id: row.id,
    title: row.title,
    image: thumbOf(row, photos),
    condition: row.condition,
    type: typeOf[row.kind],
    status: row.status,
    currentBid: numberOrNull(row.price),
    minimumBid: minimumOffer(row),
    reserveMet: row.reserve_met,
    finalPrice: row.state === 'sold' ? numberOrNull(row.price) : null,
    totalBids: numberOrNull(row.bids),
    country: row.country,
    startDate: row.starts_at?.toISOString() ?? null,
    watched: row.watched,
    // A cancelled lot has neither winners nor losers, and its status says so.
    position: row.position === 'cancelled' ? null : row.position,
    ...presentTimes(row),
  };
}
