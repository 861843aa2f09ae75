import { IconAlertCircle, IconCheck, IconClockPlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDollars } from '../../../../lib/format/format.ts';
import { text } from '../../../../lib/i18n/i18n.ts';
import { HashCode } from '../../../../shared/auctions/hash-code.tsx';
import { describePosition } from '../../../../shared/auctions/lot-texts.ts';
import { Moment } from '../../../../shared/auctions/moment.tsx';
import classes from '../../../../ui/forms/receipt.module.css';
import type { Receipt } from './use-bid.ts';

const outcomes: Record<Receipt['status'], string> = {
  leading: text('You are the highest bidder.'),
  outbid: text('Your bid was accepted, but another bidder has a higher maximum or set the same one first.'),
  sealed: text('Your sealed bid is saved. You can change it until the auction ends.'),
};

/** Shows the result of the bid and its hash as evidence. It takes the focus, so that screen readers read it. */
export function BidReceipt({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const { seq, bidder, hash, status, reserveMet } = receipt;
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each new receipt
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [hash]);
  const belowReserve = status === 'leading' && reserveMet === false;
  const good = status !== 'outbid' && !belowReserve;
  const OutcomeIcon = good ? IconCheck : IconAlertCircle;
  return (
    <div ref={box} tabIndex={-1} role="status" className={classes.receipt} data-good={good || undefined}>
      <p className={classes.title}>
        <OutcomeIcon size={18} aria-hidden="true" />
        {t(receipt.message)}
      </p>
      <p>{belowReserve ? `${t(describePosition(status, reserveMet).label)}.` : t(outcomes[status])}</p>
      {receipt.extended && (
        <p className={classes.line}>
          <IconClockPlus size={16} aria-hidden="true" />
          <span>
            {t('It extended the auction to')} <Moment at={receipt.endDate} />
          </span>
        </p>
      )}
      <dl className={classes.facts}>
        {bidder !== null && (
          <div>
            <dt>{t('You bid as')}</dt>
            <dd>{t('Bidder {{number}}', { number: bidder })}</dd>
          </div>
        )}
        <div>
          <dt>{t('Your offer')}</dt>
          <dd>
            <bdi dir="ltr">{formatDollars(receipt.bidAmount)}</bdi>
          </dd>
        </div>
        {receipt.maxBid > receipt.bidAmount && (
          <div>
            <dt>{t('Up to')}</dt>
            <dd>
              <bdi dir="ltr">{formatDollars(receipt.maxBid)}</bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>{seq === null ? t('Log hash') : t('Log entry {{number}}', { number: seq })}</dt>
          <dd>
            <HashCode hash={hash} />
          </dd>
        </div>
      </dl>
    </div>
  );
}
