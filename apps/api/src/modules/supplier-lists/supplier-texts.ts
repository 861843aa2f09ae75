// The names of documents and days in both languages, for reminders.
import { supplierDocumentKinds } from '@rigsouq/contract/supplier-lists/calls';
import { locales } from '@rigsouq/kernel/locales';

type Kind = (typeof supplierDocumentKinds)[number]['code'];

const names: Record<Kind, { document: string; documentAr: string }> = {
  'trade-licence': { document: 'trade licence', documentAr: 'الرخصة التجارية' },
  insurance: { document: 'insurance', documentAr: 'التأمين' },
  certificate: { document: 'certificate', documentAr: 'الشهادة' },
  contract: { document: 'contract', documentAr: 'العقد' },
  other: { document: 'document', documentAr: 'المستند' },
};

export function documentTexts(kind: string) {
  const known = supplierDocumentKinds.find(({ code }) => code === kind)?.code;
  return names[known ?? 'other'];
}

export function dayTexts(day: string) {
  const at = new Date(`${day}T00:00:00Z`);
  const format = (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
  return { day: format(locales.en), dayAr: format(locales.ar) };
}
