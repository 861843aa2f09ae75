import { defineEvent } from '../../platform/jobs/events.ts';
import { stepFacts } from '../../platform/jobs/step-event.ts';

export const needPosted = defineEvent('need.posted', stepFacts);
export const planStepped = defineEvent('plan.stepped', stepFacts);
