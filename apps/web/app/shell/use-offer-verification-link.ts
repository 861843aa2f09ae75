import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { onUnverifiedEmail } from '../lib/api/unverified-email.ts';

/** Offers to send the verification link again whenever a call is refused because the email is not verified. Few visitors need the code. */
export function useOfferVerificationLink(): void {
  const { i18n } = useTranslation();
  useEffect(
    () =>
      onUnverifiedEmail((error) => {
        void import('./offer-verification-link.ts').then(({ offerVerificationLink }) =>
          offerVerificationLink(i18n, error),
        );
      }),
    [i18n],
  );
}
