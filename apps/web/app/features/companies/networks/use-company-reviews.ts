import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { companyReviews } from '@rigsouq/contract/trust/reviews';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api/call-error.ts';

type Reviews = AnswerOf<typeof companyReviews>;

/** Loads the reviews when the tab is opened, because most readers of a profile never open it. */
export function useCompanyReviews(id: string, page: number) {
  const { t, i18n } = useTranslation();
  const [reviews, setReviews] = useState<Reviews>();
  const [failure, setFailure] = useState<string>();

  const load = useCallback(async () => {
    setFailure(undefined);
    try {
      const { call } = await import('../../../lib/api/api.ts');
      setReviews(await call(companyReviews, { params: { id }, query: { page } }));
    } catch (error) {
      setFailure(messageOf(i18n, error, t('Failed to fetch the reviews')));
    }
  }, [id, page, i18n, t]);
  useEffect(() => void load(), [load]);

  return { reviews, failure, retry: () => void load() };
}
