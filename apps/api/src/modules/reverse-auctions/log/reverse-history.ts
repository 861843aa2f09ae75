// Writes an auction with past offers for demo data. The rules and the hash chain apply to these offers as to real ones.
import { sql } from 'kysely';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import type { Owner } from '../../../platform/http/access.ts';
import { Failure } from '../../../platform/http/errors.ts';
import { type NewAuction, openAuction } from '../open-auction.ts';
import { placeOffers } from '../place-offers.ts';
import { updateAuction } from '../reverse-auctions.store.ts';
import type { NewOffer } from '../rule-offers.ts';

type PastOffer = Omit<NewOffer, 'auctionId'> & { at: number };

/** Writes the history of an auction without notifications. */
export async function writeReverseHistory(
  db: Db,
  owner: Owner,
  setting: NewAuction,
  offers: readonly PastOffer[],
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await openAuction(tx, owner, setting);
    if (setting.rules.startsAt <= Date.now()) await updateAuction(tx, setting.id, { state: 'live' });
  });
  for (const { at, ...offer } of offers) {
    const clock = sql<Date>`${new Date(at)}::timestamptz`;
    const { answers } = await placeOffers(db, [{ ...offer, auctionId: setting.id }], clock);
    if (answers[0] instanceof Failure) throw answers[0];
  }
}
