import { useTranslation } from 'react-i18next';
import { categoryPages } from '../../lib/category-pages.ts';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { Picture } from '../../lib/picture.tsx';
import section from '../../ui/page/section.module.css';
import classes from './category-grid.module.css';

export function CategoryGrid() {
  const { t } = useTranslation();
  return (
    <section className={section.band} aria-labelledby="categories">
      <div className={section.inner}>
        <div className={section.head}>
          <h2 id="categories" className={section.title}>
            {t('Find your machine')}
          </h2>
          <LocalLink to="/marketplace" className={section.more}>
            {t('See all equipment')}
          </LocalLink>
        </div>
        <ul className={classes.grid}>
          {categoryPages.map(({ slug, label, alt }) => (
            <li key={slug}>
              <LocalLink to={`/categories/${slug}`} className={classes.card}>
                <Picture
                  name={`category-${slug}`}
                  alt={t(alt)}
                  sizes="(min-width: 64em) 370px, (min-width: 48em) 30vw, calc(50vw - 22px)"
                  width={640}
                  height={480}
                  className={classes.picture}
                />
                <span className={classes.label}>{t(label)}</span>
              </LocalLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
