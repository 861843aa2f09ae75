// The names of the services and countries in both languages, for emails about a request.
import { serviceTypes } from '@rigsouq/contract/directory/lists';
import type { Language } from '../../../platform/email.ts';

/** Arabic names of the services. They equal the names on the pages. */
export const arabicServices: Record<(typeof serviceTypes)[number]['code'], string> = {
  repair: 'الصيانة والإصلاح',
  inspection: 'الفحص والشهادات',
  transport: 'النقل والرفع',
  parts: 'قطع الغيار',
  operators: 'المشغّلون وفرق العمل',
  training: 'تدريب المشغّلين',
  other: 'أخرى',
};

export function serviceName(code: string | undefined, language: Language): string | null {
  const known = serviceTypes.find((service) => service.code === code);
  if (!known) return null;
  return language === 'ar' ? arabicServices[known.code] : known.label;
}

export function countryName(code: string | undefined, language: Language): string | null {
  if (code?.length !== 2) return null;
  return new Intl.DisplayNames(language, { type: 'region' }).of(code.toUpperCase()) ?? null;
}
