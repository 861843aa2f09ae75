// Decides a proposed award: a second member approves it and the order is issued, or rejects it and the buyer chooses again. When two
// members decide, or one closes the auction, at the same time, the first one wins and the second is refused.
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';
import { requireDecider } from '../../rfqs/index.ts';
import { recordStep } from '../reverse-auctions.events.ts';
import { updateAuction } from '../reverse-auctions.store.ts';
import { nextState } from '../reverse-state.ts';
import { startBuyerAction } from '../start-action.ts';
import { executeAward } from './execute-award.ts';

export async function approveAward(tx: Tx, actor: Actor, id: string, awardId: string): Promise<void> {
  const { auction, award } = await startDecision(tx, actor, id, awardId, 'approve');
  await storeDecision(tx, actor, awardId, { state: 'approved' });
  await executeAward(tx, actor, auction, award.supplier_id);
}

/** Rejects a proposed award. The member who proposed it may do this too, to withdraw it. */
export async function rejectAward(tx: Tx, actor: Actor, id: string, awardId: string, reason: string): Promise<void> {
  const { auction, state } = await startDecision(tx, actor, id, awardId, 'reject');
  await storeDecision(tx, actor, awardId, { state: 'rejected', decision_note: reason });
  await updateAuction(tx, id, { state });
  await recordStep(tx, {
    what: 'reverse.award_rejected',
    auctionId: id,
    by: actor.userId,
    tell: [actor.account.id],
    words: { person: actor.name, title: auction.title },
  });
}

async function startDecision(tx: Tx, actor: Actor, id: string, awardId: string, act: 'approve' | 'reject') {
  const auction = await startBuyerAction(tx, actor, id);
  const award =
    (await tx
      .selectFrom('reverse_awards')
      .select(['state', 'supplier_id', 'proposed_by'])
      .where('id', '=', awardId)
      .where('auction_id', '=', id)
      .executeTakeFirst()) ?? fail('reverse.unknown');
  const isOwnRejection = act === 'reject' && award.proposed_by === actor.userId;
  if (!isOwnRejection) requireDecider(actor, award.proposed_by);
  if (auction.state === 'closed') fail('reverse.state');
  if (award.state !== 'proposed') fail('award.decided');
  const state = nextState(act, 'buyer', auction.state) ?? fail('reverse.state');
  return { auction, award, state };
}

type Decision = { state: 'approved' | 'rejected'; decision_note?: string };

async function storeDecision(tx: Tx, { userId }: Actor, awardId: string, decision: Decision): Promise<void> {
  await tx
    .updateTable('reverse_awards')
    .set({ ...decision, decided_by: userId, decided_at: sql`clock_timestamp()` })
    .where('id', '=', awardId)
    .execute();
}
