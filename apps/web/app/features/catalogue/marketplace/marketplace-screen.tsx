import { sorts } from '@rigsouq/contract/catalogue/market-lists';
import { categories } from '@rigsouq/contract/taxonomy';
import { useTranslation } from 'react-i18next';
import type { Loaded } from '../../../lib/api/page-loader.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import { ListingCard } from '../../../shared/catalogue/listing-card/listing-card.tsx';
import { ChoiceLink } from '../../../ui/filters/choice-link.tsx';
import { SearchBar } from '../../../ui/filters/search-bar.tsx';
import browse from '../../../ui/page/browse.module.css';
import { PageHead } from '../../../ui/page/page-head.tsx';
import type { Market } from './load-market.ts';
import { MarketChips } from './market-chips.tsx';
import { MarketFilters } from './market-filters.tsx';
import { FILTER_PANEL_ID, MARKET_FORM_ID } from './market-form.tsx';
import { changeSearch, type PageRules } from './market-search.ts';
import classes from './marketplace-screen.module.css';
import { NothingFound } from './nothing-found.tsx';
import { Results } from './results.tsx';
import { ResultsHead } from './results-head.tsx';
import { SearchInterpretation } from './search-interpretation.tsx';
import { type MarketList, useMarketList } from './use-market-list.ts';

export const marketplaceRules: PageRules = { type: 'sell', verified: true, sort: 'newest' };
const rules = marketplaceRules;
const texts = { failing: text('Failed to fetch equipment'), said: text('Error: {{message}}') };

export function MarketplaceScreen({ answer, failed }: Loaded<Market>) {
  const { t } = useTranslation();
  const items = answer?.items ?? null;
  const facets = answer?.facets ?? null;
  const list = useMarketList(items, rules, facets);
  const { asked } = list;
  // Only a known category becomes a heading, because anyone can write any text into an address.
  const known = categories.find(({ code }) => code === asked.category);
  const what = known ? t(known.label) : t('Construction equipment');
  const title = asked.type === 'rent' ? t('{{what}} for rent', { what }) : t('{{what}} for sale', { what });
  const lead = t('Machines from suppliers across the Gulf, with price, year, hours and location at a glance.');
  return (
    <>
      <PageHead title={title} description={lead} />
      <div className={classes.intro}>
        <div className={`${browse.inner} ${classes.heading}`}>
          <div>
            <h1 className={browse.title}>{title}</h1>
            <p className={`${browse.lead} ${classes.lead}`}>{lead}</p>
          </div>
          <OfferTypes list={list} />
        </div>
      </div>
      <div className={browse.body}>
        <div className={`${browse.inner} ${browse.columns}`}>
          <MarketFilters list={list} rules={rules} facets={facets} />
          <section className={browse.results} aria-labelledby="results">
            <SearchBar
              form={MARKET_FORM_ID}
              panel={FILTER_PANEL_ID}
              search={asked.search}
              placeholder={t('Search equipment')}
              maxLength={120}
            />
            <ResultsHead id="results" list={list} rules={rules} facets={facets} sorts={sorts} />
            <MarketChips list={list} rules={rules} supplierName={items?.[0]?.supplier.companyName ?? undefined} />
            <SearchInterpretation search={asked.search} facets={facets} />
            <Results
              list={list}
              items={items}
              failed={failed}
              texts={texts}
              empty={<NothingFound list={list} rules={rules} facets={facets} />}
            >
              {(listing, layout, urgency) => <ListingCard listing={listing} layout={layout} urgency={urgency} />}
            </Results>
          </section>
        </div>
      </div>
    </>
  );
}

/** Switches between sale and rent, each with its own address. */
function OfferTypes({ list: { asked, next, addressOf } }: { list: MarketList }) {
  const { t } = useTranslation();
  const offers = [
    { type: 'sell', label: t('For sale') },
    { type: 'rent', label: t('For rent') },
  ];
  return (
    <nav className={classes.offers} aria-label={t('Offer type')}>
      {offers.map(({ type, label }) => (
        <ChoiceLink
          key={type}
          to={addressOf(changeSearch(next, { type, priceRange: '', priceMin: '', priceMax: '' }))}
          className={classes.offer}
          aria-current={(asked.type || rules.type) === type ? 'true' : undefined}
        >
          {label}
        </ChoiceLink>
      ))}
    </nav>
  );
}
