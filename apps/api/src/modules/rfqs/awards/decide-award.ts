// Decides a proposed award. A second member approves it and orders are issued, or rejects it and the buyer chooses again; its proposer may
// take it back before. Of two concurrent decisions, or a decision and a cancellation, the first counts and the second is refused.
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';
import { nextState } from '../rfq-state.ts';
import { recordStep } from '../rfqs.events.ts';
import { mayDecide } from '../rfqs.policy.ts';
import { lockRfq, setRfq } from '../rfqs.store.ts';
import { validateAward } from './award-rfq.ts';
import { listAwardLines } from './awards.queries.ts';
import { executeAward } from './execute-award.ts';

export async function approveAward(tx: Tx, actor: Actor, id: string, awardId: string): Promise<void> {
  const { rfq, state } = await startDecision(tx, actor, id, awardId, 'approve');
  const { loaded, chosen } = await validateAward(tx, actor, id, await listAwardLines(tx, awardId));
  await saveDecision(tx, actor, awardId, { state: 'approved' });
  await executeAward(tx, actor, { rfq, loaded, chosen, state });
  await recordStep(tx, {
    what: 'rfq.award_approved',
    rfqId: id,
    by: actor.userId,
    tell: [actor.account.id],
    words: { person: actor.name, title: rfq.title },
  });
}

export async function rejectAward(tx: Tx, actor: Actor, id: string, awardId: string, reason: string): Promise<void> {
  const { rfq, state } = await startDecision(tx, actor, id, awardId, 'reject');
  await saveDecision(tx, actor, awardId, { state: 'rejected', decision_note: reason });
  await setRfq(tx, id, { state });
  await recordStep(tx, {
    what: 'rfq.award_rejected',
    rfqId: id,
    by: actor.userId,
    tell: [actor.account.id],
    words: { person: actor.name, title: rfq.title },
  });
}

export async function takeBackAward(tx: Tx, actor: Actor, id: string, awardId: string): Promise<void> {
  const { rfq, state } = await startDecision(tx, actor, id, awardId, 'takeBack');
  await saveDecision(tx, actor, awardId, { state: 'withdrawn' });
  await setRfq(tx, id, { state });
  await recordStep(tx, {
    what: 'rfq.award_withdrawn',
    rfqId: id,
    by: actor.userId,
    tell: [actor.account.id],
    words: { person: actor.name, title: rfq.title },
  });
}

async function startDecision(
  tx: Tx,
  actor: Actor,
  id: string,
  awardId: string,
  action: 'approve' | 'reject' | 'takeBack',
) {
  const rfq = await lockRfq(tx, id);
  if (rfq?.account_id !== actor.account.id) fail('rfq.unknown');
  const award =
    (await tx
      .selectFrom('rfq_awards')
      .select(['state', 'proposed_by'])
      .where('id', '=', awardId)
      .where('rfq_id', '=', id)
      .executeTakeFirst()) ?? fail('rfq.unknown');
  const own = award.proposed_by === actor.userId;
  if (action === 'takeBack' && !own) fail('award.not_own');
  if (action !== 'takeBack' && !mayDecide(actor, award.proposed_by))
    fail(actor.position === 'agent' ? 'award.position' : 'award.own');
  if (rfq.state === 'closed') fail('rfq.state');
  if (award.state !== 'proposed') fail('award.decided');
  const state = nextState(action, 'buyer', rfq) ?? fail('rfq.state');
  return { rfq, state };
}

type Decision = { state: 'approved' | 'rejected' | 'withdrawn'; decision_note?: string };

async function saveDecision(tx: Tx, { userId }: Actor, awardId: string, decision: Decision): Promise<void> {
  await tx
    .updateTable('rfq_awards')
    .set({ ...decision, decided_by: userId, decided_at: sql`clock_timestamp()` })
    .where('id', '=', awardId)
    .execute();
}
