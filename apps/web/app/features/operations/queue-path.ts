import type { Standing } from './operations-queries.ts';

/** The address of the companies of a standing. Those that wait are the desk's own. */
export function queuePath(standing: Standing, search = ''): string {
  const query = new URLSearchParams({ ...(standing !== 'pending' && { standing }), ...(search && { search }) });
  return query.size > 0 ? `/admin/companies?${query}` : '/admin/companies';
}
