/** How often each stream is told something. */
export const PER_SECOND = 5;
export const EVENT = 'data: {"what":"notifications"}\n\n';

const TICK_MS = 10;

/** Goes round all streams so many times a second, a slice at a time, until it is stopped. What a late tick missed is made up. */
export function paced(streams: number, tell: (from: number, until: number) => void): () => void {
  const began = performance.now();
  let done = 0;
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - began) / 1000) * PER_SECOND * streams);
    while (done < due) {
      const from = done % streams;
      const until = Math.min(streams, from + due - done);
      tell(from, until);
      done += until - from;
    }
  }, TICK_MS);
  return () => clearInterval(timer);
}
