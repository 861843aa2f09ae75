import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPrice } from '../../lib/format/format.ts';
import { Place } from '../../lib/format/place.tsx';
import { countryLabel } from '../../lib/i18n/labels.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { Countdown } from '../auctions/countdown.tsx';
import { Moment } from '../auctions/moment.tsx';
import { otherName } from '../deals/deal.ts';
import list from '../deals/deal-list.module.css';
import { DealTable, DealTableRow, NextStep } from '../deals/deal-table.tsx';
import classes from '../rfqs/rfq-rows.module.css';
import { ReverseBadge, ReverseStandBadge } from './reverse-badge.tsx';
import type { ReverseInvitation, ReverseItem } from './reverse-queries.ts';

/** Lists the reverse auctions of a buyer: the invited suppliers, the number of offers and the lowest sum. */
export function ReverseRows({ auctions }: { auctions: readonly ReverseItem[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Rows company={t('Suppliers')} figure={t('Lowest offer')}>
      {auctions.map((auction) => {
        const { _id, state, suppliers, offers, best, currency } = auction;
        const waits = state === 'ended' || state === 'approval';
        return (
          <Row
            key={_id}
            auction={auction}
            company={
              <span className={classes.counts}>
                <span>{t('Invited: {{number}}', { number: formatNumber(suppliers, language) })}</span>
                <span>{t('Offers: {{number}}', { number: formatNumber(offers, language) })}</span>
              </span>
            }
            figure={best === null ? t('No offer yet') : <bdi>{formatPrice(best, currency, language)}</bdi>}
            badge={<ReverseBadge state={state} />}
            next={state === 'live' ? t('Follow live') : waits ? t('Decide') : t('View')}
            waits={waits || state === 'live'}
          />
        );
      })}
    </Rows>
  );
}

/** Lists the reverse auctions that a supplier is invited to, with its own rank and nothing about others. */
export function ReverseInvitationRows({ auctions }: { auctions: readonly ReverseInvitation[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Rows company={t('The buyer')} figure={t('Your rank')}>
      {auctions.map((auction) => {
        const { _id, buyer, country, stand, rank, state } = auction;
        return (
          <Row
            key={_id}
            auction={auction}
            company={
              <div className={list.words}>
                <span>
                  <bdi>{otherName(t, buyer)}</bdi>
                </span>
                <span className={list.type}>{countryLabel(t, country)}</span>
              </div>
            }
            figure={rank === null ? t('No rank yet') : t('Rank {{rank}}', { rank: formatNumber(rank, language) })}
            badge={<ReverseStandBadge stand={stand} state={state} />}
            next={state === 'live' ? t('Make an offer') : t('View')}
            waits={state === 'live'}
          />
        );
      })}
    </Rows>
  );
}

function Rows({ company, figure, children }: { company: string; figure: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <DealTable headings={{ machine: t('Auction'), company, figure, day: t('Time'), dayMatters: true }}>
      {children}
    </DealTable>
  );
}

type RowProps = {
  auction: ReverseItem | ReverseInvitation;
  company: ReactNode;
  figure: ReactNode;
  badge: ReactNode;
  next: string;
  waits: boolean;
};

function Row({ auction, company, figure, badge, next, waits }: RowProps) {
  const { _id, number, title } = auction;
  const to = `/procurement/auctions/${_id}`;
  return (
    <DealTableRow
      machine={
        <>
          <LocalLink to={to} className={list.title ?? ''}>
            <bdi>{title}</bdi>
          </LocalLink>
          <span className={list.type}>
            <bdi>{number}</bdi>
          </span>
        </>
      }
      company={company}
      figure={figure}
      day={<When auction={auction} />}
      status={badge}
      next={<NextStep to={to} label={next} about={title} waits={waits} />}
    />
  );
}

/** Shows the time of the start, or after the start the time of the end. */
function When({ auction: { state, startsAt, endsAt, now, country } }: Pick<RowProps, 'auction'>) {
  const { t } = useTranslation();
  const soon = state === 'scheduled';
  return (
    <span className={classes.deadline}>
      {(soon || state === 'live') && (
        <span>
          {soon ? t('Starts in') : t('Time left')}{' '}
          <Countdown until={soon ? startsAt : endsAt} now={now} over={soon ? t('Starting...') : t('Closing...')} />
        </span>
      )}
      <span className={classes.at}>
        <Place country={country}>
          <Moment at={soon ? startsAt : endsAt} />
        </Place>
      </span>
    </span>
  );
}
