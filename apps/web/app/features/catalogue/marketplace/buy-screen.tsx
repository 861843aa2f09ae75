import { useTranslation } from 'react-i18next';
import type { Loaded } from '../../../lib/api/page-loader.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import { ListingCard } from '../../../shared/catalogue/listing-card/listing-card.tsx';
import { SearchBar } from '../../../ui/filters/search-bar.tsx';
import browse from '../../../ui/page/browse.module.css';
import { ClosingBand } from '../../../ui/page/closing-band.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { BuyFilters } from './buy-filters.tsx';
import type { Market } from './load-market.ts';
import { MarketChips } from './market-chips.tsx';
import { FILTER_PANEL_ID, MARKET_FORM_ID } from './market-form.tsx';
import type { PageRules, Sort } from './market-search.ts';
import { NothingFound } from './nothing-found.tsx';
import { PRICE_TOP } from './price-slider.tsx';
import { Results } from './results.tsx';
import { ResultsHead } from './results-head.tsx';
import { useMarketList } from './use-market-list.ts';

export const buyRules: PageRules = { type: 'sell', verified: false, sort: 'price-low', priceTop: PRICE_TOP };
const sorts: readonly Sort[] = ['price-low', 'price-high', 'year-newest', 'year-oldest'];
const texts = { failing: text('Failed to fetch equipment'), said: text('Error: {{message}}') };

export function BuyScreen({ answer, failed }: Loaded<Market>) {
  const { t } = useTranslation();
  const items = answer?.items ?? null;
  const facets = answer?.facets ?? null;
  const list = useMarketList(items, buyRules, facets);
  const lead = t('Set your budget and see every machine for sale in the Gulf within it.');
  return (
    <>
      <PageHead title={t('Buy Construction Equipment')} description={lead} />
      <div className={browse.intro}>
        <div className={browse.inner}>
          <h1 className={browse.title}>{t('Buy Construction Equipment')}</h1>
          <p className={browse.lead}>{lead}</p>
        </div>
      </div>
      <div className={browse.body}>
        <div className={`${browse.inner} ${browse.columns}`}>
          <BuyFilters list={list} rules={buyRules} facets={facets} />
          <section className={browse.results} aria-labelledby="results">
            <SearchBar
              form={MARKET_FORM_ID}
              panel={FILTER_PANEL_ID}
              search={list.asked.search}
              placeholder={t('Search equipment')}
              maxLength={120}
            />
            <ResultsHead id="results" list={list} rules={buyRules} facets={facets} sorts={sorts} />
            <MarketChips list={list} rules={buyRules} supplierName={undefined} />
            <Results
              list={list}
              items={items}
              failed={failed}
              texts={texts}
              empty={<NothingFound list={list} rules={buyRules} facets={facets} />}
            >
              {(listing, layout, urgency) => <ListingCard listing={listing} layout={layout} urgency={urgency} />}
            </Results>
          </section>
        </div>
      </div>
      <ClosingBand
        sand
        title={t('Not the right machine?')}
        line={t('Rent one for the job, or search all equipment with every filter.')}
        first={{ to: '/rentals', label: t('Rent equipment') }}
        second={{ to: '/marketplace', label: t('See all equipment') }}
      />
    </>
  );
}
