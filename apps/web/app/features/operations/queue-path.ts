import type { Standing } from './operations-queries.ts';

/** The address of a queue. The one that waits is the desk's own. */
export function queuePath(standing: Standing, search = ''): string {
  const query = new URLSearchParams({ ...(standing !== 'pending' && { standing }), ...(search && { search }) });
  return query.size > 0 ? `/admin?${query}` : '/admin';
}
