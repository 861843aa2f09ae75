/** How `Intl` writes each language: the day before the month, and in Arabic the digits that papers of the Gulf's trade use. */
export const locales = { en: 'en-GB', ar: 'ar-AE-u-nu-latn' } as const;
