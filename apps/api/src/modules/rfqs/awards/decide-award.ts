// Decides a proposed award. A second member approves it and orders are issued, or rejects it and the buyer chooses again; its proposer may
// take it back before. Of two concurrent decisions, or a decision and a cancellation, the first counts and the second is refused.
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';
import { nextState } from '../rfq-state.ts';
import { recordStep } from '../rfqs.events.ts';
import { type LockedRfq, lockRfq, setRfq } from '../rfqs.store.ts';
import { validateAward } from './award-rfq.ts';
import { listAwardLines } from './awards.queries.ts';
import { executeAward } from './execute-award.ts';
import { requireDecider } from './require-decider.ts';

export async function approveAward(tx: Tx, actor: Actor, id: string, awardId: string): Promise<void> {
  const { rfq, state } = await startDecision(tx, actor, id, awardId, 'approve');
  const { loaded, chosen } = await validateAward(tx, actor, id, await listAwardLines(tx, awardId));
  await saveDecision(tx, actor, awardId, { state: 'approved' });
  await executeAward(tx, actor, { rfq, loaded, chosen, state });
  await recordDecision(tx, actor, rfq, 'rfq.award_approved');
}

export async function rejectAward(tx: Tx, actor: Actor, id: string, awardId: string, reason: string): Promise<void> {
  const { rfq, state } = await startDecision(tx, actor, id, awardId, 'reject');
  await saveDecision(tx, actor, awardId, { state: 'rejected', decision_note: reason });
  await setRfq(tx, id, { state });
  await recordDecision(tx, actor, rfq, 'rfq.award_rejected');
}

export async function takeBackAward(tx: Tx, actor: Actor, id: string, awardId: string): Promise<void> {
  const { rfq, state } = await startDecision(tx, actor, id, awardId, 'takeBack');
  await saveDecision(tx, actor, awardId, { state: 'withdrawn' });
  await setRfq(tx, id, { state });
  await recordDecision(tx, actor, rfq, 'rfq.award_withdrawn');
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
  if (action !== 'takeBack') requireDecider(actor, award.proposed_by);
  else if (award.proposed_by !== actor.userId) fail('award.not_own');
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

type DecisionEvent = 'rfq.award_approved' | 'rfq.award_rejected' | 'rfq.award_withdrawn';

async function recordDecision(tx: Tx, actor: Actor, { id, title }: LockedRfq, what: DecisionEvent): Promise<void> {
  await recordStep(tx, {
    what,
    rfqId: id,
    by: actor.userId,
    tell: [actor.account.id],
    words: { person: actor.name, title },
  });
}
