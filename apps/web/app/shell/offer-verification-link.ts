import type { i18n } from 'i18next';
import { type CallError, messageOf } from '../lib/api/call-error.ts';
import { sendVerificationLink } from '../lib/api/send-verification-link.ts';
import { text } from '../lib/i18n/i18n.ts';
import { toast } from '../lib/toast.ts';

/** Says that a call was refused because the email is not verified, and offers to send the verification link again (R81). */
export function offerVerificationLink(i18n: i18n, error: CallError): Promise<void> {
  return toast({
    message: messageOf(i18n, error, ''),
    tone: 'bad',
    action: { label: i18n.t(text('Send the link again')), run: () => void sendVerificationLink(i18n) },
  });
}
