// The texts and colours of the states of a request, for buyers and suppliers.
import type { supplierStands } from '@rigsouq/contract/rfqs/calls';
import { text } from '../../lib/i18n/i18n.ts';
import type { RfqState } from './rfq-queries.ts';

type StateText = { readonly label: string; readonly tone: 'green' | 'yellow' | 'red' | 'gray' };

export const rfqStateTexts: Record<RfqState, StateText> = {
  draft: { label: text('Draft'), tone: 'gray' },
  open: { label: text('Open for responses'), tone: 'green' },
  technical: { label: text('Technical responses opened'), tone: 'yellow' },
  opened: { label: text('Responses opened'), tone: 'yellow' },
  auction: { label: text('In a reverse auction'), tone: 'yellow' },
  approval: { label: text('Awaiting approval'), tone: 'yellow' },
  awarded: { label: text('Awarded'), tone: 'green' },
  closed: { label: text('Ended without an award'), tone: 'gray' },
  cancelled: { label: text('Cancelled'), tone: 'red' },
};

type Stand = (typeof supplierStands)[number] | 'seen';

/** The states of a supplier, as the supplier and the buyer see them. */
export const supplierStandTexts: Record<Stand, StateText> = {
  invited: { label: text('No response yet'), tone: 'yellow' },
  seen: { label: text('Viewed'), tone: 'yellow' },
  answered: { label: text('Responded'), tone: 'green' },
  unconfirmed: { label: text('Needs confirmation'), tone: 'yellow' },
  declined: { label: text('Declined'), tone: 'gray' },
  withdrawn: { label: text('Withdrawn'), tone: 'gray' },
  late: { label: text('Deadline missed'), tone: 'gray' },
  won: { label: text('Won'), tone: 'green' },
  lost: { label: text('Not won'), tone: 'gray' },
  ended: { label: text('Ended without an award'), tone: 'gray' },
};
