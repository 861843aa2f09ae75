import { useEffect, useRef } from 'react';

/** Whoever asked for more goes on reading at the first that is new. `page` changes when it has come. */
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
