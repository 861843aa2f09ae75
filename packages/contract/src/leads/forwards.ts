// Calls to forward a request to experts and providers, to answer it with the link from the email, and to follow it (R35, R37).
import { z } from 'zod';
import { codeIn, currency } from '../codes.ts';
import { serviceTypes } from '../directory/lists.ts';
import { endpoint } from '../endpoint.ts';
import { currencies } from '../taxonomy.ts';
import { done, id, instant, LIST_PAGE_SIZE, oneOf, typedNumber, unlessEmpty } from '../wire.ts';
import { multiLine, required } from './contact.ts';

/** Days in which a recipient can answer. */
export const FORWARD_DAYS = 14;
/** Hours without an answer after which the recipient gets a reminder. */
export const FORWARD_REMINDER_HOURS = 48;
/** Days for which a link shows its page. */
export const LEAD_LINK_DAYS = 90;

/** Withdrawn means by an operator, expired means without an answer in time. */
export const forwardStates = ['sent', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
export const requestStates = ['received', 'forwarded', 'answered', 'closed'] as const;
/** The kinds of leads that can be forwarded. */
export const forwardedKinds = ['service-request', 'expert-contact'] as const;

const token = z.string().max(100);
const answerFields = {
  answer: z.string().nullable(),
  price: z.number().nullable(),
  currency: currency.nullable(),
  contact: z.string().nullable().describe('How to reach the recipient'),
};
const publicLink = {
  method: 'POST',
  access: 'public',
  limits: [{ by: 'address', max: 60, seconds: 600 }],
} as const;

export const readForward = endpoint({
  ...publicLink,
  path: '/lead-forwards/read',
  summary: 'Read a forwarded request with the token from the email, without a login',
  body: z.object({ token }),
  answer: z.object({
    recipient: z.string(),
    state: z.enum(forwardStates),
    kind: z.enum(forwardedKinds),
    details: z.record(z.string(), z.string()).describe('The choices of the form, by name'),
    /** Null once the request can no longer be answered, unless the recipient accepted it. */
    request: z
      .object({
        name: z.string(),
        company: z.string().nullable(),
        email: z.string(),
        phone: z.string().nullable(),
        message: z.string().nullable(),
      })
      .nullable(),
    ...answerFields,
    expiresAt: instant,
  }),
  errors: ['forward.link'],
});

export const acceptForward = endpoint({
  ...publicLink,
  path: '/lead-forwards/accept',
  summary: 'Accept a forwarded request with an answer for the sender',
  message: 'Your answer has been sent',
  body: z.object({
    token,
    answer: multiLine.trim().min(1, 'Write an answer').max(2_000),
    price: unlessEmpty(
      typedNumber(z.coerce.number('Price must be a number').positive('Price must be above zero').max(1e9)),
    ),
    currency: unlessEmpty(oneOf(currencies, 'Choose a currency')),
    contact: required(200, 'Enter how the customer can reach you'),
  }),
  answer: done,
  errors: ['forward.link', 'forward.decided', 'forward.currency', 'listing.price_digits'],
});

export const declineForward = endpoint({
  ...publicLink,
  path: '/lead-forwards/decline',
  summary: 'Decline a forwarded request',
  message: 'You have declined this request',
  body: z.object({ token }),
  answer: done,
  errors: ['forward.link', 'forward.decided'],
});

const request = z.object({
  _id: id,
  kind: z.enum(forwardedKinds),
  serviceType: codeIn(serviceTypes).nullable(),
  expert: z.string().nullable().describe('Name of the requested expert'),
  state: z.enum(requestStates),
  createdAt: instant,
  recipients: z.array(
    z.object({ name: z.string(), state: z.enum(forwardStates), decidedAt: instant.nullable(), ...answerFields }),
  ),
});

export const readRequest = endpoint({
  ...publicLink,
  path: '/lead-requests/read',
  summary: 'Read the state and the answers of a request with the token from its email, without a login',
  body: z.object({ token }),
  answer: request,
  errors: ['forward.link'],
});

export const listRequests = endpoint({
  method: 'GET',
  path: '/lead-requests',
  access: 'member',
  summary: 'List the service and expert requests of the account with their answers, newest first',
  query: z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(LIST_PAGE_SIZE),
  }),
  answer: z.object({ requests: z.array(request), total: z.int(), pages: z.int() }),
});

const desk = {
  access: 'operator',
  desk: 'leads',
  params: z.object({ id }),
} as const;
const deskLimits = [{ by: 'account', max: 120, seconds: 60 }] as const;

/** A forwarded request, as the operators see it. */
export const deskForward = z.object({
  _id: id,
  name: z.string(),
  state: z.enum(forwardStates),
  sentAt: instant,
  openedAt: instant.nullable(),
  decidedAt: instant.nullable(),
  ...answerFields,
});

export const listRecipients = endpoint({
  ...desk,
  method: 'GET',
  path: '/admin/leads/:id/recipients',
  summary: 'List the published providers that match a service request by service and country, or the requested expert',
  answer: z.object({
    recipients: z.array(
      z.object({
        _id: id,
        name: z.string(),
        city: z.string().nullable(),
        hasEmail: z.boolean(),
        hasEquipment: z.boolean().describe('Whether the provider works on the equipment type of the request'),
        isForwarded: z.boolean(),
        requestsLeft: z.int().nullable().describe('Requests of the plan that are left this month; null for an expert'),
      }),
    ),
  }),
  errors: ['lead.unknown', 'lead.not_forwardable'],
});

export const forwardLead = endpoint({
  ...desk,
  method: 'POST',
  path: '/admin/leads/:id/forwards',
  summary: 'Forward a request to experts or providers, who get it by email with a link to answer',
  message: 'Request forwarded',
  body: z.object({ entryIds: z.array(id).min(1, 'Choose at least one recipient').max(20) }),
  answer: done,
  errors: [
    'lead.unknown',
    'lead.closed',
    'lead.not_forwardable',
    'forward.no_match',
    'forward.no_email',
    'forward.exists',
    'forward.limit',
  ],
  limits: deskLimits,
});

export const withdrawForward = endpoint({
  ...desk,
  method: 'POST',
  path: '/admin/forwards/:id/withdraw',
  summary: 'Withdraw a forwarded request that has no answer; its link no longer shows the request',
  message: 'Request withdrawn',
  answer: done,
  errors: ['forward.unknown', 'forward.decided'],
  limits: deskLimits,
});
