// The door of the module: what others may use.
export { makeOperator, unmakeOperator } from './make-operator.ts';
export { operationsRoutes } from './operations.routes.ts';
export { tellingCompanies } from './tell-company.ts';
