import type { i18n } from 'i18next';
import { text } from '../i18n/i18n.ts';
import { toast } from '../toast.ts';
import { messageOf } from './call-error.ts';

/** Sends the link that verifies the email of the user again, and says whether that succeeded. */
export async function sendVerificationLink(i18n: i18n): Promise<void> {
  try {
    const [{ call }, { resendVerification }] = await Promise.all([
      import('./api.ts'),
      import('@rigsouq/contract/companies/registration'),
    ]);
    await call(resendVerification, { body: { language: i18n.language === 'ar' ? 'ar' : 'en' } });
    await toast({ message: i18n.t(resendVerification.message), tone: 'good' });
  } catch (error) {
    await toast({ message: messageOf(i18n, error, text('Failed to send the link')), tone: 'bad' });
  }
}
