import type { Actor } from '../../platform/access.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { nameOf } from '../enquiries/index.ts';
import { leaveAuction } from '../rfqs/index.ts';
import { beginAsBuyer } from './begin-act.ts';
import { recordStep } from './reverse-auctions.events.ts';
import { appendLog, setAuction } from './reverse-auctions.store.ts';
import { after } from './reverse-state.ts';

/** Cancels an auction before its end, or closes it without an award afterwards. A request that it came from can then be compared again. */
export async function cancelReverse(tx: Tx, actor: Actor, id: string, reason: string): Promise<void> {
  const auction = await beginAsBuyer(tx, actor, id);
  const state = after('cancel', 'buyer', auction.state) ?? after('close', 'buyer', auction.state);
  if (!state) fail('reverse.state');
  await setAuction(tx, id, { state, reason });
  if (state === 'cancelled') await appendLog(tx, { ...auction, fact: { act: 'cancel' }, secret: null });
  // A proposed award no longer waits for a second member.
  await tx
    .updateTable('reverse_awards')
    .set({
      ...{ state: 'rejected', decided_by: actor.userId, decided_at: new Date(auction.now), decision_note: reason },
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
    words: { company: nameOf(actor), title: auction.title },
  });
}
