import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { categoryPages } from '../../../lib/category-pages.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import classes from './loading-and-missing.module.css';

export function Loading() {
  const { t } = useTranslation();
  return (
    <div className={classes.waiting}>
      <PageHead title={t('Loading...')} indexed={false} />
      <p role="status" className={classes.word}>
        {t('Loading...')}
      </p>
      <div className={classes.shape} aria-hidden="true">
        <span className={classes.photo} />
        <span className={classes.panel} />
      </div>
    </div>
  );
}

export function Missing() {
  const { t } = useTranslation();
  return (
    <section className={classes.missing}>
      <PageHead title={t('Equipment not found')} indexed={false} />
      <h1 className={classes.title}>{t('Equipment not found')}</h1>
      <p className={classes.line}>{t('It may have been removed, or the address is wrong.')}</p>
      <Button component={LocalLink} to="/marketplace" color="amber" size="md">
        {t('See all equipment')}
      </Button>
      <nav aria-label={t('Categories')}>
        <ul className={classes.ways}>
          {categoryPages.map(({ slug, label }) => (
            <li key={slug}>
              <LocalLink to={`/categories/${slug}`} className={classes.way}>
                {t(label)}
              </LocalLink>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
