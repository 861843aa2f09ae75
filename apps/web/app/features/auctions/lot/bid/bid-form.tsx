import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDollarsInText } from '../../../../lib/format/format.ts';
import { useHydrated } from '../../../../lib/hydrated.ts';
import { useLanguage } from '../../../../lib/i18n/language.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { LegalLinks } from '../../../../shared/legal/legal-links.tsx';
import { FailureNote } from '../../../../ui/states/failure-note.tsx';
import { type Lot, positionOf } from '../lot.ts';
import { AmountField, MaximumField, QuickAmounts } from './bid-fields.tsx';
import classes from './bid-form.module.css';
import { BidReceipt } from './bid-receipt.tsx';
import { refusalText } from './use-bid.ts';
import { useBidForm } from './use-bid-form.ts';

export function BidForm({ lot }: { lot: Lot }) {
  const { t, i18n } = useTranslation();
  const hydrated = useHydrated();
  const state = useBidForm(lot);
  const { typed, touched, faults, offer, bid, isSealed, takesMaximum } = state;

  return (
    <form id="bid" noValidate className={classes.form} onSubmit={state.submit} aria-label={t('Place Your Bid')}>
      {positionOf(lot) === 'leading' && takesMaximum && (
        <p className={classes.hint}>{t('You are in the lead. Raising your maximum does not change the price.')}</p>
      )}
      <AmountField lot={lot} state={state} />
      {!isSealed && <QuickAmounts lot={lot} state={state} />}
      {takesMaximum && <MaximumField state={state} />}
      <LegalLinks act="bid" lead={t('Read before you agree:')} />
      <Checkbox
        name="terms"
        label={t('I agree to the terms and conditions. Bids are binding, and the winner pays within 5 days.')}
        checked={typed.agreed}
        onChange={({ currentTarget }) => {
          state.write({ agreed: currentTarget.checked });
          state.markTouched();
        }}
        error={touched && !faults.amount && faults.terms && t('Please agree to the terms and conditions')}
      />
      {bid.isError && (
        <FailureNote action={<LimitLink error={bid.error} />}>{refusalText(i18n, bid.error)}</FailureNote>
      )}
      <p className={classes.offer} data-complete={offer !== null || undefined} aria-live="polite">
        {offer ? (
          <OfferLine amount={offer.bidAmount} maximum={offer.maxBid} isSealed={isSealed} />
        ) : (
          t('Enter an amount and agree to the terms.')
        )}
      </p>
      <Button type="submit" color="amber" size="lg" fullWidth disabled={!hydrated || !offer || bid.isPending}>
        {bid.isPending ? t('Sending...') : isSealed && lot.you?.maxBid ? t('Change your bid') : t('Place Bid')}
      </Button>
      {!state.isSignedIn && hydrated && (
        <p className={classes.hint}>
          <LocalLink to="/login" state={{ back: location.pathname }} className={classes.link ?? ''}>
            {t('Please log in to bid')}
          </LocalLink>
        </p>
      )}
      {bid.data && <BidReceipt receipt={bid.data} />}
    </form>
  );
}

type OfferLineProps = { amount: number; maximum: number | undefined; isSealed: boolean };

function OfferLine({ amount, maximum, isSealed }: OfferLineProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const amounts = {
    amount: formatDollarsInText(language, amount),
    maximum: formatDollarsInText(language, maximum ?? amount),
  };
  if (isSealed) return t('Your bid: {{amount}}. No one sees it until the auction ends.', amounts);
  if (maximum === undefined || maximum === amount) return t('Your bid: {{amount}}.', amounts);
  return t('Your bid: {{amount}}, up to {{maximum}}.', amounts);
}

/** Links to the registration when the bid exceeds the limit of the account. */
function LimitLink({ error }: { error: unknown }) {
  const { t } = useTranslation();
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'bid.limit') return null;
  return (
    <Button component={LocalLink} to="/register-to-bid" variant="default" size="xs">
      {t('Raise your limit')}
    </Button>
  );
}
