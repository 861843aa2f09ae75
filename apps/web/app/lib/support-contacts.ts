import { useRouteLoaderData } from 'react-router';

/** The contacts of the support team that are configured. */
export type Support = { readonly phone?: string | undefined; readonly email?: string | undefined };

/** Returns the configured contacts of the support team. A page that failed before they were known shows none. */
export function useSupportContacts(): Support {
  return useRouteLoaderData<{ support: Support }>('root')?.support ?? {};
}
