import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls the open tab into view, because on a phone a row of tabs is wider than the screen. The page itself does not scroll. */
export function useScrollToOpenTab<Row extends HTMLElement = HTMLDivElement>(
  open: string | undefined,
): RefObject<Row | null> {
  const row = useRef<Row>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each tab that is opened
  useEffect(() => {
    const tab = row.current?.querySelector('[role=tab][aria-selected=true], [aria-current=page]');
    if (!row.current || !tab) return;
    const [at, seen] = [tab.getBoundingClientRect(), row.current.getBoundingClientRect()];
    row.current.scrollBy({ left: at.left + at.width / 2 - (seen.left + seen.width / 2) });
  }, [open]);
  return row;
}
