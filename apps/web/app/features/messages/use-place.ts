import { useLayoutEffect, useRef, useState } from 'react';

/** So near to the end counts as the end: a finger does not stop on the pixel. */
const NEAR = 48;

type Shown = {
  /** The number of the first message. */
  first: number;
  /** What stands last. */
  last: string;
  /** It is our own. */
  own: boolean;
};

/** Where one reads. What comes at the end is followed by who is there; what is put before the beginning moves nothing. */
export function usePlace({ first, last, own }: Shown) {
  const box = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const fromBottom = useRef(0);
  const before = useRef({ first: 0, last: '' });

  function look() {
    const element = box.current;
    if (!element) return;
    fromBottom.current = element.scrollHeight - element.scrollTop;
    setAtEnd(fromBottom.current - element.clientHeight <= NEAR);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when something was put before or behind
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const earlier = before.current.first > 0 && first < before.current.first;
    const later = last !== before.current.last;
    if (earlier && !later) element.scrollTop = element.scrollHeight - fromBottom.current;
    else if (later && (atEnd || own)) element.scrollTop = element.scrollHeight;
    before.current = { first, last };
    look();
  }, [first, last]);

  return {
    box,
    atEnd,
    onScroll: look,
    toEnd: () => box.current?.scrollTo({ top: box.current.scrollHeight }),
  };
}
