// The door of the module: what others may use.
export { leadsRoutes } from './leads.routes.ts';
export { leadsJobs } from './sending-letters.ts';
