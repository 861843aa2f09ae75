// Calls from the opened answers to the award: technical envelope, comparison, choice, and approval by a second member (R50).
import { z } from 'zod';
import { currency } from './codes.ts';
import { lines } from './contact.ts';
import { endpoint } from './endpoint.ts';
import { modes, RFQ_LINES_MAX, rfqTexts, weights } from './rfqs.ts';
import { done, id, instant, unlessEmpty } from './wire.ts';

const action = {
  method: 'POST',
  access: 'buyer',
  params: z.object({ id }),
  limits: [{ by: 'account', max: 240, seconds: 600 }],
} as const;

export const judgeTechnical = endpoint({
  ...action,
  path: '/procurement/rfqs/:id/technical',
  summary: 'Of two envelopes: whether the first of a supplier is good enough for its prices to be opened',
  body: z.object({ answerId: id, accepted: z.boolean(), note: unlessEmpty(lines.trim().max(2_000)) }),
  answer: done,
  errors: ['rfq.unknown', 'rfq.state', 'rfq.no_answer'],
});

export const openPrices = endpoint({
  ...action,
  path: '/procurement/rfqs/:id/open-prices',
  summary: 'Open the second envelopes of all who passed; the exchange rates of this moment stay',
  answer: done,
  errors: ['rfq.unknown', 'rfq.state', 'rfq.unjudged'],
  once: true,
});

export const weighRfq = endpoint({
  ...action,
  method: 'PUT',
  path: '/procurement/rfqs/:id/weights',
  summary: 'How much price, lead time and the score of the supplier count',
  body: weights,
  answer: done,
  errors: ['rfq.unknown', 'rfq.state'],
});

const offer = z.object({
  line: z.int(),
  option: z.int(),
  price: z.number(),
  currency,
  leadDays: z.int(),
  mode: z.enum(modes),
  offered: z.string(),
  note: z.string().nullable(),
  unit: z.number().describe('In the currency of the request, at the frozen rate'),
  total: z.number().describe('The unit times the quantity'),
  points: z.number().describe('0 to 100 by the weights'),
  best: z.boolean().describe('Most points of this line; of equal ones the earlier answer'),
  declined: z.boolean().describe('Its supplier has declined the order of this line'),
});

const choice = z.object({ line: z.int(), answerId: id, option: z.int(), quantity: z.int() });

const award = z.object({
  _id: id,
  state: z.enum(['proposed', 'approved', 'rejected', 'withdrawn']),
  reason: z.string(),
  total: z.number(),
  proposedBy: z.string(),
  proposedAt: instant,
  mine: z.boolean().describe('Who proposes does not approve'),
  decidedBy: z.string().nullable(),
  decisionNote: z.string().nullable(),
  lines: z.array(choice),
});

export const readComparison = endpoint({
  method: 'GET',
  path: '/procurement/rfqs/:id/comparison',
  access: 'buyer',
  summary: 'Lines by suppliers in the currency of the request; before the opening it does not exist',
  params: z.object({ id }),
  answer: z.object({
    state: z.enum(['technical', 'opened', 'auction', 'approval', 'awarded', 'closed']),
    version: z.int(),
    currency,
    openedAt: instant.nullable(),
    rates: z.array(z.object({ currency, rate: z.number().describe('One of it in the currency of the request') })),
    weights: z.object({ price: z.int(), lead: z.int(), score: z.int() }),
    answers: z.array(
      z.object({
        answerId: id,
        supplier: z.object({ _id: id, companyName: z.string(), verified: z.boolean() }),
        score: z.number().nullable().describe('Of the scorecard, 0 to 100'),
        receivedAt: instant,
        hash: z.string(),
        validUntil: z.iso.date(),
        technical: z.string(),
        technicalVerdict: z.enum(['accepted', 'rejected']).nullable(),
        technicalNote: z.string().nullable(),
        total: z
          .number()
          .nullable()
          .describe('Of its best option per line; null while prices are sealed or a line is missing'),
        offers: z.array(offer).describe('Empty while prices are sealed'),
      }),
    ),
    unconfirmed: z
      .array(z.object({ _id: id, companyName: z.string() }))
      .describe('Answered an earlier version and did not confirm'),
    award: award.nullable().describe('The last one'),
    ordered: z.number().describe('What is ordered, without VAT and without what was declined or taken back'),
    chosen: z.array(choice).describe('What was awarded, whatever became of its orders'),
    approvalLimit: z.number().nullable(),
    orderedAlone: z
      .number()
      .describe(
        'US dollars that I have ordered in the last 24 hours by other requests without a second member: they count too',
      ),
  }),
  errors: ['rfq.unknown', 'rfq.sealed'],
});

export const awardRfq = endpoint({
  trade: true,
  ...action,
  path: '/procurement/rfqs/:id/award',
  summary:
    'Choose an offer per line, or anew of lines whose order was declined or taken back; above the limit of the account a second member approves, otherwise orders are issued at once',
  body: z.object({
    version: z.int(),
    lines: z
      .array(z.object({ line: z.int(), answerId: id, option: z.int(), quantity: z.int().min(1) }))
      .min(1)
      .max(RFQ_LINES_MAX * 3),
    reason: lines.trim().max(2_000).default('').describe('Needed where it is split, or not the best offer'),
  }),
  answer: done.extend({ state: z.enum(['approval', 'awarded']) }),
  errors: ['rfq.unknown', 'rfq.state', 'rfq.amended', 'rfq.offer', 'rfq.reason', 'rfq.offer_expired', 'award.nobody'],
  once: true,
});

export const approveAward = endpoint({
  trade: true,
  ...action,
  path: '/procurement/rfqs/:id/award/approve',
  summary: 'A second member agrees: the orders are issued',
  body: z.object({ awardId: id }),
  answer: done,
  errors: [
    'rfq.unknown',
    'rfq.state',
    'award.own',
    'award.position',
    'award.decided',
    'rfq.offer',
    'rfq.offer_expired',
  ],
  once: true,
});

export const rejectAward = endpoint({
  ...action,
  path: '/procurement/rfqs/:id/award/reject',
  summary: 'A second member does not agree: the choice is made anew',
  body: z.object({ awardId: id, reason: lines.trim().min(3, rfqTexts.reason).max(1_000) }),
  answer: done,
  errors: ['rfq.unknown', 'rfq.state', 'award.own', 'award.position', 'award.decided'],
  once: true,
});

export const takeBackAward = endpoint({
  ...action,
  path: '/procurement/rfqs/:id/award/take-back',
  summary: 'Who proposed an award takes it back while it waits: the choice is made anew',
  body: z.object({ awardId: id }),
  answer: done,
  errors: ['rfq.unknown', 'rfq.state', 'award.not_own', 'award.decided'],
  once: true,
});

export const readBuyingSettings = endpoint({
  method: 'GET',
  path: '/procurement/settings',
  access: 'buyer',
  summary: 'The limit above which a second member approves',
  answer: z.object({ approvalLimit: z.number().nullable().describe('US dollars'), mayChange: z.boolean() }),
});

export const saveBuyingSettings = endpoint({
  method: 'PUT',
  path: '/procurement/settings',
  access: 'buyer',
  summary: 'Set that limit; the owner alone may',
  body: z.object({ approvalLimit: z.int().min(0).max(1e9).nullable().describe('Whole US dollars; null: none') }),
  answer: done,
  limits: action.limits,
});
