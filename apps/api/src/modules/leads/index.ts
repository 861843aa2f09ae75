// The door of the module: what others may use.
export { leadsRoutes } from './leads.routes.ts';
export { sellDraftJobs } from './sell-drafts.ts';
export { leadsJobs } from './sending-letters.ts';
