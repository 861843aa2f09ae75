import { defineEvent } from '../../platform/events.ts';
import { stepFacts } from '../../platform/step-event.ts';

export const companyStepped = defineEvent('company.stepped', stepFacts);
