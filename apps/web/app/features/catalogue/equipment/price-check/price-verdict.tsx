import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../lib/format/format.ts';
import { useLanguage } from '../../../../lib/i18n/language.ts';
import type { Comparables, Equipment } from '../load-equipment.ts';
import classes from './price-verdict.module.css';
import { percentFromMedian } from './scatter-rules.ts';
import { verdictOf } from './verdict-rules.ts';

type PriceVerdictProps = { listing: Equipment; comparables: Comparables | null };

/** Says beside the price how it compares, and leads to the comparison. A machine that does not work is compared with nothing. */
export function PriceVerdict({ listing: { priceUsd, condition, status }, comparables }: PriceVerdictProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (condition === 'used-non-functional')
    return <p className={classes.warning}>{t('The seller says that this machine does not work.')}</p>;
  if (condition === 'parts-only') return <p className={classes.warning}>{t('Offered for parts only.')}</p>;
  if (!comparables?.prices || priceUsd === null || status === 'sold' || status === 'ended') return null;

  const away = percentFromMedian(priceUsd, comparables.prices.median);
  const verdict = verdictOf(away);
  const percent = formatNumber(Math.abs(away), language);
  const texts = {
    'far-below': t('{{percent}}% below comparable machines: check the condition', { percent }),
    below: t('{{percent}}% below comparable machines', { percent }),
    'in-line': t('In line with comparable machines'),
    above: t('{{percent}}% above comparable machines', { percent }),
  };
  return (
    <a href="#price-check" className={classes.verdict} data-verdict={verdict}>
      {texts[verdict]}
    </a>
  );
}
