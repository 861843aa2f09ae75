// The door of the module: what others may use.
export { buyingReportsRoutes } from './buying-reports.routes.ts';
