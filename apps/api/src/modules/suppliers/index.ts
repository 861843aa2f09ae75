// The public interface of the module: other modules import only from here.
export { readScores } from './facts.queries.ts';
export { recordFacts, type SupplierFact } from './note-fact.ts';
export { remindBuyersJob } from './remind.ts';
export { blockedCondition, listBlockedSuppliers } from './standing.queries.ts';
export { documentEnding } from './suppliers.events.ts';
export { dayTexts } from './suppliers.letters.ts';
export { suppliersRoutes } from './suppliers.routes.ts';
