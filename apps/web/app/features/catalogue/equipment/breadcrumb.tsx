import { useTranslation } from 'react-i18next';
import { categoryLabel } from '../../../lib/i18n/labels.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import classes from './breadcrumb.module.css';
import type { Equipment } from './load-equipment.ts';

export function Breadcrumb({ listing: { category, title } }: { listing: Equipment }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('Breadcrumb')}>
      <ol className={classes.trail}>
        <li>
          <LocalLink to="/" className={classes.link ?? ''}>
            {t('Home')}
          </LocalLink>
        </li>
        <li>
          <LocalLink to={`/marketplace?category=${encodeURIComponent(category)}`} className={classes.link ?? ''}>
            {categoryLabel(t, category)}
          </LocalLink>
        </li>
        <li aria-current="page" className={classes.here}>
          <bdi>{title}</bdi>
        </li>
      </ol>
    </nav>
  );
}
