// A second member agrees, and the order is issued; or does not, and the choice is made anew. Of two who decide at once, and of one who
// decides while another ends the auction, the first one counts and the second is told.
import { sql } from 'kysely';
import type { Actor } from '../../platform/access.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { mayDecide } from '../rfqs/index.ts';
import { beginAsBuyer } from './begin-act.ts';
import { carryOut } from './carry-out-award.ts';
import { recordStep } from './reverse-auctions.events.ts';
import { setAuction } from './reverse-auctions.store.ts';
import { after } from './reverse-state.ts';

export async function approveAward(tx: Tx, actor: Actor, id: string, awardId: string): Promise<void> {
  const { auction, award } = await begin(tx, actor, id, awardId, 'approve');
  await decide(tx, actor, awardId, { state: 'approved' });
  await carryOut(tx, actor, auction, award.supplier_id);
}

/** Also for who proposed it: it is taken back. */
export async function rejectAward(tx: Tx, actor: Actor, id: string, awardId: string, reason: string): Promise<void> {
  const { auction, state } = await begin(tx, actor, id, awardId, 'reject');
  await decide(tx, actor, awardId, { state: 'rejected', decision_note: reason });
  await setAuction(tx, id, { state });
  await recordStep(tx, {
    what: 'reverse.award_rejected',
    auctionId: id,
    by: actor.userId,
    tell: [actor.account.id],
    words: { person: actor.name, title: auction.title },
  });
}

async function begin(tx: Tx, actor: Actor, id: string, awardId: string, act: 'approve' | 'reject') {
  const auction = await beginAsBuyer(tx, actor, id);
  const award =
    (await tx
      .selectFrom('reverse_awards')
      .select(['state', 'supplier_id', 'proposed_by'])
      .where('id', '=', awardId)
      .where('auction_id', '=', id)
      .executeTakeFirst()) ?? fail('reverse.unknown');
  const own = award.proposed_by === actor.userId;
  const may = mayDecide(actor, award.proposed_by) || (act === 'reject' && own);
  if (!may) fail(actor.position === 'agent' ? 'award.position' : 'award.own');
  if (auction.state === 'closed') fail('reverse.state');
  if (award.state !== 'proposed') fail('award.decided');
  const state = after(act, 'buyer', auction.state) ?? fail('reverse.state');
  return { auction, award, state };
}

type Decision = { state: 'approved' | 'rejected'; decision_note?: string };

async function decide(tx: Tx, { userId }: Actor, awardId: string, decision: Decision): Promise<void> {
  await tx
    .updateTable('reverse_awards')
    .set({ ...decision, decided_by: userId, decided_at: sql`clock_timestamp()` })
    .where('id', '=', awardId)
    .execute();
}
