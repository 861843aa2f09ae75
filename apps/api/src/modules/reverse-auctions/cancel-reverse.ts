import type { Tx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import { companyNameOf } from '../enquiries/index.ts';
import { leaveAuction } from '../rfqs/index.ts';
import { recordStep } from './reverse-auctions.events.ts';
import { appendLog, updateAuction } from './reverse-auctions.store.ts';
import { nextState } from './reverse-state.ts';
import { startBuyerAction } from './start-action.ts';

/** Cancels an auction before its end, or closes it without an award afterwards. A request that it came from can then be compared again. */
export async function cancelReverse(tx: Tx, actor: Actor, id: string, reason: string): Promise<void> {
  const auction = await startBuyerAction(tx, actor, id);
  const state = nextState('cancel', 'buyer', auction.state) ?? nextState('close', 'buyer', auction.state);
  if (!state) fail('reverse.state');
  await updateAuction(tx, id, { state, reason });
  if (state === 'cancelled') await appendLog(tx, { ...auction, fact: { act: 'cancel' }, secret: null });
  // A proposed award no longer waits for a second member.
  await tx
    .updateTable('reverse_awards')
    .set({
      state: 'rejected',
      decided_by: actor.userId,
      decided_at: new Date(auction.now),
      decision_note: reason,
    })
    .where('auction_id', '=', id)
    .where('state', '=', 'proposed')
    .execute();
  if (auction.rfqId) await leaveAuction(tx, actor, auction.rfqId);
  await recordStep(tx, {
    what: state === 'cancelled' ? 'reverse.cancelled' : 'reverse.closed',
    auctionId: id,
    by: actor.userId,
    tell: [...auction.seats.keys()],
    showTo: [actor.account.id],
    words: { company: companyNameOf(actor), title: auction.title },
  });
}
