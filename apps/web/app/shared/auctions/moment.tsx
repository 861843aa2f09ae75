import { useTranslation } from 'react-i18next';
import { formatDay, formatInstant, formatMoment } from '../../lib/format/format.ts';
import { formatGulfMinute } from '../../lib/format/gulf-time.ts';
import { useHydrated } from '../../lib/hydrated.ts';
import { useLanguage } from '../../lib/i18n/language.ts';

type MomentProps = {
  at: string;
  /** Shows seconds and no year, for a list that names the time zone. */
  exact?: boolean;
};

/** Shows a time in the viewer's time zone, which is named (R24). The server does not know the zone, so its page shows the time in the Gulf. */
export function Moment({ at, exact = false }: MomentProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const hydrated = useHydrated();
  const hour = formatGulfMinute(Date.parse(at)).slice(11);
  const inTheGulf = t('{{day}}, {{hour}} Gulf time', { day: formatDay(at, language), hour });
  return <time dateTime={at}>{hydrated ? (exact ? formatMoment : formatInstant)(at, language) : inTheGulf}</time>;
}
