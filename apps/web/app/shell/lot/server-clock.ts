// What time it is at the server, carried on by the browser's stopwatch: a visitor's clock that is wrong, or is set while a page is
// open, changes nothing (AU-020, R24).
import { useEffect, useState } from 'react';

/** By how much the server is ahead of the stopwatch. An answer only gets older on its way, so the largest is the truest. */
let ahead = Number.NEGATIVE_INFINITY;

const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Call it when an answer arrives, with its `now`. */
export function hearServerTime(now: string): void {
  ahead = Math.max(ahead, Date.parse(now) - performance.now());
}

/** Milliseconds since 1970, at the server. */
export function serverTime(): number {
  return ahead + performance.now();
}

/** Whether a moment has come at the server; drawn again when it comes and not each second. */
export function usePassed(until: string, now: string): boolean {
  const [passed, setPassed] = useState(() => Date.parse(now) >= Date.parse(until));
  useEffect(() => {
    hearServerTime(now);
    const left = Date.parse(until) - serverTime();
    setPassed(left <= 0);
    if (left <= 0 || left > LONGEST_TIMER_MS) return;
    const timer = setTimeout(() => setPassed(true), left);
    return () => clearTimeout(timer);
  }, [until, now]);
  return passed;
}

/** The server's time, second by second, from the `now` of an answer on. */
export function useServerTime(now: string): number {
  const [time, setTime] = useState(() => Date.parse(now));
  useEffect(() => {
    hearServerTime(now);
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setTime(serverTime());
      // At the full second, so that all that count on a page step together.
      timer = setTimeout(tick, 1_000 - (serverTime() % 1_000) + 1);
    };
    tick();
    return () => clearTimeout(timer);
  }, [now]);
  return time;
}
