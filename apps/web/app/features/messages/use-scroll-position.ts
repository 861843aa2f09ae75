import { useLayoutEffect, useRef, useState } from 'react';

/** Distance in pixels that still counts as the end, because a finger does not stop exactly. */
const END_TOLERANCE_PX = 48;

type MessageRange = {
  /** The number of the first message. */
  first: number;
  /** The key of the last message. */
  last: string;
  /** Whether the last message is the user's own. */
  own: boolean;
};

/** Keeps the scroll position. New messages are followed if the user is at the end; older messages above do not move the view. */
export function useScrollPosition({ first, last, own }: MessageRange) {
  const box = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const fromBottom = useRef(0);
  const before = useRef({ first: 0, last: '' });

  function measure() {
    const element = box.current;
    if (!element) return;
    fromBottom.current = element.scrollHeight - element.scrollTop;
    setAtEnd(fromBottom.current - element.clientHeight <= END_TOLERANCE_PX);
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
    measure();
  }, [first, last]);

  return {
    box,
    atEnd,
    onScroll: measure,
    toEnd: () => box.current?.scrollTo({ top: box.current.scrollHeight }),
  };
}
