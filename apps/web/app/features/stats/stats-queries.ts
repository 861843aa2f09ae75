import { type BuyerStats, readStats, type SupplierStats } from '@rigsouq/contract/stats/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

/** Both queries use the same call. The role in the query decides which statistics it returns. */
export const buyerStatsQuery = queryOptions({
  queryKey: ['stats', 'buyer'],
  queryFn: async () => (await call(readStats, { query: { role: 'buyer' } })) as BuyerStats,
});

export const supplierStatsQuery = queryOptions({
  queryKey: ['stats', 'supplier'],
  queryFn: async () => (await call(readStats, { query: { role: 'supplier' } })) as SupplierStats,
});
