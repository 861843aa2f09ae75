import type { Actor } from '../../platform/access.ts';
import type { Tx } from '../../platform/db.ts';
import { defineEvent } from '../../platform/events.ts';
import { recordSteps, stepFacts } from '../../platform/step-event.ts';

export const rfqStepped = defineEvent('rfq.stepped', stepFacts);

type Told = Omit<Parameters<typeof recordSteps>[2], 'subjectId'> & { rfqId: string };

export function recordStep(tx: Tx, { rfqId, ...told }: Told): Promise<void> {
  return recordSteps(tx, rfqStepped, { ...told, subjectId: rfqId });
}

/** How an answer stands has changed: nobody's bell rings, and the open pages of the two read it again. Nothing of it is told. */
export function showAnswer(tx: Tx, { account, userId }: Actor, rfq: { id: string; account_id: string }): Promise<void> {
  const showTo = [rfq.account_id, account.id];
  return recordStep(tx, { what: 'rfq.answered', rfqId: rfq.id, by: userId, tell: [], showTo, words: {} });
}
