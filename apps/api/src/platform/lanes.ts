// Calls that arrive while a transaction runs wait, and go together into the next one: one commit serves many callers. What concerns one row
// keeps to one lane, so a busy row never waits for itself; a lane carries many rows, so quiet ones share their commits too.
import { violates } from './db.ts';
import { asFailure, Failure, fail } from './errors.ts';
import type { Log } from './log.ts';
import { step, whereWeAre } from './trace.ts';

const LANES = 3;
/** More would make one transaction long; the rest goes with the next. */
const ROUND = 128;
/** Who comes behind so many is better told so than kept waiting. */
const WAITING_MAX = 2_000;

type Deps<C, A> = {
  /** Of what is carried, for the log. */
  what: string;
  /** The id of the row that a call is about. */
  rowOf: (call: C) => string;
  /** One transaction; answers in the order of the calls. */
  ride: (calls: readonly C[]) => Promise<readonly (A | Failure)[]>;
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
  of: ReturnType<typeof whereWeAre>;
};

class Lane<C, A> {
  readonly #deps: Deps<C, A>;
  #waiting: Waiting<C, A>[] = [];
  #running = false;

  constructor(deps: Deps<C, A>) {
    this.#deps = deps;
  }

  take(call: C): Promise<A | Failure> {
    if (this.#waiting.length >= WAITING_MAX) fail('bid.busy');
    return new Promise((settle) => {
      this.#waiting.push({ call, settle, of: whereWeAre() });
      if (!this.#running) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#running = true;
    // What arrives in the same turn goes along.
    await new Promise(setImmediate);
    while (this.#waiting.length > 0) {
      const round = this.#waiting.slice(0, ROUND);
      this.#waiting = this.#waiting.slice(ROUND);
      await this.#ride(round);
    }
    this.#running = false;
  }

  /**
   * One key for two rows at the same moment is one caller's mistake: the round is tried call by call, so that nobody else fails for it.
   * Where the connection was lost nobody knows whether the round was committed, so it is not tried again here; whoever repeats the
   * call under its key hears how it went.
   */
  async #ride(round: readonly Waiting<C, A>[]): Promise<void> {
    const { ride, log, what } = this.#deps;
    try {
      const answers = await asRound(what, round, () => ride(round.map(({ call }) => call)));
      for (const [at, { settle }] of round.entries()) settle(answers[at] as A | Failure);
    } catch (error) {
      log.warn({ err: error, calls: round.length }, `a round of ${what} failed`);
      if (round.length > 1 && violates(error, 'answered_calls_pkey'))
        for (const waiting of round) await this.#ride([waiting]);
      else for (const { settle } of round) settle(asFailure(error));
    }
  }
}

/** A round belongs to the first of its calls that is traced, and names the others. */
function asRound<T>(
  what: string,
  round: readonly { of: ReturnType<typeof whereWeAre> }[],
  ride: () => Promise<T>,
): Promise<T> {
  const [first, ...others] = round.flatMap(({ of }) => of ?? []);
  const facts = { 'rigsouq.calls': round.length };
  return step(`round of ${what}`, facts, ride, { of: first, others: others.map(({ span }) => span) });
}
