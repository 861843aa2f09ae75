import { useEffect, useRef } from 'react';

/** Focuses the first new item after the user loaded more of a list. `page` changes when the new items have arrived. */
export function useReadingOn(page: number | string) {
  const firstNew = useRef<HTMLLIElement>(null);
  const asked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the next page has come
  useEffect(() => {
    if (asked.current) firstNew.current?.querySelector('a')?.focus({ preventScroll: true });
    asked.current = false;
  }, [page]);
  return {
    firstNew,
    ask: () => {
      asked.current = true;
    },
  };
}
