import type { verifiedProducts } from '@rigsouq/contract/catalogue/calls';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { locales } from '@rigsouq/kernel/locales';
import type { Email, Language } from '../../platform/email.ts';

type Machine = Omit<AnswerOf<typeof verifiedProducts>[number], 'cursor'>;
type Alert = {
  name: string;
  machines: readonly Machine[];
  more: boolean;
  publicUrl: string;
  searchUrl: string;
  stopUrl: string;
};

const hoursWord: Record<Language, string> = { en: 'h', ar: 'ساعة' };
const perDay: Record<Language, string> = { en: ' / day', ar: ' / اليوم' };

export function buildAlertEmail({ name, machines, more, publicUrl, searchUrl, stopUrl }: Alert): Email {
  const items = (language: Language) =>
    machines.map((machine) => ({
      title: machine.title,
      detail: detailOf(machine, language),
      url: `${publicUrl}${language === 'ar' ? '/ar' : ''}/equipment/${machine._id}`,
    }));
  return {
    en: {
      subject: `New on Rigsouq: ${name}`,
      lines: [more ? 'New machines match your saved search. The newest:' : 'New machines match your saved search:'],
      items: items('en'),
      action: { label: 'View all results', url: searchUrl },
      closing: 'We email you at most once a day about each saved search.',
      stop: { label: 'Stop emails about this search', url: stopUrl },
    },
    ar: {
      subject: `جديد على ريغسوق: ${name}`,
      lines: [more ? 'معدات جديدة تطابق بحثك المحفوظ، وهذه أحدثها:' : 'معدات جديدة تطابق بحثك المحفوظ:'],
      items: items('ar'),
      action: { label: 'فتح البحث', url: searchUrl },
      closing: 'نراسلك مرة واحدة في اليوم على الأكثر عن كل بحث محفوظ.',
      stop: { label: 'إيقاف الرسائل عن هذا البحث', url: stopUrl },
    },
  };
}

function detailOf({ type, price, dailyRate, currency, year, hours, location }: Machine, language: Language): string {
  const amount = type === 'sell' ? price : dailyRate;
  const number = (value: number) => new Intl.NumberFormat(locales[language]).format(value);
  return [
    amount === null ? null : `${currency} ${number(amount)}${type === 'rent' ? perDay[language] : ''}`,
    year === null ? null : String(year),
    hours === null ? null : `${number(hours)} ${hoursWord[language]}`,
    location,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}
