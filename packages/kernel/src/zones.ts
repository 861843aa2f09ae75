// The time zone of each country (R24). A time that belongs to a machine or a site is entered and shown in the zone of its country, which is
// named by its city. No country of the Gulf changes its clocks in summer, so the hours ahead of UTC are fixed.
import type { Language } from './locales.ts';

type Zone = { readonly id: string; readonly hours: number; readonly name: Readonly<Record<Language, string>> };

export const zones = {
  sa: { id: 'Asia/Riyadh', hours: 3, name: { en: 'Riyadh time', ar: 'بتوقيت الرياض' } },
  ae: { id: 'Asia/Dubai', hours: 4, name: { en: 'Dubai time', ar: 'بتوقيت دبي' } },
  qa: { id: 'Asia/Qatar', hours: 3, name: { en: 'Doha time', ar: 'بتوقيت الدوحة' } },
  bh: { id: 'Asia/Bahrain', hours: 3, name: { en: 'Manama time', ar: 'بتوقيت المنامة' } },
  kw: { id: 'Asia/Kuwait', hours: 3, name: { en: 'Kuwait time', ar: 'بتوقيت الكويت' } },
  om: { id: 'Asia/Muscat', hours: 4, name: { en: 'Muscat time', ar: 'بتوقيت مسقط' } },
} as const satisfies Record<string, Zone>;

/** The zone of the platform, for times that belong to no country. */
const gulfZone: Zone = { id: zones.ae.id, hours: 4, name: { en: 'Gulf time', ar: 'بتوقيت الخليج' } };

/** The code of a country, or null when it is unknown. */
export type Country = string | null | undefined;

export function zoneOf(country: Country): Zone {
  return country && Object.hasOwn(zones, country) ? zones[country as keyof typeof zones] : gulfZone;
}

/** Returns the Arabic name of the time zone of a Gulf country. The zone of the platform has the name of the Gulf, as elsewhere. */
export function arabicZoneName(timeZone: string): string | undefined {
  if (timeZone === gulfZone.id) return gulfZone.name.ar;
  return Object.values(zones).find(({ id }) => id === timeZone)?.name.ar;
}
