// The life of a purchase order, as one table: who may do what in each state, and what it is then. The screen's buttons come from here (R50).
import type { orderStates } from '@rigsouq/contract/order-lists';
import type { orderActs } from '@rigsouq/contract/orders';

export type OrderState = (typeof orderStates)[number];
export type OrderAct = (typeof orderActs)[number];
type By = 'buyer' | 'supplier';

const transitions: Record<OrderAct, { by: By; from: OrderState; to: OrderState }> = {
  accept: { by: 'supplier', from: 'issued', to: 'accepted' },
  decline: { by: 'supplier', from: 'issued', to: 'declined' },
  cancel: { by: 'buyer', from: 'issued', to: 'cancelled' },
  deliver: { by: 'buyer', from: 'accepted', to: 'delivered' },
  close: { by: 'buyer', from: 'delivered', to: 'closed' },
};

/** The state after the act, or undefined where this side cannot do it now. */
export function after(act: OrderAct, side: By, state: OrderState): OrderState | undefined {
  const { by, from, to } = transitions[act];
  return by === side && from === state ? to : undefined;
}
