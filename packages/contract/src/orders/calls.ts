// Calls of purchase orders, which an award creates. The supplier accepts, and the buyer records the delivery and closes the order (R50).
import { z } from 'zod';
import { country, currency } from '../codes.ts';
import { endpoint } from '../endpoint.ts';
import { counterparty } from '../enquiries/quotes.ts';
import { multiLine } from '../leads/contact.ts';
import { modes } from '../rfqs/calls.ts';
import { done, id, instant, language } from '../wire.ts';
import { orderStates } from './lists.ts';

export const orderActions = ['accept', 'decline', 'deliver', 'close', 'cancel'] as const;

const orderItem = z.object({
  _id: id,
  number: z.string(),
  side: z.enum(['buyer', 'supplier']),
  other: counterparty,
  title: z.string(),
  state: z.enum(orderStates),
  currency,
  total: z.number().describe('Total incl. VAT'),
  dueOn: z.iso.date().nullable(),
  late: z.boolean().describe('Accepted, and the day of delivery is over in the country of the order'),
  createdAt: instant,
});

export const listOrders = endpoint({
  method: 'GET',
  path: '/procurement/orders',
  access: 'member',
  summary: 'List the purchase orders of the account, as buyer or supplier, newest first',
  query: z.object({
    side: z.enum(['buyer', 'supplier']).default('buyer'),
    state: z.enum(orderStates).optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  answer: z.object({ orders: z.array(orderItem), total: z.int(), pages: z.int() }),
});

const party = z.object({
  companyName: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  country: country.nullable(),
  taxId: z.string().nullable().describe('VAT registration number'),
});

export const readOrder = endpoint({
  method: 'GET',
  path: '/procurement/orders/:id',
  access: 'member',
  summary: 'Read a purchase order of the account, as buyer or supplier, with its history',
  params: z.object({ id }),
  answer: orderItem.extend({
    rfqId: id.nullable(),
    rfqNumber: z.string().nullable(),
    auctionId: id.nullable(),
    auctionNumber: z.string().nullable(),
    buyer: party,
    supplier: party,
    country: country.describe('Country of delivery, which decides the VAT rate'),
    net: z.number(),
    vatRate: z.number().describe('Per cent, on the day of issue'),
    vat: z.number(),
    lines: z.array(
      z.object({
        line: z.int(),
        description: z.string(),
        quantity: z.int(),
        mode: z.enum(modes),
        from: z.iso.date().nullable(),
        to: z.iso.date().nullable(),
        place: z.string(),
        unit: z.number(),
        total: z.number(),
      }),
    ),
    deliveredOn: z.iso.date().nullable(),
    history: z.array(
      z.object({
        at: instant,
        act: z.enum(['issue', ...orderActions]),
        by: z.enum(['buyer', 'supplier']),
        name: z.string().nullable().describe('Name of the user, sent only to their own side'),
        note: z.string().nullable(),
      }),
    ),
    can: z.object({
      accept: z.boolean(),
      decline: z.boolean(),
      deliver: z.boolean(),
      close: z.boolean(),
      cancel: z.boolean(),
    }),
  }),
  errors: ['order.unknown'],
});

const action = {
  method: 'POST',
  access: 'member',
  params: z.object({ id }),
  answer: done,
  errors: ['order.unknown', 'deal.state'],
  limits: [{ by: 'account', max: 240, seconds: 600 }],
} as const;
const reason = z.object({ reason: multiLine.trim().min(3, 'Give a reason').max(1_000) });

export const acceptOrder = endpoint({
  trade: true,
  ...action,
  path: '/procurement/orders/:id/accept',
  summary: 'Accept a purchase order as the supplier',
  message: 'Order accepted',
  once: true,
});
export const declineOrder = endpoint({
  ...action,
  path: '/procurement/orders/:id/decline',
  summary: 'Decline a purchase order as the supplier, with a reason',
  message: 'Order declined',
  body: reason,
});
export const deliverOrder = endpoint({
  ...action,
  path: '/procurement/orders/:id/deliver',
  summary: 'Record as the buyer the day on which everything was delivered',
  message: 'Delivery confirmed',
  body: z.object({ deliveredOn: z.iso.date('Choose the delivery date') }),
  errors: ['order.unknown', 'deal.state', 'order.delivery_day'],
});
export const closeOrder = endpoint({
  ...action,
  path: '/procurement/orders/:id/close',
  summary: 'Close a delivered purchase order as the buyer',
  message: 'Order closed',
});
export const cancelOrder = endpoint({
  ...action,
  path: '/procurement/orders/:id/cancel',
  summary: 'Cancel a purchase order as the buyer, before it is accepted',
  message: 'Order cancelled',
  body: reason,
});

export const createOrderPdfLink = endpoint({
  ...action,
  path: '/procurement/orders/:id/paper',
  summary: 'Get the URL of the PDF in one language, valid for a few minutes',
  body: z.object({ language }),
  answer: z.object({ url: z.string() }),
  errors: ['order.unknown'],
});
