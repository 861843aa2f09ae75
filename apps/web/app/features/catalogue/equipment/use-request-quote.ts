import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api/call-error.ts';
import { readSession } from '../../../lib/api/session.ts';
import { text } from '../../../lib/i18n/i18n.ts';
import { toast } from '../../../lib/toast.ts';
import { useSendToLogin } from '../../../shell/use-require-session.ts';

/** `onAnswer` is called after the request was stored, and after it was refused because one is open already. */
export function useRequestQuote(equipmentId: string, onAnswer: () => void): { ask: () => void; busy: boolean } {
  const { t, i18n } = useTranslation();
  const sendToLogin = useSendToLogin();
  const [busy, setBusy] = useState(false);

  async function send() {
    setBusy(true);
    try {
      const [{ call }, { requestQuote }] = await Promise.all([
        import('../../../lib/api/api.ts'),
        import('@rigsouq/contract/enquiries/quotes'),
      ]);
      await call(requestQuote, { body: { equipmentId } });
      onAnswer();
      await toast({ message: t(requestQuote.message), tone: 'good' });
    } catch (error) {
      onAnswer();
      await toast({ message: messageOf(i18n, error, t('Failed to request quote. Please try again.')), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    ask: () => {
      if (!readSession().token) sendToLogin(text('Please log in to request a quote.'));
      else void send();
    },
  };
}
