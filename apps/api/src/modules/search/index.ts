// The public interface of the module: other modules import only from here.
export { searchRoutes } from './search.routes.ts';
