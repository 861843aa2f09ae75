import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../lib/api/call-error.ts';
import { sendVerificationLink } from '../lib/api/send-verification-link.ts';
import { onUnverifiedEmail } from '../lib/api/unverified-email.ts';
import { toast } from '../lib/toast.ts';

/** Offers to send the verification link again whenever a call is refused because the email is not verified (R81). */
export function useOfferVerificationLink(): void {
  const { t, i18n } = useTranslation();
  useEffect(
    () =>
      onUnverifiedEmail(
        (error) =>
          void toast({
            message: messageOf(i18n, error, ''),
            tone: 'bad',
            action: { label: t('Send the link again'), run: () => void sendVerificationLink(i18n) },
          }),
      ),
    [t, i18n],
  );
}
