import { text } from '../../lib/i18n/i18n.ts';
import type { Side } from '../../shared/deals/deal.ts';
import type { Order, OrderState } from './order-queries.ts';

/** The next step in each state, for the buyer and for the supplier. */
const nextSteps: Record<OrderState, Record<Side, string>> = {
  issued: {
    buyer: text('Waiting for the supplier to accept.'),
    supplier: text('Accept the order, or decline with a reason.'),
  },
  accepted: {
    buyer: text('Confirm delivery once everything has arrived.'),
    supplier: text('Deliver by the due date. The buyer confirms delivery once everything has arrived.'),
  },
  declined: {
    buyer: text('The supplier declined. Ask other suppliers in a new request.'),
    supplier: text('You declined this order. No further action is needed.'),
  },
  delivered: {
    buyer: text('Close the order when everything is settled.'),
    supplier: text('The buyer has confirmed delivery and will close the order.'),
  },
  closed: { buyer: text('This order is complete.'), supplier: text('This order is complete.') },
  cancelled: {
    buyer: text('You cancelled this order. No further action is needed.'),
    supplier: text('The buyer cancelled this order. No further action is needed.'),
  },
};

const awardAgainTexts = {
  declined: text('The supplier declined. You can award its lines again in the request.'),
  cancelled: text('You cancelled this order. You can award its lines again in the request.'),
} as const;

/** Returns the next step. If the order came from a request, the lines of a declined or cancelled order can be awarded again there. */
export function nextStep({ state, side, rfqId }: Pick<Order, 'state' | 'side' | 'rfqId'>): string {
  if (side === 'buyer' && rfqId && (state === 'declined' || state === 'cancelled')) return awardAgainTexts[state];
  return nextSteps[state][side];
}
