import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPrice } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import dialogs from '../../../shared/deals/deal-actions.module.css';
import type { SuppliersAuction } from '../auction-query.ts';
import classes from './offer-form.module.css';
import { isSteepDrop, type Offer, percentBelow } from './offer-values.ts';

type ConfirmOfferProps = { auction: SuppliersAuction; offer: Offer; onClose: () => void; onConfirm: () => void };

/** Shows the sum and warns about a drop that may be a typing error, because an offer is binding. */
export function ConfirmOffer({ auction, offer, onClose, onConfirm }: ConfirmOfferProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { total, ceiling, currency } = auction;
  const steep = isSteepDrop(offer, auction);
  const sum = formatPrice(offer.total, currency, language);
  const percent = (before: number) => `${formatNumber(percentBelow(offer.total, before), language, 1)}%`;
  return (
    <div className={dialogs.form}>
      {total !== null ? (
        <p className={steep ? classes.bold : undefined}>
          {steep && <IconAlertTriangle size={20} aria-hidden="true" />}
          <span>
            {t('This is {{percent}} below your last offer.', { percent: percent(total) })}
            {steep && ` ${t('Is this correct?')}`}
          </span>
        </p>
      ) : (
        ceiling !== null && (
          <p>
            {t('This is {{percent}} below the maximum first offer of {{ceiling}}.', {
              percent: percent(ceiling),
              ceiling: formatPrice(ceiling, currency, language),
            })}
          </p>
        )
      )}
      <p>{t('An offer is binding and cannot be withdrawn.')}</p>
      <div className={dialogs.answers}>
        <Button variant="default" onClick={onClose} data-autofocus={steep || undefined}>
          {t('Back')}
        </Button>
        <Button color="amber" onClick={onConfirm} disabled={!auction.can.offer} data-autofocus={!steep || undefined}>
          {t('Offer {{sum}}', { sum })}
        </Button>
      </div>
    </div>
  );
}
