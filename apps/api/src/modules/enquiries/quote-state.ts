// The life of a quote, as one table: who may do what in each state, and what it is then. The screen's buttons come from here (R33).
import type { quoteActs, quoteStatuses } from '@rigsouq/contract/quotes';

export type QuoteStatus = (typeof quoteStatuses)[number];
export type QuoteAct = (typeof quoteActs)[number] | 'expire';
type By = 'buyer' | 'supplier' | 'clock';

const transitions: Record<QuoteAct, { by: By; from: readonly QuoteStatus[]; to: QuoteStatus }> = {
  quote: { by: 'supplier', from: ['Requested', 'Quoted'], to: 'Quoted' },
  decline: { by: 'supplier', from: ['Requested'], to: 'Rejected' },
  accept: { by: 'buyer', from: ['Quoted'], to: 'Accepted' },
  reject: { by: 'buyer', from: ['Quoted'], to: 'Rejected' },
  expire: { by: 'clock', from: ['Quoted'], to: 'Expired' },
};

/** The state after the act, or undefined where this side cannot do it now. */
export function after(act: QuoteAct, side: By, status: QuoteStatus): QuoteStatus | undefined {
  const { by, from, to } = transitions[act];
  return by === side && from.includes(status) ? to : undefined;
}
