// The public interface of the module: other modules import only from here.
import type { JobHandler } from '../../platform/jobs.ts';
import { lookingForNew } from './look-for-new.ts';
import { sendingAlerts } from './send-alert.ts';

export { alertsRoutes } from './alerts.routes.ts';
export { hasSavedSearch } from './saved-searches.ts';

export function alertsJobs(
  deps: Parameters<typeof lookingForNew>[0] & Parameters<typeof sendingAlerts>[0],
): JobHandler[] {
  return [lookingForNew(deps), sendingAlerts(deps)];
}
