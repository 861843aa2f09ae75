import { requestQuote } from '@rigsouq/contract/quotes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../lib/call-error.ts';
import { text } from '../../lib/i18n.ts';
import { readSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { useLoginWanted } from '../../shell/use-login-wanted.ts';

export function useRequestQuote(equipmentId: string): { ask: () => void; busy: boolean } {
  const { t, i18n } = useTranslation();
  const wantLogin = useLoginWanted();
  const [busy, setBusy] = useState(false);

  async function send() {
    setBusy(true);
    try {
      const { call } = await import('../../lib/api.ts');
      await call(requestQuote, { body: { equipmentId } });
      await toast({ message: t('Quote request sent successfully!'), tone: 'good' });
    } catch (error) {
      await toast({ message: messageOf(i18n, error, t('Failed to request quote. Please try again.')), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    ask: () => {
      if (!readSession().token) wantLogin(text('Please log in to request a quote.'));
      else void send();
    },
  };
}
