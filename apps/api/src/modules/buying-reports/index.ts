// The public interface of the module: other modules import only from here.
export { buyingReportsRoutes } from './buying-reports.routes.ts';
