// Tracks the jobs that this process runs, so that it can tell whether a job locked in its name is really running.
import { LOST_AFTER_MS } from '../database/silent-connections.ts';

export class RunningJobs {
  /** Jobs are locked in the name of a worker pool. A crashed pool may still have running jobs, so no id is removed. */
  readonly poolIds = new Set<string>();
  readonly #running = new Set<string>();

  async track(jobId: string, work: () => Promise<void>): Promise<void> {
    this.#running.add(jobId);
    try {
      await work();
    } finally {
      // Until then the end of the job may be on its way to the queue.
      setTimeout(() => this.#running.delete(jobId), LOST_AFTER_MS).unref();
    }
  }

  readonly isRunning = (jobId: string): boolean => this.#running.has(jobId);
}
