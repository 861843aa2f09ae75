// The jobs that this process does, for the question whether a job that is locked in its name is being done at all.
import { LOST_AFTER_MS } from './silent-connections.ts';

export class OwnJobs {
  /** Jobs are locked in the name of a pool of workers. One that ended by itself may still have jobs under way, so none is removed. */
  readonly poolIds = new Set<string>();
  readonly #doing = new Set<string>();

  async doing(jobId: string, work: () => Promise<void>): Promise<void> {
    this.#doing.add(jobId);
    try {
      await work();
    } finally {
      // Until then its end may be on its way to the queue.
      setTimeout(() => this.#doing.delete(jobId), LOST_AFTER_MS).unref();
    }
  }

  readonly isDoing = (jobId: string): boolean => this.#doing.has(jobId);
}
