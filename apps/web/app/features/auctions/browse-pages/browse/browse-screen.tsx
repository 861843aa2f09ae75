import { categories } from '@rigsouq/contract/taxonomy';
import { useTranslation } from 'react-i18next';
import type { Loaded } from '../../../../lib/api/page-loader.ts';
import { labelIn } from '../../../../lib/i18n/labels.ts';
import { usePagedSearch } from '../../../../lib/paged-search.ts';
import type { LiveLot } from '../../../../shared/auctions/lot-card.tsx';
import { FilterChips } from '../../../../ui/filters/filter-chips.tsx';
import browse from '../../../../ui/page/browse.module.css';
import { ClosingBand } from '../../../../ui/page/closing-band.tsx';
import { PageHead } from '../../../../ui/page/page-head.tsx';
import { BrowseForm } from './browse-form.tsx';
import { BrowseResults } from './browse-results.tsx';
import { changeSearch, readSearch, searchAddress } from './browse-search.ts';

export function BrowseScreen(loaded: Loaded<readonly LiveLot[]>) {
  const { t } = useTranslation();
  const list = usePagedSearch(readSearch, searchAddress, loaded.answer);
  const { asked, addressOf } = list;
  const lead = t('All lots open for bidding. Time left follows our server clock.');
  const chips = [
    { name: asked.search, without: addressOf(changeSearch(asked, { search: '' })) },
    { name: labelIn(t, categories, asked.category), without: addressOf(changeSearch(asked, { category: '' })) },
  ].filter(({ name }) => name !== '');
  return (
    <>
      <PageHead title={t('Live auctions')} description={lead} />
      <div className={browse.intro}>
        <div className={browse.inner}>
          <h1 className={browse.title}>{t('Live auctions')}</h1>
          <p className={browse.lead}>{lead}</p>
          <BrowseForm list={list} />
        </div>
      </div>
      <div className={browse.body}>
        <section className={`${browse.inner} ${browse.results}`} aria-labelledby="results">
          <h2 id="results" className={browse.heading}>
            {t('Open for bids')}
          </h2>
          <FilterChips
            chips={chips}
            clear={{ to: addressOf(changeSearch(asked, { search: '', category: '' })), label: t('Clear Filters') }}
          />
          <BrowseResults {...loaded} list={list} />
        </section>
      </div>
      <ClosingBand
        sand
        title={t('Bid higher, or sell at auction')}
        line={t('Register for a higher bidding limit or consign a machine. We reply by email.')}
        first={{ to: '/register-to-bid', label: t('Register to bid') }}
        second={{ to: '/auction/consign', label: t('Consign to an auction') }}
      />
    </>
  );
}
