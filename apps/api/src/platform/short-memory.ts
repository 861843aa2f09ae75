// What was worked out a moment ago, kept in the process for some seconds: for answers that may be a little old.
type Kept<T> = { value: T; until: number };

export class ShortMemory<T> {
  readonly #kept = new Map<string, Kept<T>>();
  readonly #seconds: number;
  readonly #most: number;

  constructor({ seconds, most }: { seconds: number; most: number }) {
    this.#seconds = seconds;
    this.#most = most;
  }

  get(key: string): T | undefined {
    const known = this.#kept.get(key);
    return known && known.until > Date.now() ? known.value : undefined;
  }

  /** The oldest makes room. */
  keep(key: string, value: T): void {
    this.#kept.delete(key);
    if (this.#kept.size >= this.#most) this.#kept.delete(this.#kept.keys().next().value as string);
    this.#kept.set(key, { value, until: Date.now() + this.#seconds * 1_000 });
  }

  forget(key: string): void {
    this.#kept.delete(key);
  }
}
