import { Button } from '@mantine/core';
import { sorts } from '@rigsouq/contract/catalogue/market-lists';
import { dayOf } from '@rigsouq/kernel/periods';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isSignedIn, useSession } from '../../../lib/api/session.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import browse from '../../../ui/page/browse.module.css';
import { ClosingBand } from '../../../ui/page/closing-band.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { type Rentals, rentalRules } from './load-rentals.ts';
import { MarketChips } from './market-chips.tsx';
import { clearFilters, periodOf } from './market-search.ts';
import { RentalCard } from './rental-card.tsx';
import { RentalKinds } from './rental-kinds.tsx';
import { RentalSearch } from './rental-search.tsx';
import classes from './rentals-screen.module.css';
import { Empty, Results } from './results.tsx';
import { ResultsHead } from './results-head.tsx';
import { type MarketList, useMarketList } from './use-market-list.ts';

const texts = { failing: text('Failed to fetch equipment') };

export function RentalsScreen({ market: { answer, failed }, kinds }: Rentals) {
  const { t } = useTranslation();
  const items = answer?.items ?? null;
  const facets = answer?.facets ?? null;
  const list = useMarketList(items, rentalRules, facets);
  const lead = t('Find a machine for your dates. Each machine has one calendar, so there are no double bookings.');
  return (
    <>
      <PageHead title={t('Equipment rentals')} description={lead} />
      <div className={browse.intro}>
        <div className={browse.inner}>
          <h1 className={browse.title}>{t('Equipment rentals')}</h1>
          <p className={`${browse.lead} ${classes.lead}`}>{lead}</p>
          {/* Machines of all countries are listed, so the first day is today where the day begins last. */}
          <RentalSearch list={list} facets={facets} today={answer ? dayOf(new Date(answer.now), 'sa') : ''} />
        </div>
      </div>
      <div className={browse.body}>
        <section className={`${browse.inner} ${classes.kinds}`} aria-labelledby="kinds">
          <h2 id="kinds" className={classes.title}>
            {t('Categories')}
          </h2>
          <RentalKinds kinds={kinds} list={list} facets={facets} />
        </section>
        <section className={`${browse.inner} ${browse.results}`} aria-labelledby="results">
          <ResultsHead id="results" list={list} rules={rentalRules} facets={facets} sorts={sorts} />
          <MarketChips list={list} rules={rentalRules} supplierName={undefined} />
          <Results list={list} items={items} failed={failed} texts={texts} empty={<NothingAvailable list={list} />}>
            {(listing, layout, urgency) => (
              <RentalCard listing={listing} layout={layout} urgency={urgency} days={periodOf(list.asked)} />
            )}
          </Results>
        </section>
      </div>
      <Closing />
    </>
  );
}

/** Invites a visitor to register. A member gets the way to the own bookings instead. */
function Closing() {
  const { t } = useTranslation();
  const marketplace = { to: '/marketplace', label: t('Go to the marketplace') };
  if (isSignedIn(useSession()))
    return (
      <ClosingBand
        sand
        title={t('Follow your bookings')}
        line={t('See the answers of suppliers in your dashboard, or browse equipment for sale.')}
        first={{ to: '/dashboard?tab=bookings', label: t('My Bookings') }}
        second={marketplace}
      />
    );
  return (
    <ClosingBand
      sand
      title={t('New to Rigsouq?')}
      line={t('Register to book machines, or browse equipment for sale.')}
      first={{ to: '/register', label: t('Register') }}
      second={marketplace}
    />
  );
}

function NothingAvailable({ list: { asked, addressOf } }: { list: MarketList }) {
  const { t } = useTranslation();
  return (
    <Empty
      text={t('No equipment available')}
      hint={t('Try other dates or another location, or remove a filter.')}
      actions={
        <Button component={Link} to={addressOf(clearFilters(asked))} color="ink">
          {t('Clear Filters')}
        </Button>
      }
    />
  );
}
