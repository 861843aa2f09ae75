import { infiniteQueryOptions } from '@tanstack/react-query';
import { deskKey } from '../desk-key.ts';

/** Returns the query of a list that is read page by page. */
export function pagesQuery<Page extends { next: string | null }>(
  key: readonly string[],
  read: (paging: { after?: string }) => Promise<Page>,
) {
  return infiniteQueryOptions({
    queryKey: [...deskKey, ...key],
    queryFn: ({ pageParam: after }) => read(after ? { after } : {}),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}
