import { useEffect, useRef } from 'react';

/** Focuses the first new item after the user loaded more of a list. `page` changes when the new items have arrived. */
export function useFocusFirstNewItem(page: number) {
  const firstNew = useRef<HTMLLIElement>(null);
  const isRequested = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the next page has come
  useEffect(() => {
    if (isRequested.current) firstNew.current?.querySelector('a')?.focus({ preventScroll: true });
    isRequested.current = false;
  }, [page]);
  return {
    firstNew,
    ask: () => {
      isRequested.current = true;
    },
  };
}
