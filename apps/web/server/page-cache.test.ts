import { describe, expect, it } from 'vitest';
import { PageCache, type RenderedPage } from './page-cache.ts';

const limits = { entries: 2, bytes: 1_000, keyLength: 50 };

function page(body: string, change: Partial<RenderedPage> = {}): RenderedPage {
  return { status: 200, headers: [], chunks: [Buffer.from(body)], sharedFor: 60, ...change };
}

function counted(body: string, change?: Partial<RenderedPage>) {
  const render = async () => {
    render.count += 1;
    return page(body, change);
  };
  render.count = 0;
  return render;
}

describe('PageCache', () => {
  it('renders once for as long as the route allows', async () => {
    // The time 0 would mean that a page never expires.
    let now = 1;
    const cache = new PageCache(limits, () => now);
    const render = counted('a');
    await cache.page('/', render);
    now = 60_001;
    await cache.page('/', render);
    expect(render.count).toBe(1);
    now = 60_002;
    await cache.page('/', render);
    expect(render.count).toBe(2);
  });

  it('renders once for all visitors who arrive together, shared or not', async () => {
    const cache = new PageCache(limits);
    const render = counted('a', { sharedFor: 0 });
    await Promise.all([cache.page('/', render), cache.page('/', render), cache.page('/', render)]);
    expect(render.count).toBe(1);
    await cache.page('/', render);
    expect(render.count).toBe(2);
  });

  it('keeps only successful answers', async () => {
    const cache = new PageCache(limits);
    for (const status of [302, 404, 500]) await cache.page(`/${status}`, counted('a', { status }));
    expect(cache.size).toEqual({ entries: 0, bytes: 0 });
  });

  it('renders again after a failed render', async () => {
    const cache = new PageCache(limits);
    await expect(cache.page('/', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    const render = counted('a');
    await cache.page('/', render);
    expect(render.count).toBe(1);
  });

  it('drops the least recently used page first, by count and by bytes', async () => {
    const cache = new PageCache(limits);
    const first = counted('a');
    const second = counted('b');
    await cache.page('/1', first);
    await cache.page('/2', second);
    await cache.page('/1', first);
    await cache.page('/3', counted('c'));
    await cache.page('/1', first);
    await cache.page('/2', second);
    expect([first.count, second.count]).toEqual([1, 2]);

    await cache.page('/large', counted('x'.repeat(990)));
    expect(cache.size.bytes).toBeLessThanOrEqual(limits.bytes);
    await cache.page('/huge', counted('x'.repeat(2_000)));
    expect(cache.size.bytes).toBeLessThanOrEqual(limits.bytes);
  });

  it('keeps nothing under an address that is too long', async () => {
    const cache = new PageCache(limits);
    await cache.page(`/?q=${'x'.repeat(60)}`, counted('a'));
    expect(cache.size.entries).toBe(0);
  });
});
