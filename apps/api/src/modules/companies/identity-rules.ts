/** Who a company says it is. */
export type CompanyIdentity = { name: string; licence: string | null; taxId: string | null };

/**
 * Whether an approval still holds. Another name, licence or tax number is another company until an operator has looked; a number that is given
 * for the first time is only looked at.
 */
export function compareIdentity(before: CompanyIdentity, after: CompanyIdentity): 'same' | 'more' | 'other' {
  const numbers = [
    [before.licence, after.licence],
    [before.taxId, after.taxId],
  ].map(([was, is]) => ({ was: was ?? '', is: is ?? '' }));
  if (before.name !== after.name || numbers.some(({ was, is }) => was && was !== is)) return 'other';
  return numbers.some(({ was, is }) => was !== is) ? 'more' : 'same';
}
