// The door of the module: what others may use.
export { statsRoutes } from './stats.routes.ts';
