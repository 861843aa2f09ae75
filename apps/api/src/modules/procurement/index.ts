// The public interface of the module: other modules import only from here.
export { needsAndProjects } from './buyer-figures.ts';
export { needPosted } from './procurement.events.ts';
export { categoryWords } from './procurement.letters.ts';
export { findOwnNeed, findOwnProject } from './procurement.queries.ts';
export { procurementRoutes } from './procurement.routes.ts';
export { tellingSuppliers } from './tell-suppliers.ts';
