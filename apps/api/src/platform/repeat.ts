import { setTimeout } from 'node:timers/promises';

export type Repeating = { stop: () => Promise<void> };

/** Repeats the work with this pause until it is stopped; `stop` waits for the running turn. Work that returns true is repeated without a pause. */
export function repeat(pauseMs: number, work: () => Promise<unknown>): Repeating {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = (async () => {
    while (!signal.aborted)
      if ((await work()) !== true) await setTimeout(pauseMs, undefined, { signal }).catch(() => undefined);
  })();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
