import { readMyBidding, registerBidder } from '@rigsouq/contract/auctions/bidders';
import { bidderCountries } from '@rigsouq/contract/auctions/calls';
import { readProfile } from '@rigsouq/contract/companies/profile';
import { codeOf } from '@rigsouq/contract/taxonomy';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/call-error.ts';
import { useContractForm } from '../../../lib/api/contract-form.ts';
import { isSignedIn, useSession } from '../../../lib/api/session.ts';
import { useLanguage } from '../../../lib/i18n/language.ts';
import {
  bodyOf,
  checkRegistration,
  emptyRegistration,
  isAgreed,
  type RegistrationValues,
} from './registration-values.ts';

export const myBiddingQuery = queryOptions({
  queryKey: ['auctions', 'my-bidding'],
  queryFn: () => call(readMyBidding),
});

export type RegistrationState = ReturnType<typeof useRegistration>;

export function useRegistration(onReceived: (email: string) => void) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const client = useQueryClient();
  const form = useContractForm<RegistrationValues>(checkRegistration, emptyRegistration);
  const [agreed, setAgreed] = useState(false);
  const [note, setNote] = useState<string>();
  usePrefillFromProfile(form);

  async function submit(values: RegistrationValues) {
    setNote(undefined);
    try {
      await call(registerBidder, { body: bodyOf(values, language) });
      onReceived(values.email.trim());
      void client.invalidateQueries(myBiddingQuery);
    } catch (error) {
      setNote(messageOf(i18n, error, t('Failed to submit registration')));
      form.showFieldErrors(error);
    }
  }

  return {
    form,
    agreed,
    note,
    updateAgreed: () => setAgreed(isAgreed(form.getValues())),
    submit: form.onSubmit(submit, form.focusFirstError),
  };
}

/** Fills the form from the profile of a signed-in user. Fields that the user has already filled in stay unchanged. */
function usePrefillFromProfile(form: ReturnType<typeof useContractForm<RegistrationValues>>): void {
  const signedIn = isSignedIn(useSession());
  const current = useRef(form);
  current.current = form;
  useEffect(() => {
    if (!signedIn) return;
    // If the profile cannot be read, the form stays empty, as for a visitor.
    call(readProfile).then(
      ({ user }) => {
        const [firstName = '', ...rest] = user.contactName.split(' ');
        const country = codeOf(bidderCountries, user.country) ?? '';
        const known = { firstName, lastName: rest.join(' '), email: user.email, phone: user.phone, country };
        const fields = { ...known, company: user.companyName ?? '' };
        for (const [field, value] of Object.entries(fields))
          if (!current.current.getValues()[field as keyof typeof fields]) current.current.setFieldValue(field, value);
      },
      () => undefined,
    );
  }, [signedIn]);
}
