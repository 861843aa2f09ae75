// The public interface of the module: other modules import only from here.
export { issueOrder, type OrderedLine } from './issue-order.ts';
export { nextNumber } from './number-of.ts';
export { orderStepped } from './orders.events.ts';
export { closedOrder, orderedOfRfq, orderOfAuction, ordersOfRfq } from './orders.queries.ts';
export { ordersRoutes } from './orders.routes.ts';
export { orderFiles } from './paper-file.ts';
