// The public interface of the module: other modules import only from here.
export { countNeedsAndProjects } from './buyer-figures.ts';
export { needPosted } from './procurement.events.ts';
export { categoryTexts } from './procurement.letters.ts';
export { findOwnNeed, findOwnProject } from './procurement.queries.ts';
export { procurementRoutes } from './procurement.routes.ts';
export { notifySuppliersJob } from './tell-suppliers.ts';
