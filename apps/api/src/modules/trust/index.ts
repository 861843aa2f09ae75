// The public interface of the module: other modules import only from here.
export { answering } from './answering.ts';
export { ratings } from './company-reviews.ts';
export { approveLicence, rejectLicence } from './decide-licence.ts';
export { decideReport } from './decide-report.ts';
export { endingBadges } from './end-badges.ts';
export { findingFlags } from './find-flags.ts';
export { licencesRoutes } from './licences.routes.ts';
export { listReports } from './list-reports.ts';
export { listLicences } from './read-licences.ts';
export { remindingOfLicences } from './remind-licences.ts';
export { reportsRoutes } from './reports.routes.ts';
export { tellingPublished } from './tell-published.ts';
export { licenceStepped, reportStepped, reviewStepped } from './trust.events.ts';
export { trustRoutes } from './trust.routes.ts';
