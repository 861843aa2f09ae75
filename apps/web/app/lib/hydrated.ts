import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns false until the page is hydrated. Before that, the browser itself would submit a form, so the form must stay disabled. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
