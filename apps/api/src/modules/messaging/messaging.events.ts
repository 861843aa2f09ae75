import { defineEvent } from '../../platform/events.ts';
import { stepFacts } from '../../platform/step-event.ts';

export const messageSent = defineEvent('message.sent', stepFacts);
