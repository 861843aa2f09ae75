// The place whose times a part of a page shows. Times of a machine or site are in the time zone of its country; without a place they are in
// the viewer's time zone. Both name the zone (R24).
import { formatPlaceSecond, formatPlaceTime } from '@rigsouq/kernel/place-time';
import { type Country, zoneOf } from '@rigsouq/kernel/zones';
import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { useLanguage } from '../i18n/language.ts';
import { formatInstant, formatMoment, zoneName } from './format.ts';

/** Undefined without a place; null for a place whose country is unknown, which has Gulf time. */
const PlaceContext = createContext<Country>(undefined);

export function Place({ country, children }: { country: string | null; children: ReactNode }) {
  return <PlaceContext value={country}>{children}</PlaceContext>;
}

/** Returns the country of the place, null if it is unknown, or undefined without a place. */
export function usePlace(): Country {
  return useContext(PlaceContext);
}

/** Returns a function that formats '16 Nov 2026, 02:30 Riyadh time'. */
export function useFormatTime(): (iso: string) => string {
  const language = useLanguage();
  const country = usePlace();
  return useCallback(
    (iso) => (country === undefined ? formatInstant(iso, language) : formatPlaceTime(iso, language, country)),
    [language, country],
  );
}

/** Returns a function that formats '15 Nov, 21:04:07', for a list whose heading names the time zone. */
export function useFormatSecond(): (iso: string) => string {
  const language = useLanguage();
  const country = usePlace();
  return (iso) => (country === undefined ? formatMoment(iso, language) : formatPlaceSecond(iso, language, country));
}

/** Returns the name of the time zone, for the heading of a list of times. */
export function useZoneName(): string {
  const language = useLanguage();
  const country = usePlace();
  return country === undefined ? zoneName(language) : zoneOf(country).name[language];
}
