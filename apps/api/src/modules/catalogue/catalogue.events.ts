import { defineEvent } from '../../platform/events.ts';
import { stepFacts } from '../../platform/step-event.ts';

/** An operator took a listing off the market or put it back. */
export const listingStepped = defineEvent('listing.stepped', stepFacts);
