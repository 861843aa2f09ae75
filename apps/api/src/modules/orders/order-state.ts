// The state machine of a purchase order: which side may do which action in which state. The buttons on screen come from this table (R50).

import type { orderActions } from '@rigsouq/contract/orders/calls';
import type { orderStates } from '@rigsouq/contract/orders/lists';

export type OrderState = (typeof orderStates)[number];
export type OrderAction = (typeof orderActions)[number];
type By = 'buyer' | 'supplier';

const transitions: Record<OrderAction, { by: By; from: OrderState; to: OrderState }> = {
  accept: { by: 'supplier', from: 'issued', to: 'accepted' },
  decline: { by: 'supplier', from: 'issued', to: 'declined' },
  cancel: { by: 'buyer', from: 'issued', to: 'cancelled' },
  deliver: { by: 'buyer', from: 'accepted', to: 'delivered' },
  close: { by: 'buyer', from: 'delivered', to: 'closed' },
};

/** Returns the state after the action, or undefined when this side may not do it now. */
export function nextState(act: OrderAction, side: By, state: OrderState): OrderState | undefined {
  const { by, from, to } = transitions[act];
  return by === side && from === state ? to : undefined;
}
