import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { LotCard } from '../../shared/auctions/lot-card.tsx';
import { ListingCard } from '../../shared/catalogue/listing-card/listing-card.tsx';
import section from '../../ui/page/section.module.css';
import classes from './home-lists.module.css';
import type { HomeMarket } from './load-home.ts';

/** Shows what is on the market now: the lots that end next and the newest machines. */
export function HomeLists({ lots, machines }: HomeMarket) {
  const { t } = useTranslation();
  return (
    <>
      <List
        id="ending-soon"
        title={t('Auctions ending soon')}
        to="/browse-live-auctions"
        all={t('See all live auctions')}
      >
        {lots.map((lot) => (
          <li key={lot._id}>
            <LotCard lot={lot} by="watchLiveAuction" />
          </li>
        ))}
      </List>
      <List id="new-machines" title={t('New on the market')} to="/marketplace" all={t('See all equipment')}>
        {machines.map((listing) => (
          <li key={listing._id}>
            <ListingCard listing={listing} />
          </li>
        ))}
      </List>
    </>
  );
}

type ListProps = { id: string; title: string; to: string; all: string; children: readonly ReactNode[] };

/** An empty list is left out. */
function List({ id, title, to, all, children }: ListProps) {
  if (children.length === 0) return null;
  return (
    <section className={classes.band} aria-labelledby={id}>
      <div className={section.inner}>
        <div className={section.head}>
          <h2 id={id} className={section.title}>
            {title}
          </h2>
          <LocalLink to={to} className={section.more ?? ''}>
            {all}
          </LocalLink>
        </div>
        <ul className={classes.grid}>{children}</ul>
      </div>
    </section>
  );
}
