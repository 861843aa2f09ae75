// Rendered pages, kept for as long as their route allows. The least recently used leave first, by count and by bytes.
export type Rendered = {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The body, cut where the nonce goes. */
  readonly chunks: readonly Buffer[];
  /** How long the route lets this answer be shared, in seconds; 0 for not at all. */
  readonly sharedFor: number;
};

export type PageCacheLimits = { readonly entries: number; readonly bytes: number; readonly keyLength: number };

type Kept = { readonly page: Rendered; readonly bytes: number; readonly until: number };

export class PageCache {
  readonly #limits: PageCacheLimits;
  readonly #now: () => number;
  readonly #kept = new Map<string, Kept>();
  readonly #underWay = new Map<string, Promise<Rendered>>();
  #bytes = 0;

  constructor(limits: PageCacheLimits, now: () => number = Date.now) {
    this.#limits = limits;
    this.#now = now;
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.#kept.size, bytes: this.#bytes };
  }

  /** The kept page, or a new one. Visitors who arrive while it renders wait for the same render. */
  page(key: string, render: () => Promise<Rendered>): Promise<Rendered> {
    if (key.length > this.#limits.keyLength) return render();
    const kept = this.#fresh(key);
    if (kept) return Promise.resolve(kept);
    const underWay = this.#underWay.get(key);
    if (underWay) return underWay;
    const rendering = render()
      .then((page) => {
        this.#keep(key, page);
        return page;
      })
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, rendering);
    return rendering;
  }

  #fresh(key: string): Rendered | undefined {
    const kept = this.#kept.get(key);
    if (!kept) return undefined;
    this.#drop(key, kept);
    if (kept.until <= this.#now()) return undefined;
    // Put back at the end: a Map keeps the order of insertion, so the front is always the least recently used.
    this.#put(key, kept);
    return kept.page;
  }

  #keep(key: string, page: Rendered): void {
    if (page.status !== 200 || page.sharedFor <= 0) return;
    const bytes = key.length + page.chunks.reduce((sum, chunk) => sum + chunk.length, 0);
    if (bytes > this.#limits.bytes) return;
    this.#put(key, { page, bytes, until: this.#now() + page.sharedFor * 1000 });
    for (const [oldest, kept] of this.#kept) {
      if (this.#kept.size <= this.#limits.entries && this.#bytes <= this.#limits.bytes) return;
      this.#drop(oldest, kept);
    }
  }

  #put(key: string, kept: Kept): void {
    this.#kept.set(key, kept);
    this.#bytes += kept.bytes;
  }

  #drop(key: string, kept: Kept): void {
    this.#kept.delete(key);
    this.#bytes -= kept.bytes;
  }
}
