// The public interface of the module: other modules import only from here.
export { scoresOf } from './facts.queries.ts';
export { type Fact, noteFact } from './note-fact.ts';
export { remindingBuyers } from './remind.ts';
export { blockedBy, blocks } from './standing.queries.ts';
export { documentEnding } from './suppliers.events.ts';
export { dayWords } from './suppliers.letters.ts';
export { suppliersRoutes } from './suppliers.routes.ts';
