/** The `Intl` locale of each language: the day stands before the month, and Arabic uses the digits that documents in the Gulf use. */
export const locales = { en: 'en-GB', ar: 'ar-AE-u-nu-latn' } as const;
