import { locales } from '@rigsouq/kernel/locales';

const style = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Dubai' } as const;

/** Formats a time in the Gulf, for notifications and emails, whose reader's time zone is unknown. */
export function timeTexts(at: Date): { when: string; whenAr: string } {
  const format = (locale: string) => new Intl.DateTimeFormat(locale, style).format(at);
  return {
    when: `${format(locales.en)} (GST)`,
    whenAr: `${format(locales.ar)} (بتوقيت الخليج)`,
  };
}
