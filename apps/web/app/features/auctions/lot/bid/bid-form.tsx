import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSignedIn, useSession } from '../../../../lib/api/session.ts';
import { formatDollars, formatDollarsInText } from '../../../../lib/format/format.ts';
import { useHydrated } from '../../../../lib/hydrated.ts';
import { text } from '../../../../lib/i18n/i18n.ts';
import { useLanguage } from '../../../../lib/i18n/language.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useSendToLogin } from '../../../../shell/use-require-session.ts';
import { FailureNote } from '../../../../ui/states/failure-note.tsx';
import { type Lot, positionOf } from '../lot.ts';
import classes from './bid-form.module.css';
import { BidReceipt } from './bid-receipt.tsx';
import { type BidInput, buildOffer, parseDollars, quickBids, validateBid } from './bid-values.ts';
import { refusalText, tooLowText, useBid } from './use-bid.ts';

const emptyBid: BidInput = { amount: '', maximum: '', agreed: false };

export function BidForm({ lot }: { lot: Lot }) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const hydrated = useHydrated();
  const signedIn = isSignedIn(useSession());
  const sendToLogin = useSendToLogin();
  const amountField = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(emptyBid);
  const [touched, setTouched] = useState(false);
  const { minimumBid } = lot;
  const sealed = lot.type === 'Sealed Bid';
  const rules = { minimumBid, takesMaximum: lot.type === 'Online' };
  const faults = validateBid(typed, rules);
  const offer = buildOffer(typed, rules);
  const tooLow = tooLowText(i18n, minimumBid);
  const bid = useBid(lot._id, () => {
    setTyped(({ agreed }) => ({ ...emptyBid, agreed }));
    setTouched(false);
  });
  const write = (change: Partial<BidInput>) => setTyped((before) => ({ ...before, ...change }));

  function choose(amount: number) {
    write({ amount: String(amount) });
    setTouched(true);
    amountField.current?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setTouched(true);
    if (!offer || bid.isPending) return;
    if (!signedIn) return sendToLogin(text('Please log in to bid'));
    bid.mutate(offer);
  }

  return (
    <form id="bid" noValidate className={classes.form} onSubmit={submit} aria-label={t('Place Your Bid')}>
      {positionOf(lot) === 'leading' && lot.type === 'Online' && (
        <p className={classes.hint}>{t('You are in the lead. Raising your maximum does not change the price.')}</p>
      )}
      <TextInput
        ref={amountField}
        id="bid-amount"
        name="bidAmount"
        label={sealed ? t('Your sealed bid') : t('Bid amount')}
        description={t('At least {{amount}}, in whole US dollars', {
          amount: formatDollarsInText(language, minimumBid),
        })}
        type="number"
        inputMode="numeric"
        min={minimumBid}
        step={1}
        size="md"
        dir="ltr"
        autoComplete="off"
        leftSection="$"
        value={typed.amount}
        onChange={({ currentTarget }) => write({ amount: currentTarget.value })}
        onBlur={() => typed.amount !== '' && setTouched(true)}
        error={touched && faults.amount && tooLow}
        aria-invalid={(touched && faults.amount) || undefined}
      />
      {!sealed && <QuickAmounts minimumBid={minimumBid} typed={typed.amount} onChoose={choose} />}
      {rules.takesMaximum && (
        <TextInput
          name="maxBid"
          label={t('Maximum auto-bid (optional)')}
          description={t('We bid for you, one increment at a time, up to this amount. No one else sees it.')}
          type="number"
          inputMode="numeric"
          min={Math.max(minimumBid, parseDollars(typed.amount) ?? 0)}
          step={1}
          size="md"
          dir="ltr"
          autoComplete="off"
          leftSection="$"
          value={typed.maximum}
          onChange={({ currentTarget }) => write({ maximum: currentTarget.value })}
          error={faults.maximum && t('The maximum is lower than the bid.')}
          aria-invalid={faults.maximum || undefined}
        />
      )}
      <Checkbox
        name="terms"
        label={t('I agree to the terms and conditions. Bids are binding, and the winner pays within 5 days.')}
        checked={typed.agreed}
        onChange={({ currentTarget }) => {
          write({ agreed: currentTarget.checked });
          setTouched(true);
        }}
        error={touched && !faults.amount && faults.terms && t('Please agree to the terms and conditions')}
      />
      {bid.isError && (
        <FailureNote action={<LimitLink error={bid.error} />}>{refusalText(i18n, bid.error)}</FailureNote>
      )}
      <p className={classes.offer} data-complete={offer !== null || undefined} aria-live="polite">
        {offer ? (
          <OfferLine amount={offer.bidAmount} maximum={offer.maxBid} sealed={sealed} />
        ) : (
          t('Enter an amount and agree to the terms.')
        )}
      </p>
      <Button type="submit" color="amber" size="lg" fullWidth disabled={!hydrated || !offer || bid.isPending}>
        {bid.isPending ? t('Sending...') : sealed && lot.you?.maxBid ? t('Change your bid') : t('Place Bid')}
      </Button>
      {!signedIn && hydrated && (
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

type QuickAmountsProps = { minimumBid: number; typed: string; onChoose: (amount: number) => void };

function QuickAmounts({ minimumBid, typed, onChoose }: QuickAmountsProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={classes.quick} aria-label={t('Quick amounts')}>
      {quickBids(minimumBid).map((amount) => (
        <button
          key={amount}
          type="button"
          className={classes.step}
          aria-pressed={parseDollars(typed) === amount}
          onClick={() => onChoose(amount)}
        >
          <bdi dir="ltr">{formatDollars(amount)}</bdi>
        </button>
      ))}
    </fieldset>
  );
}

function OfferLine({ amount, maximum, sealed }: { amount: number; maximum: number | undefined; sealed: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const amounts = {
    amount: formatDollarsInText(language, amount),
    maximum: formatDollarsInText(language, maximum ?? amount),
  };
  if (sealed) return t('Your bid: {{amount}}. No one sees it until the auction ends.', amounts);
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
