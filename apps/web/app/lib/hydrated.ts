import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False until the page is alive: a form must not be sent by the browser itself before its script can take over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
