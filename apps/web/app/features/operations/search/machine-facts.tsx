import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPrice } from '../../../lib/format/format.ts';
import { type Language, useLanguage } from '../../../lib/i18n/language.ts';
import { DealFacts, DealPanel } from '../../../shared/deals/deal-panel.tsx';
import { useTaxonomyLabels } from '../use-taxonomy-labels.ts';
import classes from './search.module.css';
import type { ListingFile } from './search-queries.ts';

type Machine = ListingFile['machine'];

/** Shows what an operator compares before a decision: the photos, the price, the serial number and the machine. */
export function MachineFacts({ file: { machine } }: { file: ListingFile }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { word } = useTaxonomyLabels();
  const { images, serialNumber, brand, model, year, hours, category, condition, location, country } = machine;
  return (
    <DealPanel title={t('The machine')}>
      {images.length === 0 && <p className={classes.reason}>{t('No photo yet')}</p>}
      <ul className={classes.photos}>
        {images.map(({ full, thumb }, at) => (
          <li key={full}>
            <a href={full} target="_blank" rel="noreferrer">
              <img
                src={thumb}
                alt={t('Photo {{number}} of {{total}}', { number: at + 1, total: images.length })}
                width={120}
                height={90}
                loading="lazy"
              />
            </a>
          </li>
        ))}
      </ul>
      <DealFacts
        facts={[
          ...pricesOf(t, machine, language),
          { label: t('Serial number'), value: serialNumber ? <bdi>{serialNumber}</bdi> : t('Not provided') },
          { label: t('Category'), value: word('equipment', category) },
          brand && { label: t('Brand'), value: <bdi>{brand}</bdi> },
          model && { label: t('Model'), value: <bdi>{model}</bdi> },
          condition && { label: t('Condition'), value: word('condition', condition) },
          year !== null && { label: t('Year'), value: <bdi>{year}</bdi> },
          hours !== null && { label: t('Hours'), value: formatNumber(hours, language) },
          {
            label: t('Location'),
            value: <bdi>{[location, word('country', country)].filter(Boolean).join(t(', '))}</bdi>,
          },
          { label: t('Description'), value: <bdi>{machine.description}</bdi>, wide: true },
        ]}
      />
    </DealPanel>
  );
}

function pricesOf(t: TFunction, machine: Machine, language: Language) {
  const { price, hourlyRate, dailyRate, weeklyRate, currency } = machine;
  const prices = [
    { label: t('Price'), amount: price },
    { label: t('Hourly rate'), amount: hourlyRate },
    { label: t('Daily rate'), amount: dailyRate },
    { label: t('Weekly rate'), amount: weeklyRate },
  ];
  return prices.map(
    ({ label, amount }) =>
      amount !== null && { label, value: <bdi>{formatPrice(amount, currency, language)}</bdi>, large: true },
  );
}
