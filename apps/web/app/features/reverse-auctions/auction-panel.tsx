import { useTranslation } from 'react-i18next';
import { formatNumber, formatPrice } from '../../lib/format/format.ts';
import { countryLabel } from '../../lib/i18n/labels.ts';
import { useLanguage } from '../../lib/i18n/language.ts';
import { LocalLink } from '../../lib/i18n/local-link.tsx';
import { Moment } from '../../shared/auctions/moment.tsx';
import head from '../../shared/deals/deal-head.module.css';
import { DealFacts, DealPanel } from '../../shared/deals/deal-panel.tsx';
import { LineList } from '../../shared/rfqs/line-description.tsx';
import classes from './auction-panel.module.css';
import type { Auction } from './auction-query.ts';

/** Shows what the buyer requests, the same for both sides. A supplier who can offer has the lines in the form instead. */
export function AuctionRequestPanel({ auction, canOffer = false }: { auction: Auction; canOffer?: boolean }) {
  const { t } = useTranslation();
  const { description, country, currency, lines, rfqId, rfqNumber } = auction;
  return (
    <DealPanel title={t('Requested items')}>
      <div className={classes.parts}>
        {description && (
          <p className={classes.text}>
            <bdi>{description}</bdi>
          </p>
        )}
        <DealFacts
          facts={[
            { label: t('Delivery country'), value: countryLabel(t, country) },
            { label: t('Currency'), value: currency },
            rfqId && {
              label: t('Source request'),
              value: (
                <LocalLink to={`/procurement/rfq/${rfqId}`} className={head.company ?? ''}>
                  <bdi>{rfqNumber ?? t('View')}</bdi>
                </LocalLink>
              ),
            },
          ]}
        />
        {!canOffer && <LineList lines={lines} />}
      </div>
    </DealPanel>
  );
}

/** Shows the rules of the auction as they were announced. */
export function RulesPanel({ auction }: { auction: Auction }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { ceiling, currency, decrement, overtimeMinutes, overtimeRanks, startsAt, firstEndsAt } = auction;
  const time = t('{{number}} min', { number: formatNumber(overtimeMinutes, language) });
  const percent = `${formatNumber(decrement, language, 2)}%`;
  return (
    <DealPanel title={t('Rules')}>
      <div className={classes.parts}>
        <DealFacts
          facts={[
            { label: t('Starts'), value: <Moment at={startsAt} /> },
            { label: t('Scheduled end'), value: <Moment at={firstEndsAt} /> },
            ceiling !== null && {
              label: t('Maximum first offer'),
              value: <bdi>{formatPrice(ceiling, currency, language)}</bdi>,
            },
            { label: t('Minimum decrement'), value: percent },
            { label: t('Overtime'), value: time },
          ]}
        />
        <ul className={classes.rules}>
          <li>
            {t(
              'An offer must price every line. The lowest total ranks first; if totals are equal, the earlier offer ranks higher.',
            )}
          </li>
          <li>{t('Each new offer must be at least {{percent}} below the supplier’s previous one.', { percent })}</li>
          <li>
            {overtimeRanks === 1
              ? t(
                  'If first place changes in the last {{time}}, the auction is extended to {{time}} after that offer.',
                  { time },
                )
              : t(
                  'If the top {{ranks}} ranks change in the last {{time}}, the auction is extended to {{time}} after that offer.',
                  {
                    time,
                    ranks: formatNumber(overtimeRanks, language),
                  },
                )}{' '}
            {t('Extensions stop one hour after the scheduled end.')}
          </li>
          <li>{t('An offer is binding and cannot be withdrawn.')}</li>
        </ul>
      </div>
    </DealPanel>
  );
}
