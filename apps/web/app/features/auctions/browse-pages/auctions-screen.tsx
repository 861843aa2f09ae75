import { Button } from '@mantine/core';
import { IconArrowRight, IconCalendarPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Loaded } from '../../../lib/api/page-loader.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { type LiveLot, LotCard } from '../../../shared/auctions/lot-card.tsx';
import { ClosingBand } from '../../../ui/page/closing-band.tsx';
import { FeatureGrid } from '../../../ui/page/feature-grid.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import section from '../../../ui/page/section.module.css';
import { WideHero } from '../../../ui/page/wide-hero.tsx';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';
import { fairness, steps } from './auctions-content.ts';
import classes from './auctions-screen.module.css';
import { EmptyLots } from './empty-lots.tsx';
import type { Auctions, UpcomingLot } from './load-auctions.ts';
import { UpcomingRow } from './upcoming-row.tsx';

export function AuctionsScreen({ answer, failed }: Loaded<Auctions>) {
  const { t } = useTranslation();
  const lead = t('Bid on machines across the Gulf, with clear rules and one server clock for all bidders.');
  return (
    <>
      <PageHead title={t('Construction Equipment Auctions')} description={lead} />
      <WideHero
        shaded
        title={t('Construction Equipment Auctions')}
        lead={lead}
        first={{ to: '/browse-live-auctions', label: t('Browse live auctions') }}
        second={{ to: '/auction/consign', label: t('Consign equipment') }}
        picture={{
          name: 'yard',
          alt: t('Illustration of a sales yard with rows of construction machines'),
          width: 1120,
          height: 720,
        }}
      />
      {failed ? (
        <div className={section.band}>
          <div className={section.inner}>
            <LoadFailure failed={failed} fallback={text('Failed to load auctions')} />
          </div>
        </div>
      ) : (
        <>
          <Live lots={answer.live} />
          <Upcoming lots={answer.upcoming} />
        </>
      )}
      <HowItWorks />
      <FeatureGrid title={t('Why our auctions are fair')} features={fairness} />
      <ClosingBand
        title={t('Bid higher, or sell at auction')}
        line={t('Register for a higher bidding limit or consign a machine. We reply by email.')}
        first={{ to: '/register-to-bid', label: t('Register to bid') }}
        second={{ to: '/auction/consign', label: t('Consign to an auction') }}
      />
    </>
  );
}

function Live({ lots }: { lots: readonly LiveLot[] }) {
  const { t } = useTranslation();
  return (
    <section className={section.band} aria-labelledby="live">
      <div className={section.inner}>
        <div className={section.head}>
          <h2 id="live" className={section.title}>
            {t('Live auctions')}
          </h2>
          <LocalLink to="/browse-live-auctions" className={section.more ?? ''}>
            {t('See all live auctions')}
            <IconArrowRight size={18} aria-hidden="true" className={classes.arrow} />
          </LocalLink>
        </div>
        {lots.length === 0 ? (
          <EmptyLots text={t('No auctions are live right now')} hint={t('See upcoming auctions or consign a machine.')}>
            <Button component={LocalLink} to="/auction/consign" color="ink">
              {t('Consign equipment')}
            </Button>
          </EmptyLots>
        ) : (
          <ul className={classes.grid}>
            {lots.map((lot) => (
              <li key={lot._id}>
                <LotCard lot={lot} by="watchAuction" />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function Upcoming({ lots }: { lots: readonly UpcomingLot[] }) {
  const { t } = useTranslation();
  return (
    <section className={`${section.band} ${section.sand}`} aria-labelledby="upcoming">
      <div className={section.inner}>
        <div className={section.head}>
          <h2 id="upcoming" className={section.title}>
            {t('Upcoming auctions')}
          </h2>
          {lots.length > 0 && (
            <a href="/api/auctions/calendar.ics" className={section.more}>
              <IconCalendarPlus size={18} aria-hidden="true" />
              {t('Add all to calendar')}
            </a>
          )}
        </div>
        {lots.length === 0 ? (
          <EmptyLots
            text={t('No upcoming auctions right now')}
            hint={t('Machines appear here as soon as we approve them.')}
          >
            <Button component={LocalLink} to="/marketplace" variant="default">
              {t('Browse Equipment')}
            </Button>
          </EmptyLots>
        ) : (
          <ul className={classes.rows}>
            {lots.map((lot) => (
              <li key={lot._id}>
                <UpcomingRow lot={lot} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function HowItWorks() {
  const { t } = useTranslation();
  return (
    <section className={section.band} aria-labelledby="how">
      <div className={section.inner}>
        <div className={section.head}>
          <h2 id="how" className={section.title}>
            {t('How it works')}
          </h2>
        </div>
        <ol className={classes.steps}>
          {steps.map(({ title, line }) => (
            <li key={title} className={classes.step}>
              <h3 className={classes.stepTitle}>{t(title)}</h3>
              <p className={classes.stepLine}>{t(line)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
