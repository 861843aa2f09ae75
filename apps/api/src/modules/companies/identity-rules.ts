/** The details that identify a company. */
export type CompanyIdentity = { name: string; licence: string | null; taxId: string | null };

/**
 * Compares two identities to decide whether an approval is still valid. A different name, licence or tax number ends it ('other'). A number
 * that is given for the first time keeps the approval and only needs a review ('more').
 */
export function compareIdentity(before: CompanyIdentity, after: CompanyIdentity): 'same' | 'more' | 'other' {
  const numbers = [
    [before.licence, after.licence],
    [before.taxId, after.taxId],
  ].map(([old, current]) => ({ old: old ?? '', current: current ?? '' }));
  if (before.name !== after.name || numbers.some(({ old, current }) => old && old !== current)) return 'other';
  return numbers.some(({ old, current }) => old !== current) ? 'more' : 'same';
}
