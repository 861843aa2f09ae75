import { useEffect, useRef, useState } from 'react';

/** Tracks which slide of a strip is visible, and can scroll to another. The browser does the swiping; this hook only observes it. */
export function useSlides(total: number) {
  const track = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);

  useEffect(() => {
    const strip = track.current;
    if (!strip || total < 2) return;
    // An observed change can be older than the last step, so the slide is found by where it is now.
    const seen = new IntersectionObserver(() => setAt(findShown(strip)), { root: strip, threshold: 0.6 });
    for (const slide of strip.children) seen.observe(slide);
    return () => seen.disconnect();
  }, [total]);

  function show(index: number) {
    const strip = track.current;
    const slide = strip?.children[index];
    if (!strip || !(slide instanceof HTMLElement)) return;
    // `scrollTo` is used because `scrollBy` would stop at the next slide.
    strip.scrollTo({ left: strip.scrollLeft + distanceTo(slide, strip), behavior: 'instant' });
    if (strip.contains(document.activeElement)) slide.focus({ preventScroll: true });
    setAt(index);
  }

  return { track, at, show };
}

/** Returns how far the strip must scroll to the slide. It works in both writing directions. */
const distanceTo = (slide: Element, strip: Element) =>
  slide.getBoundingClientRect().left - strip.getBoundingClientRect().left;

function findShown(strip: Element): number {
  const distances = [...strip.children].map((slide) => Math.abs(distanceTo(slide, strip)));
  return distances.indexOf(Math.min(...distances));
}
