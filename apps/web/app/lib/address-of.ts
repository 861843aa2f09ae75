import type { Endpoint } from '@rigsouq/contract/endpoint';

type Values = Readonly<Record<string, unknown>>;

/** Returns the path and query of a call, without the origin. Empty values are left out of the query. */
export function addressOf(endpoint: Pick<Endpoint, 'path'>, params: Values = {}, query: Values = {}): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return `/api${path}${search && `?${search}`}`;
}
