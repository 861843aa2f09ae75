import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import classes from './my-listings.module.css';

const HEIGHT = 20;

/** Shows the views of the last days as small columns, the latest at the end of the line. */
export function ViewsChart({ views }: { views: readonly number[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const most = Math.max(1, ...views);
  const sum = views.reduce((all, one) => all + one, 0);
  const days = views.length;
  const said = t('{{views}} views in {{days}} days', { views: formatNumber(sum, language), days });
  // Time runs in reading direction.
  const x = (at: number) => (language === 'ar' ? days - 1 - at : at) * 2 + 1;
  const columns = views.map((count, at) => `M${x(at)} ${HEIGHT}v-${Math.max(1, (count / most) * HEIGHT).toFixed(1)}`);
  return (
    <svg
      className={classes.chart}
      viewBox={`0 0 ${days * 2} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={said}
    >
      <title>{said}</title>
      <path d={columns.join('')} />
    </svg>
  );
}
