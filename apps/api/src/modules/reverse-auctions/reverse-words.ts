import { locales } from '@rigsouq/kernel/locales';

const style = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Dubai' } as const;

/** A moment in the Gulf's time, for bells and letters, which do not know where they are read. */
export function whenWords(at: Date): { when: string; whenAr: string } {
  const inLanguage = (locale: string) => new Intl.DateTimeFormat(locale, style).format(at);
  return {
    when: `${inLanguage(locales.en)} (GST)`,
    whenAr: `${inLanguage(locales.ar)} (بتوقيت الخليج)`,
  };
}
