// Calls of a buyer's plan for e-procurement: the free trial, and the plan that an operator activates after it (R82).
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done, id, instant } from '../wire.ts';

export const TRIAL_DAYS = 30;
/** The days before the end of a trial or plan on which the buyer gets a reminder. */
export const PLAN_REMINDER_DAYS = [7, 1] as const;
/** The longest period for which an operator activates a plan, in days. */
export const PLAN_DAYS_MAX = 731;

export const buyerPlanKinds = ['trial', 'plan'] as const;

/** The running trial or plan, or the last one that has ended. */
export const buyerPlan = z.object({
  kind: z.enum(buyerPlanKinds),
  isRunning: z.boolean(),
  startsAt: instant,
  endsAt: instant,
  daysLeft: z.int().describe('Started days until the end; 0 after it'),
});
export type BuyerPlan = z.output<typeof buyerPlan>;

const own = { access: 'buyer', limits: [{ by: 'account', max: 30, seconds: 600 }] } as const;

export const readBuyerPlan = endpoint({
  method: 'GET',
  path: '/procurement/plan',
  access: 'buyer',
  summary: 'Read the trial or plan of the company',
  answer: z.object({
    plan: buyerPlan.nullable(),
    requestedAt: instant
      .nullable()
      .describe('When the company asked for a plan that an operator has not activated yet'),
    can: z.object({
      startTrial: z.boolean(),
      requestPlan: z.boolean(),
      publish: z.boolean().describe('Whether the company may publish new requests and reverse auctions'),
    }),
  }),
});

export const startBuyerTrial = endpoint({
  ...own,
  method: 'POST',
  path: '/procurement/plan/trial',
  summary: `Start the free trial of ${TRIAL_DAYS} days; a company has one`,
  message: 'Your free trial has started',
  answer: done,
  errors: ['trial.used'],
});

export const requestBuyerPlan = endpoint({
  ...own,
  method: 'POST',
  path: '/procurement/plan/request',
  summary: 'Ask for a plan; an operator contacts the company and activates it',
  message: 'Request received. We will contact you about your plan.',
  answer: done,
  errors: ['plan.requested'],
});

const desk = {
  method: 'POST',
  access: 'operator',
  desk: 'companies',
  params: z.object({ id }),
  answer: done,
  limits: [{ by: 'account', max: 120, seconds: 60 }],
} as const;

export const activateBuyerPlan = endpoint({
  ...desk,
  path: '/admin/companies/:id/plan',
  summary: 'Activate the e-procurement plan of a buyer from now to the end of a day, or change that day',
  message: 'Plan activated',
  body: z.object({ endsOn: z.iso.date('Choose a date') }),
  errors: ['company.unknown', 'plan.not_buyer', 'plan.last_day', 'operator.own_company'],
});

export const endBuyerPlan = endpoint({
  ...desk,
  path: '/admin/companies/:id/plan/end',
  summary: 'End the running trial or plan of a buyer now, with a reason for the history',
  message: 'Plan ended',
  body: z.object({ reason: z.string().trim().min(3, 'Give a reason of at least 3 characters').max(1_000) }),
  errors: ['company.unknown', 'plan.none', 'operator.own_company'],
});
