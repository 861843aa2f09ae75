import { type BuyerStats, readStats, type SupplierStats } from '@rigsouq/contract/stats';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** One call for both; the role that is asked for decides which figures it answers. */
export const buyerStatsQuery = queryOptions({
  queryKey: ['stats', 'buyer'],
  queryFn: async () => (await call(readStats, { query: { role: 'buyer' } })) as BuyerStats,
});

export const supplierStatsQuery = queryOptions({
  queryKey: ['stats', 'supplier'],
  queryFn: async () => (await call(readStats, { query: { role: 'supplier' } })) as SupplierStats,
});
