// What can be done about a lot in each of its states: bid, wait, look at the result, or look after one's own.
import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dollarsIn } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { LocalLink } from '../../../lib/local-link.tsx';
import { isSignedIn, useSession } from '../../../lib/session.ts';
import { useServerTime } from '../../../shell/lot/server-clock.ts';
import type { Lot } from '../lot.ts';
import { BidForm } from './bid-form.tsx';
import classes from './bid-panel.module.css';

export function BidPanel({ lot }: { lot: Lot }) {
  const { t } = useTranslation();
  const signedIn = isSignedIn(useSession());
  if (lot.you?.owner)
    return (
      <Panel line={t('This machine is consigned by your own account, so you cannot bid on it.')}>
        <Button component={LocalLink} to={`/consignments/${lot._id}`} color="amber" size="md">
          {t('Open your consignment')}
        </Button>
      </Panel>
    );
  if (lot.status === 'active') return signedIn && lot.you && !lot.can.bid ? <NotNow lot={lot} /> : <Open lot={lot} />;
  if (lot.status === 'pending') return <Upcoming lot={lot} />;
  return <Over lot={lot} />;
}

/** The server says when a lot is closed; until it has said so, nothing is sent that it would refuse. */
function Open({ lot }: { lot: Lot }) {
  const over = useServerTime(lot.now) >= Date.parse(lot.endDate ?? '');
  if (over) return <NotNow lot={lot} />;
  return (
    <section className={classes.panel}>
      <BidForm lot={lot} />
      {lot.you && <Limit you={lot.you} />}
    </section>
  );
}

function NotNow({ lot }: { lot: Lot }) {
  const { t } = useTranslation();
  const over = useServerTime(lot.now) >= Date.parse(lot.endDate ?? '');
  return (
    <Panel
      line={over ? t('The time is up. The result follows in a moment.') : t('You cannot bid on this auction now.')}
    />
  );
}

function Upcoming({ lot }: { lot: Lot }) {
  const { t } = useTranslation();
  return (
    <Panel line={t('Bidding has not begun. Watch the auction, and we tell you before it ends.')}>
      <Button
        component="a"
        href={`/api/equipment/auction/${lot._id}/calendar.ics`}
        variant="default"
        size="md"
        leftSection={<IconCalendarPlus size={18} aria-hidden="true" />}
      >
        {t('Add to calendar')}
      </Button>
    </Panel>
  );
}

function Over({ lot }: { lot: Lot }) {
  const { t } = useTranslation();
  if (lot.status === 'cancelled' || lot.status === 'Rejected')
    return (
      <Panel line={t('The auction was called off. Every bidder is free.')}>
        <Button component={LocalLink} to="/auctions" color="amber" size="md">
          {t('Browse Auctions')}
        </Button>
      </Panel>
    );
  return (
    <Panel
      line={
        lot.outcome === 'sold' ? t('This machine was sold.') : t('This machine was not sold: the reserve was not met.')
      }
    >
      <Button component={LocalLink} to={`/auction/results/${lot._id}`} color="amber" size="md">
        {t('View Results')}
      </Button>
    </Panel>
  );
}

function Limit({ you: { limit, atStake } }: { you: NonNullable<Lot['you']> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const figures = {
    limit: dollarsIn(language, limit),
    stake: dollarsIn(language, atStake),
    free: dollarsIn(language, Math.max(0, limit - atStake)),
  };
  return (
    <p className={classes.limit}>
      {t('Your bidding limit is {{limit}}. At stake in open auctions: {{stake}}. Free: {{free}}.', figures)}{' '}
      <LocalLink to="/register-to-bid" className={classes.link ?? ''}>
        {t('Raise your limit')}
      </LocalLink>
    </p>
  );
}

function Panel({ line, children }: { line: string; children?: ReactNode }) {
  return (
    <section className={classes.panel}>
      <p>{line}</p>
      {children}
    </section>
  );
}
