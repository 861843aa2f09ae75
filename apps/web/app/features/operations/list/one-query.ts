import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { deskKey } from '../desk-key.ts';

/** Returns the query of one item of a list that the server reads by the parameter `only`. */
export function oneQuery<Row>(
  list: string,
  id: string,
  read: (id: string) => Promise<readonly Row[]>,
): UseQueryOptions<Row | null, Error, Row | null, QueryKey> {
  return { queryKey: [...deskKey, list, 'one', id], queryFn: async () => (await read(id))[0] ?? null };
}
