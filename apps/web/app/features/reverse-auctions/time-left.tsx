import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format/format.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { Countdown } from '../../shared/auctions/countdown.tsx';
import { Moment } from '../../shared/auctions/moment.tsx';
import { type Auction, isOver } from './auction-query.ts';
import classes from './time-left.module.css';

/** Shows the remaining time by the server's clock, and whether the end has moved. */
export function TimeLeft({ auction }: { auction: Auction }) {
  const { t } = useTranslation();
  const { state, startsAt, endsAt, now } = auction;
  const soon = state === 'scheduled';
  return (
    <div>
      <dt>{isOver(auction) ? t('Ended') : soon ? t('Starts in') : t('Time left')}</dt>
      <dd>
        {isOver(auction) ? (
          <span className={classes.moment}>
            <Moment at={endsAt} />
          </span>
        ) : (
          <>
            <Countdown until={soon ? startsAt : endsAt} now={now} over={soon ? t('Starting...') : t('Closing...')} />
            <span className={classes.note}>
              <Moment at={soon ? startsAt : endsAt} />
            </span>
          </>
        )}
        <Extensions auction={auction} />
      </dd>
    </div>
  );
}

function Extensions({ auction: { extensions, firstEndsAt } }: { auction: Auction }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (extensions === 0) return null;
  return (
    <span className={classes.note}>
      {t('Extended {{number}} times', { count: extensions, number: formatNumber(extensions, language) })}
      {t(', ')}
      {t('originally scheduled for')} <Moment at={firstEndsAt} />
    </span>
  );
}

export function ConnectionLostNote() {
  const { t } = useTranslation();
  return (
    <p role="status" className={classes.lost}>
      <IconRefresh size={16} aria-hidden="true" />
      {t('Connection lost. What you see may be a few seconds old.')}
    </p>
  );
}
