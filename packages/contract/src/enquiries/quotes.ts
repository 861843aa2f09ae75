// Calls of quotes: a buyer asks, the supplier answers with a price, and the buyer accepts or rejects it (R33).
import { z } from 'zod';
import { listingTypes } from '../catalogue/market-lists.ts';
import { country, currency, textIn } from '../codes.ts';
import { endpoint } from '../endpoint.ts';
import { codesOf, currencies } from '../taxonomy.ts';
import { created, done, id, instant, oneOf, unlessEmpty } from '../wire.ts';

export const quoteStatuses = ['Requested', 'Quoted', 'Accepted', 'Rejected', 'Expired'] as const;
export const quoteActions = ['quote', 'decline', 'accept', 'reject'] as const;
const can = z.object({ quote: z.boolean(), decline: z.boolean(), accept: z.boolean(), reject: z.boolean() });

export const page = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(50).default(5),
});

/** The machine of a deal, as the lists of the dashboard show it. */
export const dealEquipment = z
  .object({
    _id: id,
    title: z.string(),
    type: z.enum(listingTypes),
    image: z.string().nullable(),
    country: country.nullable().describe('Country of the machine, whose time zone the times of the deal are in'),
  })
  .meta({ id: 'DealtEquipment' });
/** The other company of a deal. */
export const counterparty = z
  .object({ _id: id, companyName: z.string(), verified: z.boolean() })
  .meta({ id: 'OtherSide', description: 'The other company of the deal' });
const note = unlessEmpty(z.string().trim().max(2_000));

const quoteItem = z
  .object({
    _id: id,
    equipmentId: dealEquipment,
    other: counterparty,
    side: z.enum(['buyer', 'supplier']),
    status: z.enum(quoteStatuses),
    price: z.number().nullable(),
    currency: currency.nullable(),
    validUntil: instant.nullable(),
    createdAt: instant,
    can,
  })
  .meta({ id: 'Quote' });

export const requestQuote = endpoint({
  method: 'POST',
  path: '/equipment/request-quote',
  access: 'member',
  summary: 'Ask the supplier of a listing for a quote',
  message: 'Quote request sent successfully!',
  body: z.object({ equipmentId: id, note }),
  answer: created,
  errors: ['listing.unknown', 'listing.state', 'deal.own', 'quote.open'],
  limits: [{ by: 'account', max: 60, seconds: 3_600 }],
});

export const readOpenEnquiries = endpoint({
  method: 'GET',
  path: '/equipment/:id/open-enquiries',
  access: 'member',
  summary: 'Read the open quote and the open inspection that the account requested for a listing',
  params: z.object({ id }),
  answer: z.object({ quote: id.nullable(), inspection: id.nullable() }),
});

type List = { path: `/auth/${string}`; summary: string; access: 'member' | 'supplier' };
const list = (call: List) =>
  endpoint({
    method: 'GET',
    ...call,
    query: page,
    answer: z.object({ quotes: z.array(quoteItem), total: z.int(), pages: z.int() }),
  });
export const myRequestedQuotes = list({
  path: '/auth/my-requested-quotes',
  access: 'member',
  summary: 'List the quotes that the account requested',
});
export const mySellingQuotes = list({
  path: '/auth/my-selling-quotes',
  access: 'supplier',
  summary: 'List the quotes that were requested from the account',
});

const step = z.object({
  at: instant,
  act: z.string(),
  by: z.enum(['buyer', 'supplier', 'clock']),
  name: z.string().nullable().describe('Name of the user, sent only to their own side'),
  note: z.string().nullable(),
  price: z.number().nullable(),
  currency: currency.nullable(),
  meeting: instant.nullable().describe('Requested or proposed time of the meeting'),
});
/** A step in the history of a deal: action, side, note and the status after it. */
export const dealStep = (statuses: readonly string[]) => step.extend({ status: textIn(statuses) });

export const readQuote = endpoint({
  method: 'GET',
  path: '/quotes/:id',
  access: 'member',
  summary: 'Read a quote of the account, as buyer or supplier, with its history',
  params: z.object({ id }),
  answer: quoteItem.extend({
    /** The price of the listing. A rental has rates instead. */
    listed: z.object({ price: z.number().nullable(), currency }),
    note: z.string().nullable(),
    history: z.array(dealStep(quoteStatuses)),
  }),
  errors: ['quote.unknown'],
});

const action = {
  method: 'POST',
  access: 'member',
  params: z.object({ id }),
  answer: done,
  errors: ['quote.unknown', 'deal.state'],
  limits: [{ by: 'account', max: 120, seconds: 600 }],
} as const;

export const answerQuote = endpoint({
  trade: true,
  ...action,
  path: '/quotes/:id/quote',
  summary: 'Answer a quote request with a price, or change the price before it is accepted',
  message: 'Quote sent',
  body: z.object({
    price: z.coerce
      .number('Price must be a positive number')
      .positive('Price must be a positive number')
      .max(1e9, 'This price is too high'),
    currency: oneOf(currencies, 'Invalid currency'),
    validUntil: z.iso.date('Choose a valid-until date').describe('Last day of validity, in the country of the machine'),
    note,
  }),
  errors: ['quote.unknown', 'deal.state', 'quote.valid_until', 'listing.price_digits'],
});
const words = z.object({ note });
export const declineQuote = endpoint({
  ...action,
  path: '/quotes/:id/decline',
  summary: 'Decline to quote',
  message: 'Request declined',
  body: words,
});
export const rejectQuote = endpoint({
  ...action,
  path: '/quotes/:id/reject',
  summary: 'Reject the price of a quote',
  message: 'Quote rejected',
  body: words,
});
/** The call names the price that the buyer saw. It fails with 409 if the price has changed since. */
export const acceptQuote = endpoint({
  trade: true,
  ...action,
  path: '/quotes/:id/accept',
  summary: 'Accept the price of a quote as it was shown',
  message: 'Quote accepted',
  body: z.object({
    price: z.number(),
    currency: z
      .string()
      .max(3)
      .meta({ enum: codesOf(currencies) }),
  }),
  errors: ['quote.unknown', 'deal.state', 'quote.changed', 'quote.expired'],
  once: true,
});
