import { formatPlaceTime } from '@rigsouq/kernel/place-time';
import { useFormatSecond, useFormatTime, usePlace } from '../../lib/format/place.tsx';
import { useHydrated } from '../../lib/hydrated.ts';
import { useLanguage } from '../../lib/i18n/language.ts';

type MomentProps = {
  at: string;
  /** Shows seconds and no year, for a list that names the time zone. */
  exact?: boolean;
};

/** Shows a time of the place, or in the viewer's time zone. The server does not know the viewer's zone, so its page shows Gulf time. */
export function Moment({ at, exact = false }: MomentProps) {
  const language = useLanguage();
  const hydrated = useHydrated();
  const placed = usePlace() !== undefined;
  const formatTime = useFormatTime();
  const formatSecond = useFormatSecond();
  const shown = hydrated || placed ? (exact ? formatSecond : formatTime)(at) : formatPlaceTime(at, language, null);
  return <time dateTime={at}>{shown}</time>;
}
