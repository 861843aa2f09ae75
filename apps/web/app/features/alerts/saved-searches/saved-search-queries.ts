import { changeSavedSearch, deleteSavedSearch, listSavedSearches } from '@rigsouq/contract/alerts/saved-searches';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';

export type SavedSearch = AnswerOf<typeof listSavedSearches>[number];

export const savedSearchesQuery = queryOptions({
  queryKey: ['saved-searches'],
  queryFn: () => call(listSavedSearches),
});

type Change = { name?: string; alerts?: boolean };

/** Shows the change immediately. The list is loaded again afterwards, also if the call failed. */
export function useChangeSearch(id: string, on: { done: () => void; failed: (error: unknown) => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Change) => call(changeSavedSearch, { params: { id }, body }),
    onMutate: (change) =>
      client.setQueryData(savedSearchesQuery.queryKey, (shown) =>
        shown?.map((search) => (search._id === id ? { ...search, ...change } : search)),
      ),
    onSuccess: on.done,
    onError: on.failed,
    onSettled: () => client.invalidateQueries({ queryKey: savedSearchesQuery.queryKey }),
  });
}

export function useDeleteSearch(done: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteSavedSearch, { params: { id } }),
    onSuccess: done,
    onSettled: () => client.invalidateQueries({ queryKey: savedSearchesQuery.queryKey }),
  });
}
