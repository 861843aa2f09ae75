import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoadError } from '../../lib/api/page-loader.ts';
import { formatNumber } from '../../lib/format/format.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { usePagedSearch } from '../../lib/paged-search.ts';
import classes from '../../ui/page/browse.module.css';
import { LoadFailure } from '../../ui/states/load-failure.tsx';
import { type DirectoryFilter, DirectoryFilters } from './directory-filters.tsx';
import { DirectoryList } from './directory-list.tsx';
import { isFiltered, readSearch, searchAddress } from './directory-search.ts';

type Texts = { title: string; lead: string; list: string; found: string; empty: string; failing: string };

type DirectoryPageProps<T> = {
  texts: Texts;
  filters: readonly DirectoryFilter[];
  page: { items: readonly T[]; total: number } | null;
  failed: LoadError | null;
  children: (item: T) => ReactNode;
};

/** A directory with filters and a list. While nothing is published there is nothing to search, so the filters are hidden (R37). */
export function DirectoryPage<T extends { _id: string }>(props: DirectoryPageProps<T>) {
  const { texts, filters, page, failed, children } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const names = filters.map(({ name }) => name);
  const directory = usePagedSearch((query) => readSearch(names, query), searchAddress, page?.items ?? null);
  const { asked, waiting, addressOf } = directory;
  const bare = page?.total === 0 && !isFiltered(asked);
  return (
    <>
      <div className={classes.intro}>
        <div className={classes.inner}>
          <h1 className={classes.title}>{t(texts.title)}</h1>
          <p className={classes.lead}>{t(texts.lead)}</p>
          {!bare && <DirectoryFilters asked={asked} filters={filters} addressOf={addressOf} />}
        </div>
      </div>
      {!bare && (
        <div className={classes.body}>
          <section className={`${classes.inner} ${classes.results}`} aria-labelledby="results">
            <div className={classes.summary}>
              <h2 id="results" className={classes.heading}>
                {t(texts.list)}
              </h2>
              <p role="status" className={classes.count}>
                {page && waiting !== 'reload' && t(texts.found, { number: formatNumber(page.total, language) })}
              </p>
            </div>
            {failed && <LoadFailure failed={failed} fallback={texts.failing} />}
            {page && (
              <DirectoryList directory={directory} {...page} empty={t(texts.empty)}>
                {children}
              </DirectoryList>
            )}
          </section>
        </div>
      )}
    </>
  );
}
