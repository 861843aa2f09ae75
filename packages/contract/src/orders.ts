// Calls of purchase orders, which an award creates. The supplier accepts, and the buyer records the delivery and closes the order (R50).
import { z } from 'zod';
import { country, currency } from './codes.ts';
import { lines } from './contact.ts';
import { endpoint } from './endpoint.ts';
import { orderStates } from './order-lists.ts';
import { otherSide } from './quotes.ts';
import { modes } from './rfqs.ts';
import { done, id, instant, language } from './wire.ts';

export const orderActs = ['accept', 'decline', 'deliver', 'close', 'cancel'] as const;

const orderItem = z.object({
  _id: id,
  number: z.string(),
  side: z.enum(['buyer', 'supplier']),
  other: otherSide,
  title: z.string(),
  state: z.enum(orderStates),
  currency,
  total: z.number().describe('With VAT'),
  dueOn: z.iso.date().nullable(),
  createdAt: instant,
});

export const listOrders = endpoint({
  method: 'GET',
  path: '/procurement/orders',
  access: 'member',
  summary: 'Purchase orders of my account, from one side, newest first',
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
  taxId: z.string().nullable().describe('Its VAT registration'),
});

export const readOrder = endpoint({
  method: 'GET',
  path: '/procurement/orders/:id',
  access: 'member',
  summary: 'A purchase order of my account, from either side, with its history',
  params: z.object({ id }),
  answer: orderItem.extend({
    rfqId: id.nullable(),
    rfqNumber: z.string().nullable(),
    auctionId: id.nullable(),
    auctionNumber: z.string().nullable(),
    buyer: party,
    supplier: party,
    country: country.describe('Of delivery: its VAT'),
    net: z.number(),
    vatRate: z.number().describe('In per cent, of the day of issue'),
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
        act: z.enum(['issue', ...orderActs]),
        by: z.enum(['buyer', 'supplier']),
        name: z.string().nullable().describe('The person, told to their own side'),
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
const reason = z.object({ reason: lines.trim().min(3, 'Give a reason').max(1_000) });

export const acceptOrder = endpoint({
  trade: true,
  ...action,
  path: '/procurement/orders/:id/accept',
  summary: 'The supplier accepts',
  once: true,
});
export const declineOrder = endpoint({
  ...action,
  path: '/procurement/orders/:id/decline',
  summary: 'The supplier cannot',
  body: reason,
});
export const deliverOrder = endpoint({
  ...action,
  path: '/procurement/orders/:id/deliver',
  summary: 'The buyer has received everything, on that day',
  body: z.object({ deliveredOn: z.iso.date('Choose the day of delivery') }),
  errors: ['order.unknown', 'deal.state', 'order.delivery_day'],
});
export const closeOrder = endpoint({
  ...action,
  path: '/procurement/orders/:id/close',
  summary: 'The buyer has nothing more to ask',
});
export const cancelOrder = endpoint({
  ...action,
  path: '/procurement/orders/:id/cancel',
  summary: 'The buyer takes it back, until it is accepted',
  body: reason,
});

export const orderPaper = endpoint({
  ...action,
  path: '/procurement/orders/:id/paper',
  summary: 'An address of the PDF in one language, which works for some minutes',
  body: z.object({ language }),
  answer: z.object({ url: z.string() }),
  errors: ['order.unknown'],
});
