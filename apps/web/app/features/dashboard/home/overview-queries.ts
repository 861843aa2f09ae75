import { readTradeMonths } from '@rigsouq/contract/trust/trade-months';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { consignmentsPage } from '../../../shared/dashboard/list-queries.ts';
import type { ViewRole } from '../../../shell/session-rules.ts';
import { watchlistQuery } from '../../auctions/browse-pages/watch/watch-queries.ts';
import { firstFleetQuery } from '../../rentals/dashboard/fleet-query.ts';

/** The number of machines for rent on the home page. */
export const MACHINES_SHOWN = 5;

export const monthsQuery = (view: ViewRole) =>
  queryOptions({
    // The first part of the key is the topic of the event stream.
    queryKey: ['orders', 'months', view],
    queryFn: () => call(readTradeMonths, { query: { role: view } }),
  });

/** Returns whether every section of the home page has its height, so that what comes below it does not move. */
export function useOverviewLoaded(view: ViewRole, enabled: boolean): boolean {
  const isSupplier = view === 'supplier';
  const parts = [
    useQuery({ ...monthsQuery(view), enabled }),
    useQuery({ ...watchlistQuery, enabled: enabled && !isSupplier }),
    useQuery({ ...consignmentsPage(1), enabled: enabled && isSupplier }),
    useQuery({ ...firstFleetQuery(MACHINES_SHOWN), enabled: enabled && isSupplier }),
  ];
  // A query that another part of the dashboard loads counts only on the home page.
  return !enabled || parts.every(({ isFetched, isLoading }) => isFetched || !isLoading);
}
