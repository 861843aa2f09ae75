import type { AnswerOf } from '@rigsouq/contract/endpoint';
import { listOrders, readOrder } from '@rigsouq/contract/orders/calls';
import type { orderStates } from '@rigsouq/contract/orders/lists';
import { readBuyingSettings } from '@rigsouq/contract/rfqs/awards';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import type { ScreenQuery, Side } from '../../shared/deals/deal.ts';
import { PAGE_SIZE } from '../../ui/page/pager.tsx';

export type Order = AnswerOf<typeof readOrder>;
export type OrderItem = AnswerOf<typeof listOrders>['orders'][number];
export type OrderState = (typeof orderStates)[number];

export const orderQuery = (id: string): ScreenQuery<Order> => ({
  queryKey: ['orders', 'one', id],
  queryFn: () => call(readOrder, { params: { id } }),
});

export const ordersPage = (side: Side, state: OrderState | undefined, page: number) => ({
  queryKey: ['orders', side, state, page] as const,
  queryFn: async () => {
    const { orders, pages } = await call(listOrders, { query: { side, state, page, limit: PAGE_SIZE } });
    return { deals: orders, pages };
  },
});

export const buyingSettingsQuery = queryOptions({
  queryKey: ['buying-settings'],
  queryFn: () => call(readBuyingSettings),
});
