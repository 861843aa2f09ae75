// The public interface of the module: other modules import only from here.
export { buildDocumentQuery } from './build-document-query.ts';
export { findOrders } from './find-orders.ts';
export { insertVatRate } from './insert-vat-rate.ts';
export { issueOrder, type OrderedLine } from './issue-order.ts';
export { listDeskOrders } from './list-desk-orders.ts';
export { nextNumber } from './next-number.ts';
export { serveOrderFiles } from './order-files.ts';
export { orderTasks } from './order-tasks.ts';
export { orderStepped } from './orders.events.ts';
export { findClosedOrder, findOrderOfAuction, listOrderedLinesOfRfq, listOrdersOfRfq } from './orders.queries.ts';
export { ordersRoutes } from './orders.routes.ts';
export { readOrderFile } from './read-orders.ts';
export { findLatestFirst, mergeFound, RECENT_DOCUMENTS, selectMatches } from './search-documents.ts';
