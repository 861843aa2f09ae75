// Processes calls in batches: calls that arrive while a transaction runs wait and share the next one, so one commit serves many callers. All calls
// about one row use the same lane, so they are processed in order; a lane serves many rows, so quiet rows share commits too.
import type { ErrorCode } from '@rigsouq/contract/errors';
import { violates } from '../database/db.ts';
import { asFailure, Failure, fail } from '../http/errors.ts';
import type { Log } from '../monitoring/log.ts';
import { currentTraceContext, traceStep } from '../monitoring/trace.ts';

const LANES = 3;
/** Maximum number of calls in a batch. More would make one transaction long. */
const BATCH_MAX = 128;
/** Maximum number of calls that wait in a lane. Later ones are refused instead of kept waiting. */
const WAITING_MAX = 2_000;

type Deps<C, A> = {
  /** The plural name of the calls, for the log. */
  what: string;
  /** The error of a call that finds its lane full. */
  busy: ErrorCode;
  /** Returns the id of the row that a call is about. */
  rowOf: (call: C) => string;
  /** Processes a batch in one transaction and returns the answers in the order of the calls. */
  processBatch: (calls: readonly C[]) => Promise<readonly (A | Failure)[]>;
  log: Log;
};

export class Lanes<C, A> {
  readonly #lanes: Lane<C, A>[];
  readonly #rowOf: (call: C) => string;

  constructor(deps: Deps<C, A>) {
    this.#lanes = Array.from({ length: LANES }, () => new Lane(deps));
    this.#rowOf = deps.rowOf;
  }

  async take(call: C): Promise<A> {
    const lane = this.#lanes[Number.parseInt(this.#rowOf(call).slice(-8), 16) % LANES] as Lane<C, A>;
    const answer = await lane.take(call);
    if (answer instanceof Failure) throw answer;
    return answer;
  }
}

type Waiting<C, A> = {
  call: C;
  settle: (answer: A | Failure) => void;
  context: ReturnType<typeof currentTraceContext>;
};

class Lane<C, A> {
  readonly #deps: Deps<C, A>;
  #waiting: Waiting<C, A>[] = [];
  #running = false;

  constructor(deps: Deps<C, A>) {
    this.#deps = deps;
  }

  take(call: C): Promise<A | Failure> {
    if (this.#waiting.length >= WAITING_MAX) fail(this.#deps.busy);
    return new Promise((settle) => {
      this.#waiting.push({ call, settle, context: currentTraceContext() });
      if (!this.#running) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#running = true;
    // Calls that arrive in the same turn of the event loop join the batch.
    await new Promise(setImmediate);
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.slice(0, BATCH_MAX);
      this.#waiting = this.#waiting.slice(BATCH_MAX);
      await this.#processBatch(batch);
    }
    this.#running = false;
  }

  /**
   * Processes a batch. One key used for two rows at the same moment is one caller's mistake: the batch is then tried call by call, so that no other
   * call fails. After a lost connection it is unknown whether the batch was committed, so it is not tried again here; a caller that repeats the call
   * under its key gets the result.
   */
  async #processBatch(batch: readonly Waiting<C, A>[]): Promise<void> {
    const { processBatch, log, what } = this.#deps;
    try {
      const answers = await traceBatch(what, batch, () => processBatch(batch.map(({ call }) => call)));
      for (const [at, { settle }] of batch.entries()) settle(answers[at] as A | Failure);
    } catch (error) {
      log.warn({ err: error, what, calls: batch.length }, 'batch failed');
      if (batch.length > 1 && violates(error, 'answered_calls_pkey'))
        for (const waiting of batch) await this.#processBatch([waiting]);
      else for (const { settle } of batch) settle(asFailure(error));
    }
  }
}

/** Traces a batch under the first of its calls that is traced, and links the others. */
function traceBatch<T>(
  what: string,
  batch: readonly { context: ReturnType<typeof currentTraceContext> }[],
  work: () => Promise<T>,
): Promise<T> {
  const [first, ...others] = batch.flatMap(({ context }) => context ?? []);
  const facts = { 'rigsouq.calls': batch.length };
  return traceStep(`batch of ${what}`, facts, work, { context: first, others: others.map(({ span }) => span) });
}
