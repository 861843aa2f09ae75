/** The `Intl` locale of each language: the day stands before the month, and Arabic uses the digits that documents in the Gulf use. */
export const locales = { en: 'en-GB', ar: 'ar-AE-u-nu-latn' } as const;
export type Language = keyof typeof locales;

const arabicMonths = 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'.split(' ');
/** The names of the months as `Intl` writes them in Node. A browser may write them differently. */
export const months: Record<Language, { long: readonly string[]; short: readonly string[] }> = {
  en: {
    long: 'January February March April May June July August September October November December'.split(' '),
    short: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' '),
  },
  ar: { long: arabicMonths, short: arabicMonths },
};
