import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatHours } from '../../../lib/format/format.ts';
import { categoryLabel, conditionLabel, specificationLabel } from '../../../lib/i18n/labels.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { AddressTabs } from '../../../ui/tabs/address-tabs.tsx';
import classes from './detail-tabs.module.css';
import type { Equipment } from './load-equipment.ts';

export function DetailTabs({ listing }: { listing: Equipment }) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('About this machine')}>
      <AddressTabs
        title={t('About this machine')}
        tabs={[
          {
            id: 'description',
            label: t('Description'),
            content: () => (
              <p className={classes.description}>
                <bdi>{listing.description || t('No description available.')}</bdi>
              </p>
            ),
          },
          { id: 'specifications', label: t('Specifications'), content: () => <Specifications listing={listing} /> },
          { id: 'features', label: t('Features'), content: () => <Features features={listing.features} /> },
        ]}
      />
    </section>
  );
}

function Specifications({ listing }: { listing: Equipment }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { brand, model, year, hours, category, condition, specifications } = listing;
  const rows = [
    { name: t('Category'), value: categoryLabel(t, category) },
    { name: t('Brand'), value: brand && <bdi>{brand}</bdi> },
    { name: t('Model'), value: model && <bdi>{model}</bdi> },
    { name: t('Year'), value: year },
    { name: t('Hours'), value: hours === null ? null : formatHours(hours, language) },
    { name: t('Condition'), value: condition && conditionLabel(t, condition) },
    ...Object.entries(specifications).map(([key, value]) => ({
      name: specificationLabel(t, key),
      value: <bdi>{value}</bdi>,
    })),
  ].filter(({ value }) => value !== null && value !== '');
  return (
    <table className={classes.table}>
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Features({ features }: { features: readonly string[] }) {
  const { t } = useTranslation();
  if (features.length === 0) return <p>{t('No features listed.')}</p>;
  return (
    <ul className={classes.features}>
      {features.map((feature, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same feature may be named twice, and the list never changes
        <li key={index} className={classes.feature}>
          <IconCheck size={18} stroke={1.75} aria-hidden="true" className={classes.sign} />
          <bdi>{feature}</bdi>
        </li>
      ))}
    </ul>
  );
}
