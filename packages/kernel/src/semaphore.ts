// Limits concurrent work: running work shares `room`, some work waits in a queue, and work beyond that is refused.
type SemaphoreOptions = { readonly capacity: number; readonly queueMax: number; readonly refuse: () => never };
export type Semaphore = <T>(work: () => Promise<T>, weight?: number) => Promise<T>;

export function createSemaphore({ capacity, queueMax, refuse }: SemaphoreOptions): Semaphore {
  let used = 0;
  const waiting: { weight: number; start: () => void }[] = [];
  const startWaiting = () => {
    // Work starts in order of arrival, so that light work cannot delay heavy work forever.
    for (let next = waiting[0]; next && used + next.weight <= capacity; next = waiting[0]) {
      waiting.shift();
      used += next.weight;
      next.start();
    }
  };
  return async (work, requestedWeight = 1) => {
    const weight = Math.min(requestedWeight, capacity);
    if (waiting.length > 0 || used + weight > capacity) {
      if (waiting.length >= queueMax) refuse();
      await new Promise<void>((start) => waiting.push({ weight, start }));
    } else used += weight;
    try {
      return await work();
    } finally {
      used -= weight;
      startWaiting();
    }
  };
}
