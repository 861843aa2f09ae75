import type { verifiedProducts } from '@rigsouq/contract/catalogue/calls';
import type { AnswerOf } from '@rigsouq/contract/endpoint';

/** A machine on the market as lists show it. The page of a listing has the same fields. */
export type Listing = Omit<AnswerOf<typeof verifiedProducts>[number], 'cursor'>;

/** Returns the path of the page to contact the seller (CA-035). */
export function contactPath({ _id, supplier }: Pick<Listing, '_id' | 'supplier'>): string {
  return `/contact-seller/${_id}/${supplier._id || 'unknown'}`;
}
