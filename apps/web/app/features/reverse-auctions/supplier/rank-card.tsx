import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPrice } from '../../../lib/format/format.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { isOver, type SuppliersAuction } from '../auction-query.ts';
import { ConnectionLostNote, TimeLeft } from '../time-left.tsx';
import classes from './rank-card.module.css';

const texts = {
  before: text('Not started yet. Your rank will appear here once it starts.'),
  silent: text('Make your first offer to get a rank.'),
  none: text('You did not make an offer.'),
  first: text('You are in first place. A lower offer would overtake you.'),
  behind: text('Another supplier has a lower offer. Lower yours to take first place.'),
  over: text('Your final rank.'),
} as const;

/** Shows a supplier its own rank, its own sum and the time (PR-009), large enough to read at arm's length. */
export function RankCard({ auction, lost }: { auction: SuppliersAuction; lost: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  const { rank, total, most, currency, state } = auction;
  return (
    <section aria-labelledby={id} className={classes.card} data-first={rank === 1 || undefined}>
      <div className={classes.standing}>
        <div>
          <h2 id={id} className={classes.name}>
            {t('Your rank')}
          </h2>
          <p className={classes.rank}>{rank === null ? t('None yet') : formatNumber(rank, language)}</p>
        </div>
        <p className={classes.line}>{t(texts[textKeyOf(auction)])}</p>
      </div>
      <dl className={classes.figures}>
        <TimeLeft auction={auction} />
        {total !== null && (
          <div>
            <dt>{t('Your latest total')}</dt>
            <dd>
              <bdi>{formatPrice(total, currency, language)}</bdi>
            </dd>
          </div>
        )}
        {most !== null && !isOver(auction) && (
          <div>
            <dt>{total === null ? t('Maximum first offer') : t('Maximum next offer')}</dt>
            <dd>
              <bdi>{formatPrice(most, currency, language)}</bdi>
            </dd>
          </div>
        )}
      </dl>
      {lost && state === 'live' && <ConnectionLostNote />}
    </section>
  );
}

function textKeyOf(auction: SuppliersAuction): keyof typeof texts {
  const { state, rank } = auction;
  if (state === 'scheduled') return 'before';
  if (rank === null) return isOver(auction) ? 'none' : 'silent';
  if (isOver(auction)) return 'over';
  return rank === 1 ? 'first' : 'behind';
}
