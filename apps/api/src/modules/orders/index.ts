// The public interface of the module: other modules import only from here.
export { issueOrder, type OrderedLine } from './issue-order.ts';
export { nextNumber } from './number-of.ts';
export { orderStepped } from './orders.events.ts';
export { findClosedOrder, findOrderOfAuction, listOrderedLinesOfRfq, listOrdersOfRfq } from './orders.queries.ts';
export { ordersRoutes } from './orders.routes.ts';
export { serveOrderFiles } from './paper-file.ts';
