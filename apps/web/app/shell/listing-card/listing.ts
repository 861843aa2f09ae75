import type { verifiedProducts } from '@rigsouq/contract/catalogue';
import type { AnswerOf } from '@rigsouq/contract/endpoint';

/** A machine on the market as a list shows it; a listing's own page has all of this too. */
export type Listing = Omit<AnswerOf<typeof verifiedProducts>[number], 'cursor'>;

/** The page where its seller is asked (CA-035). */
export function contactPath({ _id, supplier }: Pick<Listing, '_id' | 'supplier'>): string {
  return `/contact-seller/${_id}/${supplier._id || 'unknown'}`;
}
