import type { DealKind } from '@rigsouq/contract/trust/reviews';
import type { Db } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { findReleasedSettlement } from '../auctions/index.ts';
import { type CompletedDeal, findAcceptedQuote, type Side, sideOf } from '../enquiries/index.ts';
import { findClosedOrder } from '../orders/index.ts';
import { findCompletedRental } from '../rentals/index.ts';

const finders: Record<DealKind, (db: Db, id: string) => Promise<CompletedDeal | undefined>> = {
  quote: findAcceptedQuote,
  booking: findCompletedRental,
  order: findClosedOrder,
  settlement: findReleasedSettlement,
};

export function findCompletedDeal(db: Db, kind: DealKind, id: string): Promise<CompletedDeal | undefined> {
  return finders[kind](db, id);
}

/** Finds a completed deal of the actor's account. An open deal, or a deal of other accounts, counts as unknown. */
export async function findOwnCompletedDeal(
  db: Db,
  actor: Actor,
  kind: DealKind,
  id: string,
): Promise<{ deal: CompletedDeal; side: Side }> {
  const deal = (await findCompletedDeal(db, kind, id)) ?? fail('review.no_deal');
  return { deal, side: sideOf(actor, deal) ?? fail('review.no_deal') };
}
