import type { revealContact } from '@rigsouq/contract/companies/networks';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../lib/api/call-error.ts';

export type Revealed = AnswerOf<typeof revealContact>;

/** Reveals the phone and email of a company. One call returns both and is counted once, even if they are hidden and shown again. */
export function useRevealContact(companyId: string, immediately: boolean) {
  const { i18n, t } = useTranslation();
  const [revealed, setRevealed] = useState<Revealed>();
  const [failure, setFailure] = useState<string>();
  const isRequested = useRef(false);
  const reveal = useCallback(async () => {
    isRequested.current = true;
    setFailure(undefined);
    try {
      const [{ call }, { revealContact }] = await Promise.all([
        import('../../lib/api/api.ts'),
        import('@rigsouq/contract/companies/networks'),
      ]);
      setRevealed(await call(revealContact, { params: { id: companyId } }));
    } catch (error) {
      setFailure(messageOf(i18n, error, t('Failed to load contact details')));
    }
  }, [companyId, i18n, t]);
  useEffect(() => {
    if (immediately && !isRequested.current) void reveal();
  }, [immediately, reveal]);
  return { revealed, failure, reveal };
}
