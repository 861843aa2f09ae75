// The door of the module: what others may use.
export { issueOrder, type OrderedLine } from './issue-order.ts';
export { nextNumber } from './number-of.ts';
export { orderStepped } from './orders.events.ts';
export { closedOrder, orderedOfRfq, orderOfAuction, ordersOfRfq } from './orders.queries.ts';
export { ordersRoutes } from './orders.routes.ts';
export { orderFiles } from './paper-file.ts';
