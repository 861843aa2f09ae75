// The door of the module: what others may use.
export { companiesRoutes } from './companies.routes.ts';
