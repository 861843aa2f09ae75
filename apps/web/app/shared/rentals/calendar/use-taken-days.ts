import { useQueries, useQueryClient } from '@tanstack/react-query';
import { mergeDays } from './free-days.ts';
import { pageOfMonth, type TakenPage, takenKey, takenQuery } from './taken-pages.ts';

/** Maximum number of half-years: a rental starts within two years and lasts up to two (BOOKING_DAYS_MAX). */
const PAGES_MAX = 8;

/** Returns the taken days up to the given months. The page came with the first half-year, which the browser loads once more. */
export function useTakenDays(id: string, firstMonth: string, months: readonly string[], known: TakenPage | null) {
  const client = useQueryClient();
  // All half-years up to the furthest month are loaded, because the days between two chosen days must be known as well.
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
    refresh: () => client.invalidateQueries({ queryKey: takenKey(id) }),
  };
}
