import { verifiedProducts } from '@rigsouq/contract/catalogue/calls';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../../lib/api/call-error.ts';

type Listings = AnswerOf<typeof verifiedProducts>;

const LISTINGS_SHOWN = 6;

/** Loads the newest listings in the browser: the page itself is the same for every visitor and shows without them. */
export function useSupplierListings(supplier: string) {
  const { t, i18n } = useTranslation();
  const [listings, setListings] = useState<Listings>();
  const [failure, setFailure] = useState<string>();

  const load = useCallback(async () => {
    setFailure(undefined);
    try {
      const { call } = await import('../../../../lib/api/api.ts');
      setListings(await call(verifiedProducts, { query: { supplier, limit: LISTINGS_SHOWN } }));
    } catch (error) {
      setFailure(messageOf(i18n, error, t('Failed to load the listings')));
    }
  }, [supplier, i18n, t]);
  useEffect(() => void load(), [load]);

  return { listings, failure, retry: () => void load() };
}
