import { useQueries, useQueryClient } from '@tanstack/react-query';
import { mergeDays } from './free-days.ts';
import { pageOfMonth, type TakenPage, takenKey, takenQuery } from './taken-pages.ts';

/** A rental begins within two years and lasts up to two (BOOKING_DAYS_MAX). */
const PAGES_MAX = 8;

/** What is taken in the months that are looked at. The page came with the first of it, which the browser reads once more. */
export function useTaken(id: string, firstMonth: string, months: readonly string[], known: TakenPage | null) {
  const client = useQueryClient();
  // All up to the furthest: what lies between two chosen days has to be known as well.
  const furthest = Math.max(0, ...months.map((month) => pageOfMonth(firstMonth, month)));
  const pages = Array.from({ length: Math.min(furthest, PAGES_MAX) + 1 }, (_, page) => page);
  const queries = useQueries({
    queries: pages.map((page) => ({
      ...takenQuery(id, firstMonth, page),
      ...(page === 0 && known && { initialData: known, initialDataUpdatedAt: 0 }),
    })),
  });
  return {
    taken: mergeDays(queries.flatMap(({ data }) => (data ? [data.taken] : []))),
    today: queries[0]?.data?.today,
    waiting: queries.some(({ isPending }) => isPending),
    failed: queries.find(({ isError }) => isError)?.error,
    readAgain: () => client.invalidateQueries({ queryKey: takenKey(id) }),
  };
}
