// Awards lines to the chosen offers. Above the account's limit the award waits for a second member, otherwise orders are issued immediately.

import type { ParsedOf } from '@rigsouq/contract/endpoint';
import type { awardRfq as call } from '@rigsouq/contract/rfqs/awards';
import type { Tx } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/database/ids.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { fail } from '../../../platform/http/errors.ts';
import { nextState } from '../rfq-state.ts';
import { recordStep } from '../rfqs.events.ts';
import { setRfq } from '../rfqs.store.ts';
import { startBuyerAction } from '../start-action.ts';
import { type Choice, listRemainingLines, sumOrderedParts, validateChoices } from './award-rules.ts';
import { findRfqToCompare, loadComparison } from './awards.queries.ts';
import { executeAward } from './execute-award.ts';
import { requiresApproval } from './requires-approval.ts';

type Given = ParsedOf<typeof call>['body'];

export async function awardRfq(tx: Tx, actor: Actor, id: string, given: Given): Promise<'approval' | 'awarded'> {
  const { rfq, state } = await startBuyerAction(tx, actor, id, 'award');
  if (rfq.version !== given.version) fail('rfq.amended');
  const { reason } = given;
  const { loaded, chosen, total, plain } = await validateAward(tx, actor, id, given.lines);
  if (!plain && !reason) fail('rfq.reason');
  const { currency } = loaded.rfq;
  const whole = total + sumOrderedParts(loaded.ordered, currency, loaded.rates);
  const usd = loaded.rates.get(currency) ?? 1;
  const waits = await requiresApproval(tx, actor, { total: whole, currency, usd, rfqId: id });
  const awardId = newId();
  const decided = waits ? {} : { decided_by: actor.userId, decided_at: rfq.now };
  await tx
    .insertInto('rfq_awards')
    .values({
      id: awardId,
      rfq_id: id,
      state: waits ? 'proposed' : 'approved',
      reason,
      total_minor: total,
      proposed_by: actor.userId,
      ...decided,
    })
    .execute();
  await tx
    .insertInto('rfq_award_lines')
    .values(given.lines.map(({ answerId, ...line }) => ({ award_id: awardId, answer_id: answerId, ...line })))
    .execute();
  if (!waits) {
    await executeAward(tx, actor, { rfq, loaded, chosen, state });
    return 'awarded';
  }
  await setRfq(tx, id, { state: nextState('propose', 'buyer', rfq) ?? fail('rfq.state') });
  await recordStep(tx, {
    what: 'rfq.award_proposed',
    rfqId: id,
    by: actor.userId,
    tell: [actor.account.id],
    words: { person: actor.name, title: rfq.title },
  });
  return 'approval';
}

/** Loads the chosen offers from the opened answers and validates them. The offers must be valid on the day of the decision. */
export async function validateAward(tx: Tx, actor: Actor, id: string, lines: readonly Choice[]) {
  const rfq = (await findRfqToCompare(tx, id, actor.account.id)) ?? fail('rfq.unknown');
  const loaded = await loadComparison(tx, rfq);
  const left = listRemainingLines(loaded.lines, loaded.ordered, rfq.awarded);
  if (left.every(({ quantity }) => quantity === 0)) fail('rfq.state');
  const validated = validateChoices(lines, left, loaded.compared, rfq.today);
  if ('fault' in validated) fail(validated.fault);
  return { loaded, ...validated };
}
