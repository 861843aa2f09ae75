import { useTranslation } from 'react-i18next';
import { formatNumber, formatPrice } from '../../lib/format.ts';
import { countryLabel } from '../../lib/labels.ts';
import { useLanguage } from '../../lib/language.ts';
import { LocalLink } from '../../lib/local-link.tsx';
import head from '../../shell/deal/deal-head.module.css';
import { DealFacts, DealPanel } from '../../shell/deal/deal-panel.tsx';
import { Moment } from '../../shell/lot/moment.tsx';
import { LineList } from '../../shell/rfq/line-description.tsx';
import classes from './auction-panel.module.css';
import type { Auction } from './auction-query.ts';

/** Shows what the buyer requests, the same for both sides. A supplier who can offer has the lines in the form instead. */
export function AuctionRequestPanel({ auction, canOffer = false }: { auction: Auction; canOffer?: boolean }) {
  const { t } = useTranslation();
  const { description, country, currency, lines, rfqId, rfqNumber } = auction;
  return (
    <DealPanel title={t('What is asked for')}>
      <div className={classes.parts}>
        {description && (
          <p className={classes.text}>
            <bdi>{description}</bdi>
          </p>
        )}
        <DealFacts
          facts={[
            { label: t('Country of delivery'), value: countryLabel(t, country) },
            { label: t('Currency'), value: currency },
            rfqId && {
              label: t('From the request'),
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
    <DealPanel title={t('The rules')}>
      <div className={classes.parts}>
        <DealFacts
          facts={[
            { label: t('Begins'), value: <Moment at={startsAt} /> },
            { label: t('Announced end'), value: <Moment at={firstEndsAt} /> },
            ceiling !== null && {
              label: t('First offer at most'),
              value: <bdi>{formatPrice(ceiling, currency, language)}</bdi>,
            },
            { label: t('Decrement'), value: percent },
            { label: t('Overtime'), value: time },
          ]}
        />
        <ul className={classes.rules}>
          <li>{t('An offer is a price for every line. The sum decides; of equal sums the earlier one is ahead.')}</li>
          <li>{t('Each further offer is at least {{percent}} below the own one before.', { percent })}</li>
          <li>
            {overtimeRanks === 1
              ? t('Another first rank in the last {{time}} moves the end to {{time}} after it.', { time })
              : t('A change among the first {{ranks}} ranks in the last {{time}} moves the end to {{time}} after it.', {
                  time,
                  ranks: formatNumber(overtimeRanks, language),
                })}{' '}
            {t('It never goes more than an hour beyond the announced end.')}
          </li>
          <li>{t('An offer is binding and cannot be withdrawn.')}</li>
        </ul>
      </div>
    </DealPanel>
  );
}
