// The public interface of the module.

export { auctionDeskRoutes } from './auctions/auction-desk.routes.ts';
export { settlementDeskRoutes } from './auctions/settlements.routes.ts';
export { licenceDeskRoutes } from './companies/licence-desk.routes.ts';
export { notifyCompanyJob } from './companies/notify-company.ts';
export { directoryDeskRoutes } from './directory/directory-desk.routes.ts';
export { leadsDeskRoutes } from './leads-desk.routes.ts';
export { notifyListingOwnerJob } from './listings/notify-listing-owner.ts';
export { reportDeskRoutes } from './listings/report-desk.routes.ts';
export { newsletterDeskRoutes } from './newsletter-desk.routes.ts';
export { operationsRoutes } from './operations.routes.ts';
export { logOutAllUsers, logOutUser } from './operators/log-out.ts';
export { makeOperator, removeOperator } from './operators/make-operator.ts';
export { operatorsRoutes } from './operators/operators.routes.ts';
export { queueRoutes } from './queue/queue.routes.ts';
export { consoleSearchRoutes } from './search/search.routes.ts';
export { countMarketDays, countMarketJob } from './system/count-market.ts';
export { readSystemStatus, sampleSystemJob } from './system/sample-system.ts';
export { systemDeskRoutes } from './system/system.routes.ts';
