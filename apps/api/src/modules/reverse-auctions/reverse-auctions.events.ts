import type { Tx } from '../../platform/db.ts';
import { defineEvent } from '../../platform/events.ts';
import { recordSteps, stepFacts } from '../../platform/step-event.ts';

export const reverseStepped = defineEvent('reverse.stepped', stepFacts);

type Told = Omit<Parameters<typeof recordSteps>[2], 'subjectId'> & { auctionId: string };

export function recordStep(tx: Tx, { auctionId, ...told }: Told): Promise<void> {
  return recordSteps(tx, reverseStepped, { ...told, subjectId: auctionId });
}
