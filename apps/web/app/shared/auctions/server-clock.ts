// The time of the server, continued with the browser's monotonic clock. A visitor's clock that is wrong, or is changed while a page is open,
// has no effect (AU-020, R24).
import { useEffect, useState } from 'react';

/**
 * The difference between the server's time and the monotonic clock. Answers are delayed, never early, so the largest difference is the
 * most accurate.
 */
let offset = Number.NEGATIVE_INFINITY;

const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Updates the clock. Call it with the `now` of each answer that arrives. */
export function updateServerTime(now: string): void {
  offset = Math.max(offset, Date.parse(now) - performance.now());
}

/** Returns the server's time in milliseconds since 1970. */
export function serverTime(): number {
  return offset + performance.now();
}

/** Returns whether a moment has passed at the server. It renders again when the moment comes, not every second. */
export function useHasPassed(until: string, now: string): boolean {
  const [passed, setPassed] = useState(() => Date.parse(now) >= Date.parse(until));
  useEffect(() => {
    updateServerTime(now);
    const left = Date.parse(until) - serverTime();
    setPassed(left <= 0);
    if (left <= 0 || left > LONGEST_TIMER_MS) return;
    const timer = setTimeout(() => setPassed(true), left);
    return () => clearTimeout(timer);
  }, [until, now]);
  return passed;
}

/** Returns the server's time, updated every second, starting with the `now` of an answer. */
export function useServerTime(now: string): number {
  const [time, setTime] = useState(() => Date.parse(now));
  useEffect(() => {
    updateServerTime(now);
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setTime(serverTime());
      // The timer runs at the full second, so that all countdowns of a page change together.
      timer = setTimeout(tick, 1_000 - (serverTime() % 1_000) + 1);
    };
    tick();
    return () => clearTimeout(timer);
  }, [now]);
  return time;
}
