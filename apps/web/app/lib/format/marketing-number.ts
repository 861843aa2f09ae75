// Writes a marketing number in the language of the page.
import type { Language } from '../i18n/language.ts';

/** The Arabic words of K, M and B: the singular, the dual before a noun, and the plural. */
const scales: Record<string, readonly [one: string, two: string, few: string]> = {
  K: ['ألف', 'ألفي', 'آلاف'],
  M: ['مليون', 'مليوني', 'ملايين'],
  B: ['مليار', 'ملياري', 'مليارات'],
};

/** English pages show the number as operators write it. Arabic pages write its scale and its currency in words. */
export function formatMarketingNumber(value: string, language: Language): string {
  const [, dollar, digits = '', scale, plus] = /^(\$?)([\d.,]+)([KMB]?)(\+?)$/.exec(value) ?? [];
  if (language === 'en' || !(dollar || scale)) return value;
  const amount = scale ? scaleInWords(digits, scale, Boolean(dollar)) : digits;
  const words = [plus && 'أكثر من', amount, dollar && 'دولار'].filter(Boolean).join(' ');
  // The mark keeps a number at the start on the right side of its words.
  return plus ? words : `\u200f${words}`;
}

function scaleInWords(digits: string, scale: string, isBeforeNoun: boolean): string {
  const [one, two, few] = scales[scale] ?? ['', '', ''];
  const form = new Intl.PluralRules('ar').select(Number(digits.replaceAll(',', '')));
  if (form === 'one') return one;
  if (form === 'two') return isBeforeNoun ? two : `${two}ن`;
  if (form === 'few') return `${digits} ${few}`;
  return form === 'many' && !isBeforeNoun ? `${digits} ${one}ًا` : `${digits} ${one}`;
}
