// Awards a reverse auction to the lowest offer, or to another one with a reason. Above the approval limit of the account the award waits
// for a second member; otherwise the order is issued immediately.
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/database/ids.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';
import { listRates } from '../../catalogue/index.ts';
import { findFrozenRate, requiresApproval } from '../../rfqs/index.ts';
import { recordStep } from '../reverse-auctions.events.ts';
import { type LockedAuction, updateAuction } from '../reverse-auctions.store.ts';
import { ranksOf } from '../reverse-rules.ts';
import { nextState } from '../reverse-state.ts';
import { startBuyerAction } from '../start-action.ts';
import { executeAward } from './execute-award.ts';

type Choice = { supplierId: string; reason: string };

export async function awardReverse(
  tx: Tx,
  actor: Actor,
  id: string,
  { supplierId, reason }: Choice,
): Promise<'approval' | 'awarded'> {
  const auction = await startBuyerAction(tx, actor, id);
  if (!nextState('award', 'buyer', auction.state)) fail('reverse.state');
  const { currency, contest, title } = auction;
  const { total } = contest.standings.get(supplierId) ?? fail('reverse.offer');
  const [first] = ranksOf(contest.standings);
  if (supplierId !== first && !reason) fail('reverse.reason');
  const needsApproval = await requiresApproval(tx, actor, {
    total,
    currency,
    usd: await readDollarRate(tx, auction),
    rfqId: null,
  });
  const decided = needsApproval ? {} : { decided_by: actor.userId, decided_at: sql<Date>`clock_timestamp()` };
  await tx
    .insertInto('reverse_awards')
    .values({
      id: newId(),
      auction_id: id,
      state: needsApproval ? 'proposed' : 'approved',
      supplier_id: supplierId,
      reason,
      total_minor: total,
      proposed_by: actor.userId,
      ...decided,
    })
    .execute();
  if (!needsApproval) {
    await executeAward(tx, actor, auction, supplierId);
    return 'awarded';
  }
  await updateAuction(tx, id, { state: nextState('propose', 'buyer', auction.state) ?? fail('reverse.state') });
  await recordStep(tx, {
    what: 'reverse.award_proposed',
    auctionId: id,
    by: actor.userId,
    tell: [actor.account.id],
    words: { person: actor.name, title },
  });
  return 'approval';
}

/** Returns the US dollars for one unit of the currency: the rate frozen with the request, or the rate of today without a request. */
async function readDollarRate(tx: Tx, { rfqId, currency }: LockedAuction): Promise<number> {
  if (rfqId) return findFrozenRate(tx, rfqId, currency);
  const rates = await listRates(tx);
  return Number(rates.find((rate) => rate.currency === currency)?.usd ?? 1);
}
