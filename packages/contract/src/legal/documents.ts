// The legal documents, their current versions, and the acts that need consent to them (R80). The texts are in apps/web/app/features/legal. A new
// version of a text gets a new number and date here; members are then asked once for their consent.

export const legalDocuments = [
  { code: 'terms', path: '/terms', title: 'Terms and Conditions', version: 1, date: '2026-11-18' },
  { code: 'privacy', path: '/privacy', title: 'Privacy Policy', version: 1, date: '2026-11-18' },
  { code: 'cookies', path: '/cookies', title: 'Cookies', version: 1, date: '2026-11-18' },
  { code: 'auction-terms', path: '/terms/auctions', title: 'Auction Terms', version: 1, date: '2026-11-18' },
  { code: 'rental-terms', path: '/terms/rentals', title: 'Rental Terms', version: 1, date: '2026-11-18' },
] as const;

export type LegalDocument = (typeof legalDocuments)[number];
export type LegalCode = LegalDocument['code'];
