import { useRouteLoaderData } from 'react-router';

/** Returns the public address of the site from the configuration, or an empty text on a page that failed before it was known. */
export function useOrigin(): string {
  return useRouteLoaderData<{ origin: string }>('root')?.origin ?? '';
}
