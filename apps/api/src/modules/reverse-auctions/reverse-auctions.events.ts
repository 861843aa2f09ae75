import type { Tx } from '../../platform/database/db.ts';
import { defineEvent } from '../../platform/jobs/events.ts';
import { recordSteps, stepFacts } from '../../platform/jobs/step-event.ts';

export const reverseStepped = defineEvent('reverse.stepped', stepFacts);

type Step = Omit<Parameters<typeof recordSteps>[2], 'subjectId'> & { auctionId: string };

export function recordStep(tx: Tx, { auctionId, ...step }: Step): Promise<void> {
  return recordSteps(tx, reverseStepped, { ...step, subjectId: auctionId });
}
