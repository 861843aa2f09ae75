// A second member agrees, and the orders are issued; or does not, and the choice is made anew; or who proposed it takes it back before. Of
// two who decide at once, and of one who decides while another calls the request off, the first one counts and the second is told.
import { sql } from 'kysely';
import type { Actor } from '../../platform/access.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { judgeChoice } from './award-rfq.ts';
import { awardLines } from './awards.queries.ts';
import { carryOut } from './carry-out-award.ts';
import { after } from './rfq-state.ts';
import { recordStep } from './rfqs.events.ts';
import { mayDecide } from './rfqs.policy.ts';
import { lockRfq, setRfq } from './rfqs.store.ts';

export async function approveAward(tx: Tx, actor: Actor, id: string, awardId: string): Promise<void> {
  const { rfq, state } = await begin(tx, actor, id, awardId, 'approve');
  const { loaded, chosen } = await judgeChoice(tx, actor, id, await awardLines(tx, awardId));
  await decide(tx, actor, awardId, { state: 'approved' });
  await carryOut(tx, actor, { rfq, loaded, chosen, state });
  await recordStep(tx, {
    what: 'rfq.award_approved',
    rfqId: id,
    by: actor.userId,
    tell: [actor.account.id],
    words: { person: actor.name, title: rfq.title },
  });
}

export async function rejectAward(tx: Tx, actor: Actor, id: string, awardId: string, reason: string): Promise<void> {
  const { rfq, state } = await begin(tx, actor, id, awardId, 'reject');
  await decide(tx, actor, awardId, { state: 'rejected', decision_note: reason });
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
  const { rfq, state } = await begin(tx, actor, id, awardId, 'takeBack');
  await decide(tx, actor, awardId, { state: 'withdrawn' });
  await setRfq(tx, id, { state });
  await recordStep(tx, {
    what: 'rfq.award_withdrawn',
    rfqId: id,
    by: actor.userId,
    tell: [actor.account.id],
    words: { person: actor.name, title: rfq.title },
  });
}

async function begin(tx: Tx, actor: Actor, id: string, awardId: string, act: 'approve' | 'reject' | 'takeBack') {
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
  if (act === 'takeBack' && !own) fail('award.not_own');
  if (act !== 'takeBack' && !mayDecide(actor, award.proposed_by))
    fail(actor.position === 'agent' ? 'award.position' : 'award.own');
  if (rfq.state === 'closed') fail('rfq.state');
  if (award.state !== 'proposed') fail('award.decided');
  const state = after(act, 'buyer', rfq) ?? fail('rfq.state');
  return { rfq, state };
}

type Decision = { state: 'approved' | 'rejected' | 'withdrawn'; decision_note?: string };

async function decide(tx: Tx, { userId }: Actor, awardId: string, decision: Decision): Promise<void> {
  await tx
    .updateTable('rfq_awards')
    .set({ ...decision, decided_by: userId, decided_at: sql`clock_timestamp()` })
    .where('id', '=', awardId)
    .execute();
}
