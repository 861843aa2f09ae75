import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** Returns false until the page is hydrated. Before that, the browser itself would submit a form, so the form must stay disabled. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
