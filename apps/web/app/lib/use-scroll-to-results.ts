import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/** The id of the heading above a list of results. */
const RESULTS_ID = 'results';
/** A list of which less than this remains in view is scrolled to, in pixels. */
const VISIBLE_MIN = 200;

/**
 * Scrolls back to the results when a filter has made the list so short that it ends above the view. The page keeps its place otherwise, so that the
 * filter that was used stays under the pointer. Going back restores the former place, which the router does.
 */
export function useScrollToResults(list: string): void {
  const isPop = useNavigationType() === 'POP';
  const shown = useRef(list);
  useEffect(() => {
    if (shown.current === list) return;
    shown.current = list;
    const heading = document.getElementById(RESULTS_ID);
    if (isPop || !heading) return;
    // An empty list has a text in place of its items, right below the heading.
    const end = heading.closest('section')?.querySelector('[data-items]') ?? heading;
    if (end.getBoundingClientRect().bottom < VISIBLE_MIN) heading.scrollIntoView({ block: 'start' });
  }, [list, isPop]);
}
