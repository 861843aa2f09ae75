import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDollars, formatDollarsInText } from '../../../../lib/format/format.ts';
import { useLanguage } from '../../../../lib/i18n/language.ts';
import type { Lot } from '../lot.ts';
import classes from './bid-form.module.css';
import { parseDollars, quickBids } from './bid-values.ts';
import { tooLowText } from './use-bid.ts';
import type { BidFormState } from './use-bid-form.ts';

type FieldProps = { lot: Lot; state: BidFormState };

const dollarProps = {
  // A number input accepts no Arabic digits.
  inputMode: 'numeric',
  size: 'md',
  dir: 'ltr',
  autoComplete: 'off',
  leftSection: '$',
} as const;

export function AmountField({ lot: { minimumBid }, state }: FieldProps) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const isTooLow = state.touched && state.faults.amount;
  return (
    <TextInput
      ref={state.amountField}
      id="bid-amount"
      name="bidAmount"
      label={state.isSealed ? t('Your sealed bid') : t('Bid amount')}
      description={t('At least {{amount}}, in whole US dollars', {
        amount: formatDollarsInText(language, minimumBid),
      })}
      min={minimumBid}
      {...dollarProps}
      value={state.typed.amount}
      onChange={({ currentTarget }) => state.write({ amount: currentTarget.value })}
      onBlur={() => state.typed.amount !== '' && state.markTouched()}
      error={isTooLow && tooLowText(i18n, minimumBid)}
      aria-invalid={isTooLow || undefined}
    />
  );
}

export function MaximumField({ state: { typed, faults, write } }: { state: BidFormState }) {
  const { t } = useTranslation();
  return (
    <TextInput
      name="maxBid"
      label={t('Maximum auto-bid (optional)')}
      description={t('We bid for you, one increment at a time, up to this amount. No one else sees it.')}
      {...dollarProps}
      value={typed.maximum}
      onChange={({ currentTarget }) => write({ maximum: currentTarget.value })}
      error={faults.maximum && t('The maximum is lower than the bid.')}
      aria-invalid={faults.maximum || undefined}
    />
  );
}

export function QuickAmounts({ lot: { minimumBid, increment }, state }: FieldProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={classes.quick} aria-label={t('Quick amounts')}>
      {quickBids(minimumBid, increment).map((amount) => (
        <button
          key={amount}
          type="button"
          className={classes.step}
          aria-pressed={parseDollars(state.typed.amount) === amount}
          onClick={() => state.chooseAmount(amount)}
        >
          <bdi dir="ltr">{formatDollars(amount)}</bdi>
        </button>
      ))}
    </fieldset>
  );
}
