// The texts and colours of the states of a reverse auction, for buyers and suppliers.
import { text } from '../../lib/i18n/i18n.ts';
import type { ReverseStand, ReverseState } from './reverse-queries.ts';

type StateText = { readonly label: string; readonly tone: 'green' | 'yellow' | 'red' | 'gray' };

export const reverseStateTexts: Record<ReverseState, StateText> = {
  scheduled: { label: text('Scheduled'), tone: 'gray' },
  live: { label: text('Live'), tone: 'green' },
  ended: { label: text('Ready to award'), tone: 'yellow' },
  approval: { label: text('Awaiting approval'), tone: 'yellow' },
  awarded: { label: text('Awarded'), tone: 'green' },
  closed: { label: text('Ended without an award'), tone: 'gray' },
  cancelled: { label: text('Cancelled'), tone: 'red' },
};

export const reverseStandTexts: Record<ReverseStand, StateText> = {
  invited: { label: text('No offer yet'), tone: 'yellow' },
  offered: { label: text('Offer submitted'), tone: 'green' },
  won: { label: text('Won'), tone: 'green' },
  lost: { label: text('Not won'), tone: 'gray' },
  ended: { label: text('Ended without an award'), tone: 'gray' },
};
