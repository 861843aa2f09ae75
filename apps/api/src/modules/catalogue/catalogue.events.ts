import { defineEvent } from '../../platform/jobs/events.ts';
import { stepFacts } from '../../platform/jobs/step-event.ts';

/** An operator took a listing off the market or put it back. */
export const listingStepped = defineEvent('listing.stepped', stepFacts);
