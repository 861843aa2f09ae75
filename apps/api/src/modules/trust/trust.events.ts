import { defineEvent } from '../../platform/jobs/events.ts';
import { stepFacts } from '../../platform/jobs/step-event.ts';

export const reviewStepped = defineEvent('review.stepped', stepFacts);
export const licenceStepped = defineEvent('licence.stepped', stepFacts);
export const reportStepped = defineEvent('report.stepped', stepFacts);
