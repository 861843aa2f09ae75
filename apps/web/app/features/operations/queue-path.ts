import type { Standing } from './operations-queries.ts';

/** Builds the address of the companies with a standing. Pending companies are the default of the page. */
export function queuePath(standing: Standing, search = ''): string {
  const query = new URLSearchParams({ ...(standing !== 'pending' && { standing }), ...(search && { search }) });
  return query.size > 0 ? `/admin/companies?${query}` : '/admin/companies';
}
