import { useDebouncedValue } from '@mantine/hooks';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { findSuppliers } from '@rigsouq/contract/supplier-lists/calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api/api.ts';

export type MarketSupplier = AnswerOf<typeof findSuppliers>['suppliers'][number];

const TYPING_MS = 250;

/** Searches all suppliers while the user types. */
export function useMarketSuppliers() {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), TYPING_MS);
  const found = useQuery({
    queryKey: ['suppliers', 'market', search],
    queryFn: () => call(findSuppliers, { query: { search } }),
    placeholderData: keepPreviousData,
  });
  return { typed, setTyped, search, found };
}
