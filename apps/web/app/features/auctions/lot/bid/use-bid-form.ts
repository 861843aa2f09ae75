import { type FormEvent, useRef, useState } from 'react';
import { isSignedIn, useSession } from '../../../../lib/api/session.ts';
import { text } from '../../../../lib/i18n/i18n.ts';
import { useSendToLogin } from '../../../../shell/use-require-session.ts';
import type { Lot } from '../lot.ts';
import { type BidInput, buildOffer, validateBid } from './bid-values.ts';
import { useBid } from './use-bid.ts';

export type BidFormState = ReturnType<typeof useBidForm>;

const emptyBid: BidInput = { amount: '', maximum: '', agreed: false };

/** Holds what the user typed into the bid form, its errors, and the bid that is sent. */
export function useBidForm(lot: Lot) {
  const signedIn = isSignedIn(useSession());
  const sendToLogin = useSendToLogin();
  const amountField = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(emptyBid);
  /** True after the user finished a field or submitted. The errors of the amount and of the terms are not shown before. */
  const [touched, setTouched] = useState(false);
  const takesMaximum = lot.type === 'Online';
  const rules = { minimumBid: lot.minimumBid, takesMaximum };
  const offer = buildOffer(typed, rules);
  const bid = useBid(lot._id, () => {
    setTyped(({ agreed }) => ({ ...emptyBid, agreed }));
    setTouched(false);
  });
  function write(change: Partial<BidInput>) {
    setTyped((before) => ({ ...before, ...change }));
    // A refusal concerns the amounts that were sent, not the ones that are being typed.
    if (bid.isError) bid.reset();
  }

  function chooseAmount(amount: number) {
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

  return {
    isSignedIn: signedIn,
    isSealed: lot.type === 'Sealed Bid',
    takesMaximum,
    amountField,
    typed,
    touched,
    faults: validateBid(typed, rules),
    offer,
    bid,
    write,
    markTouched: () => setTouched(true),
    chooseAmount,
    submit,
  };
}
