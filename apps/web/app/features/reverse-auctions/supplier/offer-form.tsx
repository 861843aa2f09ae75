import '@mantine/core/styles/Input.layer.css';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusFirstInvalidField } from '../../../lib/api/field-errors.ts';
import { formatPrice } from '../../../lib/format/format.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import { DealPanel } from '../../../shared/deals/deal-panel.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FailureNote } from '../../../ui/states/failure-note.tsx';
import type { SuppliersAuction } from '../auction-query.ts';
import { ConfirmOffer } from './confirm-offer.tsx';
import { LinePrice } from './line-price.tsx';
import { LowerAll } from './lower-all.tsx';
import classes from './offer-form.module.css';
import { OfferReceipt } from './offer-receipt.tsx';
import { buildOffer, emptyOfferInput, isLowEnough, type Offer, type OfferInput } from './offer-values.ts';
import { refusalText, usePlaceOffer } from './use-place-offer.ts';

/** Takes prices line by line, or lowers all of them. The sum is computed while the user types, and confirmed before it is sent. */
export function OfferForm({ auction }: { auction: SuppliersAuction }) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const [typed, setTyped] = useState(emptyOfferInput);
  const [tried, setTried] = useState(false);
  const [toConfirm, setToConfirm] = useState<Offer>();
  const { _id, own, lines, currency } = auction;
  const offer = buildOffer(typed, auction);
  const wrong = offer !== null && (tried || typed !== emptyOfferInput) && !isLowEnough(offer, auction);
  const sending = usePlaceOffer(_id, () => {
    setTyped(emptyOfferInput);
    setTried(false);
  });

  function write(change: OfferInput) {
    setTyped(change);
    if (!sending.isPending) sending.reset();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (offer && isLowEnough(offer, auction)) setToConfirm(offer);
    else focusFirstInvalidField();
  }

  return (
    <DealPanel title={own.length > 0 ? t('Your next offer') : t('Your first offer')}>
      <form id="offer" noValidate className={classes.form} onSubmit={submit} aria-label={t('Your offer')}>
        {own.length > 0 && <LowerAll auction={auction} typed={typed} wrong={wrong} onWrite={write} />}
        <ol className={classes.lines} aria-label={t('Line items')}>
          {lines.map((line) => (
            <LinePrice
              key={line.line}
              line={line}
              auction={auction}
              typed={typed}
              tried={tried}
              wrong={wrong && own.length === 0}
              onWrite={write}
            />
          ))}
        </ol>
        <Sum auction={auction} offer={offer} wrong={wrong} />
        {sending.isError && <FailureNote>{refusalText(i18n, sending.error, currency)}</FailureNote>}
        <Button type="submit" color="amber" size="lg" fullWidth disabled={sending.isPending}>
          {sending.isPending ? t('Sending...') : t('Submit offer')}
        </Button>
        {sending.data && <OfferReceipt receipt={sending.data} currency={currency} />}
      </form>
      <Dialog
        opened={toConfirm !== undefined}
        onClose={() => setToConfirm(undefined)}
        title={toConfirm ? t('Offer {{sum}}?', { sum: formatPrice(toConfirm.total, currency, language) }) : ''}
      >
        {toConfirm && (
          <ConfirmOffer
            auction={auction}
            offer={toConfirm}
            onClose={() => setToConfirm(undefined)}
            onConfirm={() => {
              setToConfirm(undefined);
              sending.mutate(toConfirm);
            }}
          />
        )}
      </Dialog>
    </DealPanel>
  );
}

type SumProps = { auction: SuppliersAuction; offer: Offer | null; wrong: boolean };

function Sum({ auction: { most, currency }, offer, wrong }: SumProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const price = (amount: number) => formatPrice(amount, currency, language);
  return (
    <div className={classes.sum} data-wrong={wrong || undefined} aria-live="polite">
      <span>{t('Total excl. VAT')}</span>
      <strong>{offer ? <bdi>{price(offer.total)}</bdi> : t('Some lines have no price')}</strong>
      {wrong && most !== null && (
        <span className={classes.fault}>{t('Too high. The maximum is {{most}}.', { most: price(most) })}</span>
      )}
    </div>
  );
}
