import type { Entry } from '@rigsouq/contract/taxonomy';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoadError } from '../../../../lib/api/page-loader.ts';
import { usePagedSearch } from '../../../../lib/paged-search.ts';
import classes from '../../../../ui/page/browse.module.css';
import { ExploreList, type ExploreTexts } from './explore-list.tsx';
import { NetworkChips } from './network-chips.tsx';
import { NetworkFilters, NetworkSearchBar } from './network-filters.tsx';
import { readSearch, searchAddress } from './network-search.ts';

type ExplorePageProps<T> = {
  texts: ExploreTexts;
  types: readonly Entry[];
  statistics: ReactNode;
  items: readonly T[] | null;
  failed: LoadError | null;
  children: (item: T) => ReactNode;
};

/** Shows the page of a network: statistics, search, filters and the list of companies. */
export function ExplorePage<T extends { _id: string }>(props: ExplorePageProps<T>) {
  const { texts, types, statistics, items, failed, children } = props;
  const { t } = useTranslation();
  const list = usePagedSearch(readSearch, searchAddress, items);
  const { asked, before, waiting, addressOf } = list;
  return (
    <>
      <div className={classes.intro}>
        <div className={classes.inner}>
          <h1 className={classes.title}>{t(texts.title)}</h1>
          <p className={classes.lead}>{t(texts.lead)}</p>
        </div>
      </div>
      {statistics}
      <div className={classes.body}>
        <div className={`${classes.inner} ${classes.columns}`}>
          <NetworkFilters asked={asked} types={types} addressOf={addressOf} />
          <section className={classes.results} aria-labelledby="results">
            <NetworkSearchBar asked={asked} placeholder={t(texts.search)} />
            <div className={classes.summary}>
              <h2 id="results" className={classes.heading}>
                {t(texts.list)}
              </h2>
              <p role="status" className={classes.count}>
                {items && waiting !== 'reload' && t(texts.shown, { number: before.length + items.length })}
              </p>
            </div>
            <NetworkChips asked={asked} addressOf={addressOf} />
            <ExploreList texts={texts} list={list} items={items} failed={failed}>
              {children}
            </ExploreList>
          </section>
        </div>
      </div>
    </>
  );
}
