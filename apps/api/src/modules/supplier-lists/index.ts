// The public interface of the module: other modules import only from here.
export { readScores } from './facts.queries.ts';
export { recordFacts, type SupplierFact } from './record-facts.ts';
export { remindBuyersJob } from './remind-buyers.ts';
export { blockedCondition, listBlockedSuppliers } from './standing.queries.ts';
export { documentEnding } from './supplier-lists.events.ts';
export { suppliersRoutes } from './supplier-lists.routes.ts';
