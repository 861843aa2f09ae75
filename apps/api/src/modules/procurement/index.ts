// The public interface of the module: other modules import only from here.
export { countNeedsAndProjects } from './buyer-statistics.ts';
export { categoryTexts } from './category-texts.ts';
export { notifySuppliersJob } from './notify-suppliers.ts';
export { needPosted } from './procurement.events.ts';
export { findOwnNeed, findOwnProject } from './procurement.queries.ts';
export { procurementRoutes } from './procurement.routes.ts';
