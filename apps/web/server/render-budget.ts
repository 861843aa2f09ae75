// Limits how many uncached pages one address may have rendered: a page takes a tenth of a second of the one thread that renders for all.

/** Seconds of the rate that may be used at one time, because a visitor opens several pages side by side. */
const SECONDS_AT_ONCE = 12;
const ADDRESSES = 20_000;

type Budget = { left: number; at: number };

export class RenderBudget {
  readonly #budgets = new Map<string, Budget>();
  readonly #rate: number;
  readonly #most: number;
  readonly #now: () => number;

  constructor(ratePerSecond: number, now: () => number = Date.now) {
    this.#rate = ratePerSecond;
    this.#most = ratePerSecond * SECONDS_AT_ONCE;
    this.#now = now;
  }

  /** Takes one page from the budget of an address. Returns false when the budget is used up. */
  spend(address: string): boolean {
    const now = this.#now();
    const { left, at } = this.#budgets.get(address) ?? { left: this.#most, at: now };
    const filled = Math.min(this.#most, left + ((now - at) / 1000) * this.#rate);
    // The address moves to the end, so that the front is the one that was not seen for longest.
    this.#budgets.delete(address);
    this.#budgets.set(address, { left: filled < 1 ? filled : filled - 1, at: now });
    if (this.#budgets.size > ADDRESSES) this.#budgets.delete(this.#budgets.keys().next().value as string);
    return filled >= 1;
  }
}
