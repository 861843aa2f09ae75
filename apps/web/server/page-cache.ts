// Caches rendered pages for as long as their route allows. The least recently used pages are dropped first, by count and by bytes.
import { LRUCache } from 'lru-cache';

export type RenderedPage = {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The body, split where the nonce is inserted. */
  readonly chunks: readonly Buffer[];
  /** Seconds for which the route lets this answer be shared; 0 means not at all. */
  readonly sharedFor: number;
};

export type PageCacheLimits = { readonly entries: number; readonly bytes: number; readonly keyLength: number };

export class PageCache {
  readonly #keyLength: number;
  readonly #cached: LRUCache<string, RenderedPage>;
  readonly #running = new Map<string, Promise<RenderedPage>>();

  constructor({ entries, bytes, keyLength }: PageCacheLimits, now: () => number = Date.now) {
    this.#keyLength = keyLength;
    this.#cached = new LRUCache({
      max: entries,
      maxSize: bytes,
      sizeCalculation: (page, key) => key.length + page.chunks.reduce((sum, chunk) => sum + chunk.length, 0),
      perf: { now },
      // The clock is read each time, not kept for a millisecond with a timer.
      ttlResolution: 0,
    });
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.#cached.size, bytes: this.#cached.calculatedSize };
  }

  /** Returns the cached page or renders a new one. Visitors who arrive while it renders wait for the same render. */
  page(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    if (key.length > this.#keyLength) return render();
    const cached = this.#cached.get(key);
    if (cached) return Promise.resolve(cached);
    const running = this.#running.get(key);
    if (running) return running;
    const rendering = render()
      .then((page) => {
        if (page.status === 200 && page.sharedFor > 0) this.#cached.set(key, page, { ttl: page.sharedFor * 1_000 });
        return page;
      })
      .finally(() => this.#running.delete(key));
    this.#running.set(key, rendering);
    return rendering;
  }
}
