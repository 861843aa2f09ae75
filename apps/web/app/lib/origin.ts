import { useRouteLoaderData } from 'react-router';

/** The public address of the site, from the configuration; empty on a page that failed before it was known. */
export function useOrigin(): string {
  return useRouteLoaderData<{ origin: string }>('root')?.origin ?? '';
}
