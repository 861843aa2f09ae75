// How many pages that are not kept one address may have rendered: a page costs a tenth of a second of the one thread that renders for all.
/** So many seconds' worth may come at once: a person opens several pages beside each other. */
const SECONDS_AT_ONCE = 12;
const ADDRESSES = 20_000;

type Budget = { left: number; at: number };

export class RenderBudget {
  readonly #of = new Map<string, Budget>();
  readonly #rate: number;
  readonly #most: number;
  readonly #now: () => number;

  constructor(ratePerSecond: number, now: () => number = Date.now) {
    this.#rate = ratePerSecond;
    this.#most = ratePerSecond * SECONDS_AT_ONCE;
    this.#now = now;
  }

  /** False where the address has used up its own. */
  spend(address: string): boolean {
    const now = this.#now();
    const { left, at } = this.#of.get(address) ?? { left: this.#most, at: now };
    const filled = Math.min(this.#most, left + ((now - at) / 1000) * this.#rate);
    // Put back at the end, so that the front is whoever has not been here for longest.
    this.#of.delete(address);
    this.#of.set(address, { left: filled < 1 ? filled : filled - 1, at: now });
    if (this.#of.size > ADDRESSES) this.#of.delete(this.#of.keys().next().value as string);
    return filled >= 1;
  }
}
