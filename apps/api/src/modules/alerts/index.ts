// The public interface of the module: other modules import only from here.
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { checkSavedSearchesJob } from './check-saved-searches.ts';
import { sendAlertJob } from './send-alert.ts';

export { alertsRoutes } from './alerts.routes.ts';
export { hasSavedSearch } from './saved-searches.ts';

export function alertsJobs(
  deps: Parameters<typeof checkSavedSearchesJob>[0] & Parameters<typeof sendAlertJob>[0],
): JobHandler[] {
  return [checkSavedSearchesJob(deps), sendAlertJob(deps)];
}
