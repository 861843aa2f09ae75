// Calls of reviews, which the two sides of a completed deal write about each other. Both reviews are published together, so that neither side
// can react to the review of the other (decision 0021).
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { multiLine } from '../leads/contact.ts';
import { done, id, instant } from '../wire.ts';

/** Deals that can be reviewed: an accepted quote, a returned rental, a closed order, or a released settlement of an auction. */
export const dealKinds = ['quote', 'booking', 'order', 'settlement'] as const;
export type DealKind = (typeof dealKinds)[number];

export const REVIEW_DAYS = 14;
export const REVIEW_MAX = 1_000;
const REVIEWS_PAGE = 10;

const side = z.enum(['buyer', 'supplier']);
const stars = z.int('Choose one to five stars').min(1, 'Choose one to five stars').max(5);
const words = multiLine.trim().min(1, 'Enter your review').max(REVIEW_MAX);
const reply = z.object({ text: z.string(), at: instant }).nullable();

const oneDeal = {
  access: 'member',
  params: z.object({ kind: z.enum(dealKinds), id }),
} as const;

export const readDealReviews = endpoint({
  ...oneDeal,
  method: 'GET',
  path: '/deals/:kind/:id/reviews',
  summary: 'Read the reviews of a completed deal of the account; the other one once it is published',
  answer: z.object({
    closesAt: instant.describe('Both sides can write until then; written reviews are published then at the latest'),
    published: z.boolean(),
    mine: z
      .object({ stars: z.int(), text: z.string(), at: instant, takenDown: z.boolean(), reply })
      .nullable()
      .describe('Visible only to its author until it is published'),
    /** True if the other side has written its review. Its content is not sent before the publication. */
    othersWritten: z.boolean(),
    others: z.object({ _id: id, stars: z.int(), text: z.string(), at: instant, reply }).nullable(),
    can: z.object({ write: z.boolean(), change: z.boolean(), reply: z.boolean() }),
  }),
  errors: ['review.no_deal'],
});

export const writeReview = endpoint({
  ...oneDeal,
  method: 'PUT',
  path: '/deals/:kind/:id/review',
  summary: 'Review the other side of a completed deal, or change the review before it is published',
  message: { published: 'Both reviews are published', saved: 'Review saved' },
  body: z.object({ stars, text: words }),
  answer: done.extend({ published: z.boolean() }),
  errors: ['review.no_deal', 'review.published', 'review.late'],
  limits: [{ by: 'account', max: 60, seconds: 600 }],
});

export const replyToReview = endpoint({
  method: 'POST',
  path: '/reviews/:id/reply',
  access: 'member',
  summary: 'Reply to a published review of the company, once and publicly',
  message: 'Reply published',
  params: z.object({ id }),
  body: z.object({ text: words }),
  answer: done,
  errors: ['review.unknown', 'review.replied'],
  limits: [{ by: 'account', max: 60, seconds: 600 }],
});

export const companyReviews = endpoint({
  method: 'GET',
  path: '/companies/:id/reviews',
  access: 'public',
  summary: 'List the published reviews of a company, newest first, with their average and counts',
  params: z.object({ id }),
  query: z.object({
    page: z.coerce.number().int().min(1).max(1_000).default(1),
    limit: z.coerce.number().int().min(1).max(50).default(REVIEWS_PAGE),
  }),
  answer: z.object({
    rating: z.number().describe('Average of the stars; 0 without reviews'),
    total: z.int(),
    pages: z.int(),
    byStars: z.array(z.int()).length(5).describe('Number of reviews with one star, two stars and so on'),
    reviews: z.array(
      z.object({
        _id: id,
        stars: z.int(),
        text: z.string(),
        publishedAt: instant,
        kind: z.enum(dealKinds),
        author: z.object({ _id: id, companyName: z.string(), side }),
        reply,
      }),
    ),
  }),
  errors: ['company.unknown'],
  mayBeOld: true,
});
