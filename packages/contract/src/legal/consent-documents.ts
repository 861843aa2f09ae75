// The documents that each act needs (R80). A document is named with its version: `terms@1`. The file has no calls, so that a page can use it without
// loading those.
import { type LegalCode, type LegalDocument, legalDocuments } from './documents.ts';

const documentsOfAct = {
  registration: ['terms', 'privacy'],
  'bidder-registration': ['terms', 'auction-terms', 'privacy'],
  bid: ['terms', 'auction-terms'],
  booking: ['terms', 'rental-terms'],
} as const satisfies Record<string, readonly LegalCode[]>;

export type ConsentAct = keyof typeof documentsOfAct;

/** Lists the documents that an act needs. */
export function documentsFor(act: ConsentAct): LegalDocument[] {
  const codes: readonly LegalCode[] = documentsOfAct[act];
  return legalDocuments.filter(({ code }) => codes.includes(code));
}

/** Lists the documents that an act needs, with their current versions. A form sends this list after the user has agreed. */
export function consentFor(act: ConsentAct): string[] {
  return documentsFor(act).map(({ code, version }) => `${code}@${version}`);
}
