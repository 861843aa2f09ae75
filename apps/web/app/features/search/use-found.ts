import { useDebouncedValue } from '@mantine/hooks';
import { searchAnywhere } from '@rigsouq/contract/search/calls';
import { SEARCH_LENGTH_MIN } from '@rigsouq/contract/search/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { useSession } from '../../lib/api/session.ts';

const PAUSE_MS = 150;

/** Searches when the user pauses. A request that is no longer wanted is aborted, and until the next answer comes the previous one stays. */
export function useFound(typed: string) {
  const { userId } = useSession();
  const q = typed.trim();
  const [asked] = useDebouncedValue(q, PAUSE_MS);
  const query = useQuery({
    queryKey: ['search', userId, asked],
    queryFn: ({ signal }) => call(searchAnywhere, { query: { q: asked } }, { signal }),
    enabled: asked.length >= SEARCH_LENGTH_MIN,
    placeholderData: keepPreviousData,
    // Without a connection it fails immediately instead of waiting for one.
    networkMode: 'always',
  });
  const isWanted = q.length >= SEARCH_LENGTH_MIN;
  const isAsked = isWanted && asked === q;
  const isFresh = !isWanted || (isAsked && query.isSuccess && !query.isPlaceholderData);
  const hasFailed = isAsked && query.isError;
  return {
    query,
    isWanted,
    answer: isWanted ? query.data : undefined,
    /** The answer belongs to what is typed, or no answer is wanted. */
    isFresh,
    hasFailed,
    isWaiting: !isFresh && !hasFailed,
  };
}
