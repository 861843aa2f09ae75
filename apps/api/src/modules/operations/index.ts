// The public interface of the module.

export { auctionDeskRoutes } from './auction-desk.routes.ts';
export { countMarketDays, countMarketJob } from './count-market.ts';
export { directoryDeskRoutes } from './directory-desk.routes.ts';
export { licenceDeskRoutes } from './licence-desk.routes.ts';
export { logOutAllUsers, logOutUser } from './log-out.ts';
export { makeOperator, removeOperator } from './make-operator.ts';
export { notifyCompanyJob } from './notify-company.ts';
export { notifyListingOwnerJob } from './notify-listing-owner.ts';
export { operationsRoutes } from './operations.routes.ts';
export { operatorsRoutes } from './operators.routes.ts';
export { queueRoutes } from './queue.routes.ts';
export { reportDeskRoutes } from './report-desk.routes.ts';
export { sampleSystemJob } from './sample-system.ts';
export { consoleSearchRoutes } from './search.routes.ts';
export { settlementDeskRoutes } from './settlements.routes.ts';
export { systemDeskRoutes } from './system.routes.ts';
