// Texts and colours for the states of a request and of its recipients.
import type { forwardStates, requestStates } from '@rigsouq/contract/leads/forwards';
import { text } from '../../../lib/i18n/i18n.ts';

export type ForwardState = (typeof forwardStates)[number];
type Shown = { label: string; color: 'green' | 'yellow' | 'gray' };

export const forwardStateTexts: Record<ForwardState, Shown> = {
  sent: { label: text('Waiting for an answer'), color: 'yellow' },
  accepted: { label: text('Accepted'), color: 'green' },
  declined: { label: text('Declined'), color: 'gray' },
  withdrawn: { label: text('Withdrawn'), color: 'gray' },
  expired: { label: text('No answer'), color: 'gray' },
};

export const requestStateTexts: Record<(typeof requestStates)[number], Shown> = {
  received: { label: text('We are reviewing your request'), color: 'yellow' },
  forwarded: { label: text('Forwarded'), color: 'yellow' },
  answered: { label: text('Answered'), color: 'green' },
  closed: { label: text('Closed'), color: 'gray' },
};
