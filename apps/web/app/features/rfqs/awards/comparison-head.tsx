import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format/format.ts';
import { useFormatTime } from '../../../lib/format/place.tsx';
import { useLanguage } from '../../../lib/i18n/language.ts';
import classes from '../../../shared/deals/deal-head.module.css';
import type { Tender } from './comparison-query.ts';

export function ComparisonHead({ rfq, comparison }: Tender) {
  const { t } = useTranslation();
  const language = useLanguage();
  const formatTime = useFormatTime();
  const { number, title, lines, answers } = rfq;
  const statistics = [
    t('{{number}} lines', { count: lines.length, number: formatNumber(lines.length, language) }),
    t('{{number}} responses', { count: answers, number: formatNumber(answers, language) }),
    comparison?.openedAt && t('Opened {{when}}', { when: formatTime(comparison.openedAt) }),
  ];
  return (
    <header className={classes.words}>
      <p className={classes.kind}>
        {t('Compare responses')}
        {number && <bdi>{number}</bdi>}
      </p>
      <h1 className={classes.title}>
        <bdi>{title}</bdi>
      </h1>
      <p className={classes.line}>{statistics.filter(Boolean).join(' · ')}</p>
    </header>
  );
}
