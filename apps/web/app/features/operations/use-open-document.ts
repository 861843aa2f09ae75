import { openPaper } from '@rigsouq/contract/operations/calls';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { messageOf } from '../../lib/api/call-error.ts';
import { toast } from '../../lib/toast.ts';

/** Shows a document of a company in another tab. The server records which operator opened it. */
export function useOpenDocument() {
  const { t, i18n } = useTranslation();
  return useMutation({
    mutationFn: async (id: string) => {
      // The tab is opened before the call, because a browser blocks a tab that is opened later.
      const tab = window.open('', '_blank');
      try {
        const { url } = await call(openPaper, { params: { id } });
        if (!tab) return window.location.assign(url);
        tab.opener = null;
        tab.location.replace(url);
      } catch (error) {
        tab?.close();
        throw error;
      }
    },
    onError: (error) => void toast({ message: messageOf(i18n, error, t('Failed to open the document')), tone: 'bad' }),
  });
}
