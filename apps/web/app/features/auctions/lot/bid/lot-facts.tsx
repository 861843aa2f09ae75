import { useTranslation } from 'react-i18next';
import { formatHours, formatNumber } from '../../../../lib/format/format.ts';
import { categoryLabel, companyLabel, conditionLabel } from '../../../../lib/i18n/labels.ts';
import { useLanguage } from '../../../../lib/i18n/language.ts';
import type { Lot } from '../lot.ts';
import classes from './lot-facts.module.css';

/** Shows the machine in a two-column table and the seller's description. */
export function LotFacts({ lot }: { lot: Lot }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const facts = [
    { label: t('Seller'), value: companyLabel(t, lot.userId.companyName) },
    { label: t('Condition'), value: lot.condition && conditionLabel(t, lot.condition) },
    { label: t('Year'), value: lot.year },
    { label: t('Hours'), value: lot.hours === null ? null : formatHours(lot.hours, language) },
    { label: t('Manufacturer', { context: 'machine' }), value: lot.manufacturer },
    { label: t('Model'), value: lot.model },
    { label: t('Category'), value: categoryLabel(t, lot.category) },
    { label: t('Location'), value: lot.location },
    {
      label: t('Total bids'),
      value: lot.totalBids === null ? t('Sealed until the end') : formatNumber(lot.totalBids, language),
    },
  ];
  return (
    <section aria-labelledby="machine" className={classes.facts}>
      <h2 id="machine" className={classes.title}>
        {t('The machine')}
      </h2>
      <dl className={classes.list}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value || t('N/A')}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes.description}>
        <bdi>{lot.description}</bdi>
      </p>
    </section>
  );
}
