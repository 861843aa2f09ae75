import type { orderActions } from '@rigsouq/contract/orders';
import { text } from '../../lib/i18n.ts';
import type { Side } from '../../shell/deal/deal.ts';
import type { Order, OrderState } from './order-queries.ts';

export const orderActionTexts: Record<'issue' | (typeof orderActions)[number], string> = {
  issue: text('Order issued'),
  accept: text('Order accepted'),
  decline: text('Order declined'),
  deliver: text('Delivery noted'),
  close: text('Order closed'),
  cancel: text('Order taken back'),
};

/** The next step in each state, for the buyer and for the supplier. */
const nextSteps: Record<OrderState, Record<Side, string>> = {
  issued: {
    buyer: text('The supplier is to accept the order.'),
    supplier: text('Accept the order, or say why you cannot.'),
  },
  accepted: {
    buyer: text('Note the delivery when everything has arrived.'),
    supplier: text('Deliver by the due day. The buyer notes when everything has arrived.'),
  },
  declined: {
    buyer: text('The supplier cannot deliver. Ask others in a new request.'),
    supplier: text('You have declined this order. Nothing more is to do.'),
  },
  delivered: {
    buyer: text('Close the order when nothing is left to ask.'),
    supplier: text('The buyer has received everything and closes the order.'),
  },
  closed: { buyer: text('Everything is done.'), supplier: text('Everything is done.') },
  cancelled: {
    buyer: text('You have taken this order back. Nothing more is to do.'),
    supplier: text('The buyer has taken this order back. Nothing more is to do.'),
  },
};

const awardAgainTexts = {
  declined: text('The supplier cannot deliver. You can award its lines anew in the request.'),
  cancelled: text('You have taken this order back. You can award its lines anew in the request.'),
} as const;

/** Returns the next step. If the order came from a request, the lines of a declined or cancelled order can be awarded again there. */
export function nextStep({ state, side, rfqId }: Pick<Order, 'state' | 'side' | 'rfqId'>): string {
  if (side === 'buyer' && rfqId && (state === 'declined' || state === 'cancelled')) return awardAgainTexts[state];
  return nextSteps[state][side];
}
