// Shows what the user can do with a lot in each state: bid, wait, see the result, or open the own consignment.
import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isSignedIn, useSession } from '../../../../lib/api/session.ts';
import { formatDollarsInText } from '../../../../lib/format/format.ts';
import { useLanguage } from '../../../../lib/i18n/language.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useServerTime } from '../../../../shared/auctions/server-clock.ts';
import { type Lot, limitForLot } from '../lot.ts';
import { BidForm } from './bid-form.tsx';
import classes from './bid-panel.module.css';

export function BidPanel({ lot }: { lot: Lot }) {
  const { t } = useTranslation();
  const signedIn = isSignedIn(useSession());
  if (lot.you?.owner)
    return (
      <PanelLayout line={t('Your company consigned this machine, so you cannot bid on it.')}>
        <Button component={LocalLink} to={`/consignments/${lot._id}`} color="amber" size="md">
          {t('Open your consignment')}
        </Button>
      </PanelLayout>
    );
  if (lot.status === 'active')
    return signedIn && lot.you && !lot.can.bid ? <BiddingUnavailable lot={lot} /> : <OpenPanel lot={lot} />;
  if (lot.status === 'pending') return <UpcomingPanel lot={lot} />;
  return <EndedPanel lot={lot} />;
}

/** Hides the form when the time is up. The server decides when a lot closes, but it would refuse a bid sent after that time. */
function OpenPanel({ lot }: { lot: Lot }) {
  const over = useServerTime(lot.now) >= Date.parse(lot.endDate ?? '');
  if (over) return <BiddingUnavailable lot={lot} />;
  return (
    <section className={classes.panel}>
      <BidForm lot={lot} />
      {lot.you && <Limit lot={{ ...lot, you: lot.you }} />}
    </section>
  );
}

function BiddingUnavailable({ lot }: { lot: Lot }) {
  const { t } = useTranslation();
  const over = useServerTime(lot.now) >= Date.parse(lot.endDate ?? '');
  return (
    <PanelLayout
      line={over ? t('Time is up. The result will appear shortly.') : t('You cannot bid in this auction right now.')}
    />
  );
}

function UpcomingPanel({ lot }: { lot: Lot }) {
  const { t } = useTranslation();
  return (
    <PanelLayout line={t('Bidding has not started. Watch the auction and we’ll notify you before it ends.')}>
      <Button
        component="a"
        href={`/api/equipment/auction/${lot._id}/calendar.ics`}
        variant="default"
        size="md"
        leftSection={<IconCalendarPlus size={18} aria-hidden="true" />}
      >
        {t('Add to calendar')}
      </Button>
    </PanelLayout>
  );
}

function EndedPanel({ lot }: { lot: Lot }) {
  const { t } = useTranslation();
  if (lot.status === 'cancelled' || lot.status === 'Rejected')
    return (
      <PanelLayout line={t('The auction was cancelled. No bids are binding.')}>
        <Button component={LocalLink} to="/auctions" color="amber" size="md">
          {t('Browse Auctions')}
        </Button>
      </PanelLayout>
    );
  return (
    <PanelLayout
      line={
        lot.outcome === 'sold' ? t('This machine was sold.') : t('This machine was not sold: the reserve was not met.')
      }
    >
      <Button component={LocalLink} to={`/auction/results/${lot._id}`} color="amber" size="md">
        {t('View Results')}
      </Button>
    </PanelLayout>
  );
}

function Limit({ lot }: { lot: Parameters<typeof limitForLot>[0] & Pick<Lot, 'minimumBid'> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { limit, inOthers, available } = limitForLot(lot);
  const amounts = {
    limit: formatDollarsInText(language, limit),
    stake: formatDollarsInText(language, inOthers),
    free: formatDollarsInText(language, available),
  };
  return (
    <p className={classes.limit}>
      {lot.minimumBid > available && (
        <strong>{t('The minimum bid is higher than what is available to you here.')} </strong>
      )}
      {t('Your bidding limit is {{limit}}. Committed in other auctions: {{stake}}. Available here: {{free}}.', amounts)}{' '}
      <LocalLink to="/register-to-bid" className={classes.link ?? ''}>
        {t('Raise your limit')}
      </LocalLink>
    </p>
  );
}

function PanelLayout({ line, children }: { line: string; children?: ReactNode }) {
  return (
    <section className={classes.panel}>
      <p>{line}</p>
      {children}
    </section>
  );
}
