import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { companyReviews } from '@rigsouq/contract/trust/reviews';
import type { SupplierStatistics } from '../companies/index.ts';
import type { PublishedReview } from './reviews.queries.ts';
import type { DealReview } from './reviews.store.ts';

type PublicReview = AnswerOf<typeof companyReviews>['reviews'][number];

export function presentOne({ stars, words, created_at }: Pick<DealReview, 'stars' | 'words' | 'created_at'>) {
  return { stars, text: words, at: created_at.toISOString() };
}

export function presentReply({ reply, replied_at }: Pick<DealReview, 'reply' | 'replied_at'>): PublicReview['reply'] {
  return reply !== null && replied_at !== null ? { text: reply, at: replied_at.toISOString() } : null;
}

export function presentInProfile(row: PublishedReview): SupplierStatistics['reviews'][number] {
  return { rating: row.stars, text: row.words, createdAt: row.publishes_at.toISOString() };
}

export function presentPublished(row: PublishedReview): PublicReview {
  return {
    _id: row.id,
    stars: row.stars,
    text: row.words,
    publishedAt: row.publishes_at.toISOString(),
    kind: row.kind,
    author: { _id: row.account_id, companyName: row.author, side: row.side },
    reply: presentReply(row),
  };
}
