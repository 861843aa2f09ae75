import { useTranslation } from 'react-i18next';
import { formatNumber, formatPrice } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { HashCode } from '../../../shared/auctions/hash-code.tsx';
import { Moment } from '../../../shared/auctions/moment.tsx';
import { DealPanel } from '../../../shared/deals/deal-panel.tsx';
import type { SuppliersAuction } from '../auction-query.ts';
import classes from './own-offers.module.css';

/** Lists the supplier's own offers, newest first, each with the hash that proves it. */
export function OwnOffers({ auction: { mine, currency } }: { auction: SuppliersAuction }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (mine.length === 0) return null;
  return (
    <DealPanel title={t('Your offers ({{number}})', { number: formatNumber(mine.length, language) })}>
      <ol>
        {mine.map(({ seq, at, total, hash }) => (
          <li key={hash} className={classes.offer}>
            <strong>
              <bdi>{formatPrice(total, currency, language)}</bdi>
            </strong>
            <HashCode hash={hash} />
            <span className={classes.quiet}>
              <Moment at={at} exact />
            </span>
            {seq !== null && <span className={classes.quiet}>{t('Log entry {{number}}', { number: seq })}</span>}
          </li>
        ))}
      </ol>
    </DealPanel>
  );
}
