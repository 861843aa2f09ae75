// The public interface of the module: other modules import only from here.

export { announceReviewsJob } from './announce-reviews.ts';
export { approveLicence, rejectLicence } from './decide-licence.ts';
export { decideReport } from './decide-report.ts';
export { endBadgesJob } from './end-badges.ts';
export { findFlagsJob } from './find-flags.ts';
export { recordLicenceOpening, requireOpenedLicence } from './licence-openings.ts';
export { licenceTasks } from './licence-tasks.ts';
export { licencesRoutes } from './licences.routes.ts';
export { readNewestReviews, readRatings, readSatisfaction, readSupplierRatings } from './list-company-reviews.ts';
export { listReports } from './list-reports.ts';
export { listLicences, readLicenceForDecision } from './read-licences.ts';
export { remindLicencesJob } from './remind-licences.ts';
export { reportsRoutes } from './reports.routes.ts';
export { readAnswerTimes } from './statistics/read-answer-times.ts';
export {
  countDeals,
  listLeadingSuppliers,
  sumAllSales,
  sumNetworkSales,
  sumSales,
  sumSpending,
} from './statistics/trade-statistics.ts';
export { licenceStepped, reportStepped, reviewStepped } from './trust.events.ts';
export { trustRoutes } from './trust.routes.ts';
