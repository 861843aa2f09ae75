import { formatPlaceTime } from '@rigsouq/kernel/place-time';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { Dollars } from '../../../shared/auctions/dollars.tsx';
import { HashCode } from '../../../shared/auctions/hash-code.tsx';
import { highestBidText } from '../../../shared/auctions/lot-texts.ts';
import { DealFacts, DealPanel } from '../../../shared/deals/deal-panel.tsx';
import classes from './consignments.module.css';
import type { OwnBid } from './own-bid-query.ts';

export function OwnBidFacts({ bid }: { bid: OwnBid }) {
  const { t } = useTranslation();
  const { consignmentId: lot, amount, maxBid, currentMax, minimumBid, number, seq, hash, finalPrice } = bid;
  const sealed = lot.type === 'Sealed Bid';
  return (
    <DealPanel title={t('Your bid')}>
      <DealFacts
        facts={[
          {
            label: sealed ? t('Your sealed bid') : t('Your offer'),
            value: <Dollars amount={amount} />,
            large: true,
          },
          !sealed && { label: t('Your maximum with this bid'), value: <Dollars amount={maxBid} /> },
          currentMax !== maxBid && {
            label: sealed ? t('Your current bid') : t('Your current maximum'),
            value: <Dollars amount={currentMax} />,
          },
          lot.currentBid !== null &&
            finalPrice === null && { label: t(highestBidText(lot.status)), value: <Dollars amount={lot.currentBid} /> },
          finalPrice !== null && { label: t('Sold for'), value: <Dollars amount={finalPrice} /> },
          lot.status === 'active' &&
            !sealed && { label: t('Minimum next bid'), value: <Dollars amount={minimumBid} /> },
          number !== null && { label: t('You bid as'), value: t('Bidder {{number}}', { number }) },
          {
            label: seq === null ? t('Log hash') : t('Log entry {{number}}', { number: seq }),
            value: <HashCode hash={hash} />,
          },
        ]}
      />
    </DealPanel>
  );
}

export function OwnBids({ bid }: { bid: OwnBid }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <DealPanel title={t('Your bids in this auction')}>
      <ol className={classes.bids}>
        {bid.bids.map(({ _id, amount, maxBid, createdAt }) => (
          <li key={_id} className={classes.bid} aria-current={_id === bid._id || undefined}>
            <LocalLink to={`/bids/${_id}`} className={classes.link ?? ''}>
              <Dollars amount={amount} />
            </LocalLink>
            {maxBid > amount && (
              <span>
                {t('Up to')} <Dollars amount={maxBid} />
              </span>
            )}
            <time dateTime={createdAt} className={classes.when}>
              {formatPlaceTime(createdAt, language, bid.consignmentId.country)}
            </time>
          </li>
        ))}
      </ol>
    </DealPanel>
  );
}
