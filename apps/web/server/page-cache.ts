// Caches rendered pages for as long as their route allows. The least recently used pages are dropped first, by count and by bytes.
export type RenderedPage = {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The body, split where the nonce is inserted. */
  readonly chunks: readonly Buffer[];
  /** Seconds for which the route lets this answer be shared; 0 means not at all. */
  readonly sharedFor: number;
};

export type PageCacheLimits = { readonly entries: number; readonly bytes: number; readonly keyLength: number };

type CachedPage = { readonly page: RenderedPage; readonly bytes: number; readonly until: number };

export class PageCache {
  readonly #limits: PageCacheLimits;
  readonly #now: () => number;
  readonly #cached = new Map<string, CachedPage>();
  readonly #running = new Map<string, Promise<RenderedPage>>();
  #bytes = 0;

  constructor(limits: PageCacheLimits, now: () => number = Date.now) {
    this.#limits = limits;
    this.#now = now;
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.#cached.size, bytes: this.#bytes };
  }

  /** Returns the cached page or renders a new one. Visitors who arrive while it renders wait for the same render. */
  page(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    if (key.length > this.#limits.keyLength) return render();
    const cached = this.#fresh(key);
    if (cached) return Promise.resolve(cached);
    const running = this.#running.get(key);
    if (running) return running;
    const rendering = render()
      .then((page) => {
        this.#keep(key, page);
        return page;
      })
      .finally(() => this.#running.delete(key));
    this.#running.set(key, rendering);
    return rendering;
  }

  #fresh(key: string): RenderedPage | undefined {
    const cached = this.#cached.get(key);
    if (!cached) return undefined;
    this.#drop(key, cached);
    if (cached.until <= this.#now()) return undefined;
    // The page moves to the end: a Map keeps the order of insertion, so the front is always the least recently used page.
    this.#put(key, cached);
    return cached.page;
  }

  #keep(key: string, page: RenderedPage): void {
    if (page.status !== 200 || page.sharedFor <= 0) return;
    const bytes = key.length + page.chunks.reduce((sum, chunk) => sum + chunk.length, 0);
    if (bytes > this.#limits.bytes) return;
    this.#put(key, { page, bytes, until: this.#now() + page.sharedFor * 1000 });
    for (const [oldest, cached] of this.#cached) {
      if (this.#cached.size <= this.#limits.entries && this.#bytes <= this.#limits.bytes) return;
      this.#drop(oldest, cached);
    }
  }

  #put(key: string, cached: CachedPage): void {
    this.#cached.set(key, cached);
    this.#bytes += cached.bytes;
  }

  #drop(key: string, cached: CachedPage): void {
    this.#cached.delete(key);
    this.#bytes -= cached.bytes;
  }
}
