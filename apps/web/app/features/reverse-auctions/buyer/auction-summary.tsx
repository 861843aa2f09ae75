import { useTranslation } from 'react-i18next';
import { formatNumber, formatPrice } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import type { BuyersAuction } from '../auction-query.ts';
import { percentSaved } from '../percent-saved.ts';
import { ConnectionLostNote, TimeLeft } from '../time-left.tsx';
import classes from './auction-summary.module.css';

/** Shows the state of the auction in four numbers. */
export function AuctionSummary({ auction, lost }: { auction: BuyersAuction; lost: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { suppliers, currency, state } = auction;
  const best = suppliers.find(({ rank }) => rank === 1)?.total ?? null;
  const firstBest = lowestFirstSum(auction);
  const saved = best === null || firstBest === null ? null : percentSaved(firstBest, best);
  const offers = suppliers.reduce((sum, supplier) => sum + supplier.offers, 0);
  const offering = suppliers.filter(({ total }) => total !== null).length;
  return (
    <section className={classes.card} aria-label={t('Current standing')}>
      <dl className={classes.figures}>
        <div>
          <dt>{t('Lowest offer')}</dt>
          <dd>{best === null ? t('No offer yet') : <bdi>{formatPrice(best, currency, language)}</bdi>}</dd>
        </div>
        <TimeLeft auction={auction} />
        {saved !== null && (
          <div>
            <dt>{t('Saved vs. lowest first offer')}</dt>
            <dd>{`${formatNumber(saved, language, 1)}%`}</dd>
          </div>
        )}
        <div>
          <dt>{t('Offers')}</dt>
          <dd>
            {formatNumber(offers, language)}
            <span className={classes.note}>
              {t('{{offering}} of {{invited}} suppliers', {
                offering: formatNumber(offering, language),
                invited: formatNumber(suppliers.length, language),
              })}
            </span>
          </dd>
        </div>
      </dl>
      {lost && state === 'live' && <ConnectionLostNote />}
    </section>
  );
}

/** Returns the lowest of the first sums, where the bidding started. */
function lowestFirstSum({ suppliers }: BuyersAuction): number | null {
  const firsts = suppliers.flatMap(({ first }) => (first === null ? [] : [first]));
  return firsts.length > 0 ? Math.min(...firsts) : null;
}
