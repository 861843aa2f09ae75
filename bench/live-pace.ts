/** Number of events per second and stream. */
export const PER_SECOND = 5;
export const EVENT = 'data: {"what":"notifications"}\n\n';

const TICK_MS = 10;

/** Visits all streams this many times per second, a slice at a time, until it is stopped. A late tick makes up what it missed. */
export function startPaced(streams: number, send: (from: number, until: number) => void): () => void {
  const startedAt = performance.now();
  let done = 0;
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - startedAt) / 1000) * PER_SECOND * streams);
    while (done < due) {
      const from = done % streams;
      const until = Math.min(streams, from + due - done);
      send(from, until);
      done += until - from;
    }
  }, TICK_MS);
  return () => clearInterval(timer);
}
