// Caches results in the process for some seconds, for answers that may be slightly out of date.
type CachedValue<T> = { value: T; until: number };

export class ShortCache<T> {
  readonly #values = new Map<string, CachedValue<T>>();
  readonly #seconds: number;
  readonly #most: number;

  constructor({ seconds, most }: { seconds: number; most: number }) {
    this.#seconds = seconds;
    this.#most = most;
  }

  get(key: string): T | undefined {
    const known = this.#values.get(key);
    return known && known.until > Date.now() ? known.value : undefined;
  }

  /** Stores a value; the oldest one is removed when the cache is full. */
  set(key: string, value: T): void {
    this.#values.delete(key);
    if (this.#values.size >= this.#most) this.#values.delete(this.#values.keys().next().value as string);
    this.#values.set(key, { value, until: Date.now() + this.#seconds * 1_000 });
  }

  delete(key: string): void {
    this.#values.delete(key);
  }
}
