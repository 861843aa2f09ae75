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
      {lots.length > 0 && (
        <section className={classes.band} aria-labelledby="ending-soon">
          <div className={section.inner}>
            <div className={section.head}>
              <h2 id="ending-soon" className={section.title}>
                {t('Auctions ending soon')}
              </h2>
              <LocalLink to="/browse-live-auctions" className={section.more ?? ''}>
                {t('See all live auctions')}
              </LocalLink>
            </div>
            <ul className={classes.grid}>
              {lots.map((lot) => (
                <li key={lot._id}>
                  <LotCard lot={lot} by="watchLiveAuction" />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      {machines.length > 0 && (
        <section className={classes.band} aria-labelledby="new-machines">
          <div className={section.inner}>
            <div className={section.head}>
              <h2 id="new-machines" className={section.title}>
                {t('New on the market')}
              </h2>
              <LocalLink to="/marketplace" className={section.more ?? ''}>
                {t('See all equipment')}
              </LocalLink>
            </div>
            <ul className={classes.grid}>
              {machines.map((listing) => (
                <li key={listing._id}>
                  <ListingCard listing={listing} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </>
  );
}
