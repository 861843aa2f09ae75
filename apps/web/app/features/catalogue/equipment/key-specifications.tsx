import { useTranslation } from 'react-i18next';
import { specificationLabel } from '../../../lib/i18n/labels.ts';
import classes from './key-specifications.module.css';
import type { Equipment } from './load-equipment.ts';

const SHOWN = 6;

/** Shows the first specifications below the photos. The tab has all of them. */
export function KeySpecifications({ listing: { specifications } }: { listing: Equipment }) {
  const { t } = useTranslation();
  const shown = Object.entries(specifications).slice(0, SHOWN);
  if (shown.length === 0) return null;
  return (
    <section aria-label={t('Key specifications')}>
      <dl className={classes.facts}>
        {shown.map(([key, value]) => (
          <div key={key} className={classes.fact}>
            <dt>
              <bdi>{specificationLabel(t, key)}</bdi>
            </dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
