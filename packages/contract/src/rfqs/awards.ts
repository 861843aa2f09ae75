// Calls from the opened answers to the award: technical envelope, comparison, choice, and approval by a second member (R50).
import { z } from 'zod';
import { currency } from '../codes.ts';
import { endpoint } from '../endpoint.ts';
import { multiLine } from '../leads/contact.ts';
import { done, id, instant, unlessEmpty } from '../wire.ts';
import { modes, RFQ_LINES_MAX, rfqTexts, weights } from './calls.ts';

const action = {
  method: 'POST',
  access: 'buyer',
  params: z.object({ id }),
  limits: [{ by: 'account', max: 240, seconds: 600 }],
} as const;

export const judgeTechnical = endpoint({
  ...action,
  path: '/procurement/rfqs/:id/technical',
  summary: 'Accept or reject the technical envelope of an answer, before its prices are opened',
  message: { accepted: 'Technical response qualified', rejected: 'Technical response not qualified' },
  body: z.object({ answerId: id, accepted: z.boolean(), note: unlessEmpty(multiLine.trim().max(2_000)) }),
  answer: done,
  errors: ['rfq.unknown', 'rfq.state', 'rfq.no_answer'],
});

export const openPrices = endpoint({
  ...action,
  path: '/procurement/rfqs/:id/open-prices',
  summary: 'Open the prices of all accepted answers and freeze the current exchange rates',
  message: 'Prices opened',
  answer: done,
  errors: ['rfq.unknown', 'rfq.state', 'rfq.unjudged'],
  once: true,
});

export const weighRfq = endpoint({
  ...action,
  method: 'PUT',
  path: '/procurement/rfqs/:id/weights',
  summary: 'Set the weights of price, lead time and supplier score',
  message: 'Scores recalculated',
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
  unit: z.number().describe('Unit price in the currency of the request, at the frozen rate'),
  total: z.number().describe('Unit price times quantity'),
  points: z.number().describe('0 to 100, by the weights'),
  best: z.boolean().describe('True for the offer with the most points of its line; of equal offers the earlier answer'),
  declined: z.boolean().describe('True if the supplier has declined the order of this line'),
});

const choice = z.object({ line: z.int(), answerId: id, option: z.int(), quantity: z.int() });

const award = z.object({
  _id: id,
  state: z.enum(['proposed', 'approved', 'rejected', 'withdrawn']),
  reason: z.string(),
  total: z.number(),
  proposedBy: z.string(),
  proposedAt: instant,
  mine: z.boolean().describe('True if the caller proposed the award and so cannot approve it'),
  decidedBy: z.string().nullable(),
  decisionNote: z.string().nullable(),
  lines: z.array(choice),
});

export const readComparison = endpoint({
  method: 'GET',
  path: '/procurement/rfqs/:id/comparison',
  access: 'buyer',
  summary: 'Compare the offers by line and supplier in the currency of the request, after the opening',
  params: z.object({ id }),
  answer: z.object({
    state: z.enum(['technical', 'opened', 'auction', 'approval', 'awarded', 'closed']),
    version: z.int(),
    currency,
    openedAt: instant.nullable(),
    rates: z.array(
      z.object({ currency, rate: z.number().describe('Value of one unit in the currency of the request') }),
    ),
    weights: z.object({ price: z.int(), lead: z.int(), score: z.int() }),
    answers: z.array(
      z.object({
        answerId: id,
        supplier: z.object({ _id: id, companyName: z.string(), verified: z.boolean() }),
        score: z.number().nullable().describe('Score of the supplier from its scorecard, 0 to 100'),
        receivedAt: instant,
        hash: z.string(),
        validUntil: z.iso.date(),
        technical: z.string(),
        technicalVerdict: z.enum(['accepted', 'rejected']).nullable(),
        technicalNote: z.string().nullable(),
        total: z
          .number()
          .nullable()
          .describe('Total of the best option of each line; null while prices are sealed or if a line is missing'),
        offers: z.array(offer).describe('Empty while prices are sealed'),
      }),
    ),
    unconfirmed: z
      .array(z.object({ _id: id, companyName: z.string() }))
      .describe('Suppliers that answered an earlier version and have not confirmed the current one'),
    award: award.nullable().describe('The latest award'),
    ordered: z.number().describe('Net amount of the orders, without VAT and without declined or cancelled orders'),
    chosen: z.array(choice).describe('All awarded choices, whatever happened to their orders'),
    approvalLimit: z.number().nullable(),
    orderedAlone: z
      .number()
      .describe(
        'US dollars that the caller ordered in the last 24 hours in other requests without a second member; they count towards the limit',
      ),
  }),
  errors: ['rfq.unknown', 'rfq.sealed'],
});

export const awardRfq = endpoint({
  trade: true,
  ...action,
  path: '/procurement/rfqs/:id/award',
  summary: 'Award lines, or award them again after a declined or cancelled order',
  message: { awarded: 'Orders issued', approval: 'Sent to a second team member for approval' },
  body: z.object({
    version: z.int(),
    lines: z
      .array(z.object({ line: z.int(), answerId: id, option: z.int(), quantity: z.int().min(1) }))
      .min(1)
      .max(RFQ_LINES_MAX * 3),
    reason: multiLine
      .trim()
      .max(2_000)
      .default('')
      .describe('Required if a line is split or the best offer is not chosen'),
  }),
  answer: done.extend({
    state: z
      .enum(['approval', 'awarded'])
      .describe('`approval` above the limit, until a second member approves; `awarded` once the orders are issued'),
  }),
  errors: ['rfq.unknown', 'rfq.state', 'rfq.amended', 'rfq.offer', 'rfq.reason', 'rfq.offer_expired', 'award.nobody'],
  once: true,
});

export const approveAward = endpoint({
  trade: true,
  ...action,
  path: '/procurement/rfqs/:id/award/approve',
  summary: 'Approve a proposed award as the second member; the orders are issued',
  message: 'You have approved the award. The orders have been issued',
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
  summary: 'Reject a proposed award as the second member; the buyer chooses again',
  message: 'You have rejected the award',
  body: z.object({ awardId: id, reason: multiLine.trim().min(3, rfqTexts.reason).max(1_000) }),
  answer: done,
  errors: ['rfq.unknown', 'rfq.state', 'award.own', 'award.position', 'award.decided'],
  once: true,
});

export const takeBackAward = endpoint({
  ...action,
  path: '/procurement/rfqs/:id/award/take-back',
  summary: 'Withdraw an award that the caller proposed, before it is decided; the buyer chooses again',
  message: 'Proposal withdrawn',
  body: z.object({ awardId: id }),
  answer: done,
  errors: ['rfq.unknown', 'rfq.state', 'award.not_own', 'award.decided'],
  once: true,
});

export const readBuyingSettings = endpoint({
  method: 'GET',
  path: '/procurement/settings',
  access: 'buyer',
  summary: 'Read the limit above which a second member must approve an award',
  answer: z.object({ approvalLimit: z.number().nullable().describe('US dollars'), mayChange: z.boolean() }),
});

export const saveBuyingSettings = endpoint({
  method: 'PUT',
  path: '/procurement/settings',
  access: 'buyer',
  summary: 'Set the limit above which a second member must approve an award; owner only',
  message: 'Limit saved',
  body: z.object({ approvalLimit: z.int().min(0).max(1e9).nullable().describe('Whole US dollars; null for no limit') }),
  answer: done,
  limits: action.limits,
});
