// Calls to report a listing, a message, a review or a company to the operators, and to decide such a report.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { multiLine } from '../leads/contact.ts';
import type { Entry } from '../taxonomy.ts';
import { done, id, instant, unlessEmpty } from '../wire.ts';

const reportedKinds = ['listing', 'message', 'review', 'account'] as const;
export type ReportedKind = (typeof reportedKinds)[number];

export const reportReasons = [
  { code: 'wrong', label: 'False or misleading' },
  { code: 'fraud', label: 'Suspected fraud' },
  { code: 'not-theirs', label: 'Not authorised to offer it' },
  { code: 'offensive', label: 'Offensive' },
  { code: 'spam', label: 'Spam' },
  { code: 'other', label: 'Something else' },
] as const satisfies readonly Entry[];

/** Reasons for reports that the system creates from its own records. */
export const flagReasons = [
  { code: 'duplicate-serial', label: 'Serial number listed by another company' },
  { code: 'price-change', label: 'Sudden price change' },
  { code: 'bidder-like-seller', label: 'Bidder has the same phone, licence or tax number as the seller' },
] as const satisfies readonly Entry[];

export const REPORT_MAX = 1_000;
export const reportOutcomes = ['nothing', 'taken_down', 'suspended'] as const;

const reasonCodes = reportReasons.map(({ code }) => code) as [string, ...string[]];

export const sendReport = endpoint({
  method: 'POST',
  path: '/reports',
  access: 'member',
  summary: 'Report a visible item to the operators, once while the report is open',
  message: 'Thank you. We’ll review it.',
  body: z.object({
    kind: z.enum(reportedKinds),
    id,
    reason: z.enum(reasonCodes, 'Choose a reason'),
    text: unlessEmpty(multiLine.trim().max(REPORT_MAX)),
  }),
  answer: done,
  errors: ['report.unknown', 'report.own', 'report.twice'],
  limits: [
    { by: 'account', max: 5, seconds: 60 },
    { by: 'account', max: 30, seconds: 86_400 },
  ],
});

export const listReports = endpoint({
  method: 'GET',
  path: '/admin/reports',
  access: 'operator',
  desk: 'trust',
  summary: 'List reported and flagged items: open ones longest waiting first, closed ones latest first',
  query: z.object({
    state: z.enum(['open', 'closed']).default('open'),
    after: id.optional().describe('`next` of the previous page'),
    only: id.optional().describe('Only this one, if it is in the list'),
  }),
  answer: z.object({
    cases: z.array(
      z.object({
        _id: id,
        kind: z.enum(reportedKinds),
        subjectId: id,
        title: z.string(),
        excerpt: z.string().describe('Content at the time of the first report'),
        company: z.object({ _id: id, companyName: z.string(), suspended: z.boolean() }),
        createdAt: instant,
        outcome: z.enum(reportOutcomes).nullable(),
        reason: z.string().nullable(),
        reports: z.array(
          z.object({
            reason: z.string(),
            text: z.string().nullable(),
            by: z
              .object({ _id: id, companyName: z.string() })
              .nullable()
              .describe('Null if the system flagged the item from its records'),
            facts: z.record(z.string(), z.string()),
            at: instant,
          }),
        ),
        can: z.object({ nothing: z.boolean(), takenDown: z.boolean(), suspended: z.boolean() }),
      }),
    ),
    next: id.nullable(),
  }),
});

export const decideReport = endpoint({
  method: 'POST',
  path: '/admin/reports/:id/decide',
  access: 'operator',
  desk: 'trust',
  summary: 'Decide a report: no action, take down or suspend; the company reads the reason of an action',
  message: 'Decision saved',
  params: z.object({ id }),
  body: z
    .object({ outcome: z.enum(reportOutcomes), reason: unlessEmpty(multiLine.trim().max(1_000)) })
    .refine(({ outcome, reason = '' }) => outcome === 'nothing' || reason.length >= 3, {
      path: ['reason'],
      message: 'Give a reason of at least 3 characters',
    }),
  answer: done,
  errors: [
    'report.no_case',
    'report.decided',
    'report.no_take_down',
    'listing.unknown',
    'listing.state',
    'company.standing',
    'deal.state',
    'operator.own_company',
  ],
  limits: [{ by: 'account', max: 120, seconds: 60 }],
});
