// The texts of the legal pages, in both languages. Only the server has them: a page gets its text as data.
import { type LegalCode, legalDocuments } from '@rigsouq/contract/legal/documents';
import { data } from 'react-router';
import { barePath, type Language, languageOf } from '../../lib/i18n/language.ts';
import type { LegalPage, LegalText } from './legal-text.ts';
import { auctionTermsAr } from './texts/auction-terms.ar.ts';
import { auctionTermsEn } from './texts/auction-terms.en.ts';
import { cookiesAr } from './texts/cookies.ar.ts';
import { cookiesEn } from './texts/cookies.en.ts';
import { privacyAr } from './texts/privacy.ar.ts';
import { privacyEn } from './texts/privacy.en.ts';
import { rentalTermsAr } from './texts/rental-terms.ar.ts';
import { rentalTermsEn } from './texts/rental-terms.en.ts';
import { termsAr } from './texts/terms.ar.ts';
import { termsEn } from './texts/terms.en.ts';

export const legalTexts: Record<LegalCode, Record<Language, LegalText>> = {
  terms: { en: termsEn, ar: termsAr },
  privacy: { en: privacyEn, ar: privacyAr },
  cookies: { en: cookiesEn, ar: cookiesAr },
  'auction-terms': { en: auctionTermsEn, ar: auctionTermsAr },
  'rental-terms': { en: rentalTermsEn, ar: rentalTermsAr },
};

/** Returns the document at an address, in the language of the address. */
export function readLegalPage(pathname: string): LegalPage {
  const path = barePath(pathname).replace(/\/$/, '');
  const document = legalDocuments.find((candidate) => candidate.path === path);
  if (!document) throw data(null, 404);
  return { document, text: legalTexts[document.code][languageOf(pathname)] };
}
