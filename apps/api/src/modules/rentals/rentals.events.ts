import { defineEvent } from '../../platform/jobs/events.ts';
import { stepFacts } from '../../platform/jobs/step-event.ts';

export const bookingStepped = defineEvent('booking.stepped', stepFacts);
