import { defineEvent } from '../../platform/events.ts';
import { stepFacts } from '../../platform/step-event.ts';

export const documentEnding = defineEvent('supplier.document_ending', stepFacts);
