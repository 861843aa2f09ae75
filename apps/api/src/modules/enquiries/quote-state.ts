// Defines the states of a quote and the transitions each side may make, in one table. The buttons on screen come from this table (R33).
import type { quoteActions, quoteStatuses } from '@rigsouq/contract/enquiries/quotes';

export type QuoteStatus = (typeof quoteStatuses)[number];
export type QuoteAction = (typeof quoteActions)[number] | 'expire';
type By = 'buyer' | 'supplier' | 'clock';

const transitions: Record<QuoteAction, { by: By; from: readonly QuoteStatus[]; to: QuoteStatus }> = {
  quote: { by: 'supplier', from: ['Requested', 'Quoted'], to: 'Quoted' },
  decline: { by: 'supplier', from: ['Requested'], to: 'Rejected' },
  accept: { by: 'buyer', from: ['Quoted'], to: 'Accepted' },
  reject: { by: 'buyer', from: ['Quoted'], to: 'Rejected' },
  expire: { by: 'clock', from: ['Quoted'], to: 'Expired' },
};

/** Returns the status after the action, or undefined if this side is not allowed to do it now. */
export function statusAfter(action: QuoteAction, side: By, status: QuoteStatus): QuoteStatus | undefined {
  const { by, from, to } = transitions[action];
  return by === side && from.includes(status) ? to : undefined;
}
