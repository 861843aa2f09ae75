import { IconCheck, IconClockPlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPrice } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { HashCode } from '../../../shared/auctions/hash-code.tsx';
import { Moment } from '../../../shared/auctions/moment.tsx';
import classes from '../../../ui/forms/receipt.module.css';
import type { Receipt } from './use-place-offer.ts';

/** Shows the result of an offer and the hash that proves it. It takes the focus, so that it is read and the next step is near. */
export function OfferReceipt({ receipt, currency }: { receipt: Receipt; currency: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const { total, rank, hash, at, extended, endsAt } = receipt;
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each new receipt
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [hash]);
  return (
    <div ref={box} tabIndex={-1} role="status" className={classes.receipt} data-good={rank === 1 || undefined}>
      <p className={classes.title}>
        <IconCheck size={18} aria-hidden="true" />
        {t('Your offer of {{sum}} was received.', { sum: formatPrice(total, currency, language) })}
      </p>
      <p>{t('It is ranked {{rank}}.', { rank: formatNumber(rank, language) })}</p>
      {extended && (
        <p className={classes.line}>
          <IconClockPlus size={16} aria-hidden="true" />
          <span>
            {t('It extended the auction to')} <Moment at={endsAt} />
          </span>
        </p>
      )}
      <dl className={classes.facts}>
        <div>
          <dt>{t('Received')}</dt>
          <dd>
            <Moment at={at} exact />
          </dd>
        </div>
        <div>
          <dt>{t('Hash in the log')}</dt>
          <dd>
            <HashCode hash={hash} />
          </dd>
        </div>
      </dl>
    </div>
  );
}
