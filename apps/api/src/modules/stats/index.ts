// The public interface of the module: other modules import only from here.
export { statsRoutes } from './stats.routes.ts';
