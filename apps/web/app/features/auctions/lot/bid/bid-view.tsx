import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { categoryLabel, companyLabel } from '../../../../lib/i18n/labels.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { WatchButton } from '../../../../shared/auctions/watch-button.tsx';
import { MachineIcon } from '../../../../shared/catalogue/listing-card/machine-icon.tsx';
import { VerifiedBadge } from '../../../../shared/companies/verified-badge.tsx';
import { Gallery } from '../../../../ui/gallery/gallery.tsx';
import { BottomEdge } from '../../../../ui/page/bottom-edge.tsx';
import type { Lot } from '../lot.ts';
import { LotMetadata } from '../lot-metadata.tsx';
import { useLot } from '../use-lot.ts';
import { BidPanel } from './bid-panel.tsx';
import classes from './bid-view.module.css';
import { LotFacts } from './lot-facts.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { RecentBids } from './recent-bids.tsx';
import { StatusCard } from './status-card.tsx';
import { useAnnouncement } from './use-announcement.ts';

/** Shows the page of a lot with its facts, its state and the bid form. It updates itself during the auction. */
export function BidView({ first }: { first: Lot }) {
  const { lot, lost } = useLot(first);
  const announcement = useAnnouncement(lot);
  return (
    <>
      <LotMetadata lot={first} kind="bid" />
      <p role="status" aria-live="polite" className={classes.spoken}>
        {announcement}
      </p>
      <div className={classes.page}>
        <Head lot={lot} />
        <div className={classes.columns}>
          <div className={classes.gallery}>
            <Gallery
              images={lot.images}
              title={lot.title}
              placeholder={<MachineIcon category={lot.category} size={140} />}
            />
          </div>
          <aside className={classes.side}>
            <StatusCard lot={lot} lost={lost} />
            <BidPanel lot={lot} />
          </aside>
          <div className={classes.more}>
            <LotFacts lot={lot} />
            <RecentBids lot={lot} />
          </div>
        </div>
      </div>
      <BottomEdge>
        <PhoneBar lot={lot} />
      </BottomEdge>
    </>
  );
}

function Head({ lot }: { lot: Lot }) {
  const { t } = useTranslation();
  return (
    <header className={classes.head}>
      <div className={classes.what}>
        <LocalLink to="/auctions" className={classes.back ?? ''}>
          <IconArrowLeft size={16} aria-hidden="true" className={classes.arrow} />
          {t('Auctions')}
        </LocalLink>
        <h1 className={classes.kind}>{t('Place Your Bid')}</h1>
        <h2 className={classes.title}>
          <bdi>{lot.title}</bdi>
        </h2>
        <p className={classes.line}>
          <span>
            {t('Sold by')}{' '}
            <LocalLink to={`/supplier-profile/${lot.userId._id}`} className={classes.seller ?? ''}>
              <bdi>{companyLabel(t, lot.userId.companyName)}</bdi>
            </LocalLink>
          </span>
          {lot.userId.isApproved && <VerifiedBadge>{t('Verified')}</VerifiedBadge>}
          <span>{categoryLabel(t, lot.category)}</span>
          <bdi>{lot.location}</bdi>
        </p>
      </div>
      <WatchButton lot={lot} by="watchLiveAuction" />
    </header>
  );
}
