import { useEffect, useRef, useState } from 'react';

/** Tracks which slide of a strip is visible, and can scroll to another. The browser does the swiping; this hook only observes it. */
export function useSlides(total: number) {
  const track = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);

  useEffect(() => {
    const strip = track.current;
    if (!strip || total < 2) return;
    const slides = [...strip.children];
    const seen = new IntersectionObserver(
      (changes) => {
        for (const { isIntersecting, target } of changes) if (isIntersecting) setAt(slides.indexOf(target));
      },
      { root: strip, threshold: 0.6 },
    );
    for (const slide of slides) seen.observe(slide);
    return () => seen.disconnect();
  }, [total]);

  function show(index: number) {
    const strip = track.current;
    const slide = strip?.children[index];
    if (!strip || !(slide instanceof HTMLElement)) return;
    // The distance works in both writing directions.
    const distance = slide.getBoundingClientRect().left - strip.getBoundingClientRect().left;
    // `scrollTo` is used because `scrollBy` would stop at the next slide.
    strip.scrollTo({ left: strip.scrollLeft + distance, behavior: 'instant' });
    if (strip.contains(document.activeElement)) slide.focus({ preventScroll: true });
    setAt(index);
  }

  return { track, at, show };
}
