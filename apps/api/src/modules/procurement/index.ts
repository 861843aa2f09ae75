// The door of the module: what others may use.
export { needsAndProjects } from './buyer-figures.ts';
export { procurementRoutes } from './procurement.routes.ts';
