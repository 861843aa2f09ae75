import type { Tx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { defineEvent } from '../../platform/jobs/events.ts';
import { recordSteps, stepFacts } from '../../platform/jobs/step-event.ts';

export const rfqStepped = defineEvent('rfq.stepped', stepFacts);

type RfqStep = Omit<Parameters<typeof recordSteps>[2], 'subjectId'> & { rfqId: string };

export function recordStep(tx: Tx, { rfqId, ...step }: RfqStep): Promise<void> {
  return recordSteps(tx, rfqStepped, { ...step, subjectId: rfqId });
}

/** Makes the open pages of buyer and supplier reload after an answer changed. It notifies no one and carries nothing of the answer. */
export function publishAnswerChange(
  tx: Tx,
  { account, userId }: Actor,
  rfq: { id: string; account_id: string },
): Promise<void> {
  const showTo = [rfq.account_id, account.id];
  return recordStep(tx, { what: 'rfq.answered', rfqId: rfq.id, by: userId, tell: [], showTo, words: {} });
}
