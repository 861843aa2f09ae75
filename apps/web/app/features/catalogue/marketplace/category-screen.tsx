import { sorts } from '@rigsouq/contract/catalogue/market-lists';
import { useTranslation } from 'react-i18next';
import type { Loaded } from '../../../lib/api/page-loader.ts';
import { categoryPages } from '../../../lib/category-pages.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { Picture } from '../../../lib/picture.tsx';
import browse from '../../../ui/page/browse.module.css';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { CategoryCard } from './category-card.tsx';
import { CategoryData } from './category-data.tsx';
import { categoryLeads } from './category-leads.ts';
import classes from './category-screen.module.css';
import type { Market } from './load-market.ts';
import { MarketChips } from './market-chips.tsx';
import { MarketForm } from './market-form.tsx';
import type { PageRules } from './market-search.ts';
import { NothingFound } from './nothing-found.tsx';
import { Results } from './results.tsx';
import { ResultsHead } from './results-head.tsx';
import { useMarketList } from './use-market-list.ts';

export type CategoryPage = (typeof categoryPages)[number];

const texts = { failing: text('Failed to fetch equipment'), said: text('Error: {{message}}') };

export function findCategoryPage(slug: string | undefined): CategoryPage | undefined {
  return categoryPages.find((page) => page.slug === slug);
}

export function categoryRules({ code }: CategoryPage): PageRules {
  return { type: 'sell', verified: false, sort: 'newest', category: code };
}

export function CategoryScreen({ page, answer, failed }: Loaded<Market> & { page: CategoryPage }) {
  const { t } = useTranslation();
  const rules = categoryRules(page);
  const items = answer?.items ?? null;
  const facets = answer?.facets ?? null;
  const list = useMarketList(items, rules, facets);
  const lead = t(categoryLeads[page.slug]);
  return (
    <>
      <PageHead title={t(page.label)} description={lead} />
      <CategoryData page={page} items={items ?? []} />
      <div className={classes.hero}>
        <div className={`${browse.inner} ${classes.heading}`}>
          <div className={classes.words}>
            <h1 className={browse.title}>{t(page.label)}</h1>
            <p className={browse.lead}>{lead}</p>
            <ul className={classes.ways}>
              <li>
                <LocalLink to={`/marketplace?category=${page.code}`} className={classes.way}>
                  {t('Search with all filters')}
                </LocalLink>
              </li>
              <li>
                <LocalLink to={`/rentals?category=${page.code}`} className={classes.way}>
                  {t('Rent instead')}
                </LocalLink>
              </li>
            </ul>
          </div>
          <Picture
            name={`category-${page.slug}`}
            alt={t(page.alt)}
            sizes="(min-width: 48em) 320px, 120px"
            width={640}
            height={480}
            className={classes.picture}
          />
        </div>
      </div>
      <Siblings current={page.slug} />
      <div className={browse.body}>
        <section className={`${browse.inner} ${browse.results}`} aria-labelledby="results">
          <MarketForm list={list} rules={rules} carry={['view']} />
          <ResultsHead id="results" list={list} rules={rules} facets={facets} sorts={sorts} />
          <MarketChips list={list} rules={rules} supplierName={undefined} />
          <Results
            list={list}
            items={items}
            failed={failed}
            texts={texts}
            empty={<NothingFound list={list} rules={rules} facets={facets} />}
          >
            {(listing, layout, urgency) => (
              <CategoryCard listing={listing} layout={layout} urgency={urgency} now={answer?.now ?? 0} />
            )}
          </Results>
        </section>
      </div>
    </>
  );
}

function Siblings({ current }: { current: string }) {
  const { t } = useTranslation();
  return (
    <nav className={classes.siblings} aria-label={t('Categories')}>
      <ul className={`${browse.inner} ${classes.list}`}>
        {categoryPages.map(({ slug, label }) => (
          <li key={slug}>
            <LocalLink
              to={`/categories/${slug}`}
              className={classes.sibling}
              aria-current={slug === current ? 'page' : undefined}
            >
              {t(label)}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
