import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import { categorySlugs, publicPages } from '@rigsouq/contract/discovery/public-pages';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../../test/harness.ts';
import { readSitemap } from '../../../test/sitemap-reader.ts';
import { aLot } from '../auctions/auctions.factory.ts';
import { aListing, aSupplier } from '../catalogue/catalogue.factory.ts';
import { anAccount } from '../identity/identity.factory.ts';
import { insertBareListings } from './discovery.factory.ts';
import { cutSitemapFiles } from './sitemap-cuts.ts';
import { CUT_PAGES, entryText, parseFileName } from './sitemap-rules.ts';

const PUBLIC_URL = 'https://market.rigsouq.test';

describe('the sitemap', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi({ PUBLIC_URL, AUTH_SECRET: 'a secret of forty characters for the test' });
  });
  afterAll(() => api.stop());

  const text = async (url: string, headers = {}) => (await api.app.inject({ url, headers })).body;
  const listed = async (name: string) =>
    [...(await text(`/sitemaps/${name}`)).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  const setStatus = (id: string, status: string, days = 0) =>
    api.parts.db
      .updateTable('listings')
      .set({ status, updated_at: sql`now() - ${days} * interval '1 day'` })
      .where('id', '=', id)
      .execute();

  it('lists public pages and nothing else', async () => {
    const { token, accountId } = await aSupplier(api);
    const ids: Record<string, string> = {};
    for (const name of ['active', 'rented', 'sold', 'ended', 'pending', 'rejected', 'longSold', 'suspended']) {
      const { token: other } = await aSupplier(api);
      ids[name] = await aListing(api, name === 'active' ? token : other);
    }
    for (const name of ['rented', 'sold', 'ended', 'pending', 'rejected']) await setStatus(ids[name] as string, name);
    await setStatus(ids.longSold as string, 'sold', 100);
    await sql`update accounts set suspended_at = now() where id =
      (select account_id from listings where id = ${ids.suspended})`.execute(api.parts.db);
    const lots = {
      live: (await aLot(api.parts.db, { state: 'live' })).id,
      over: (await aLot(api.parts.db, { state: 'ended' })).id,
      pending: (await aLot(api.parts.db, { state: 'pending' })).id,
      cancelled: (await aLot(api.parts.db, { state: 'cancelled' })).id,
    };
    const buyer = await anAccount(api.parts.db, { roles: ['buyer'] });

    const shown = await listed('listings-1.xml');
    const addressesOf = (...names: string[]) =>
      names
        .map((name) => ids[name] as string)
        .sort()
        .flatMap((id) => [`${PUBLIC_URL}/equipment/${id}`, `${PUBLIC_URL}/ar/equipment/${id}`]);
    expect(shown).toEqual(addressesOf('active', 'rented', 'sold', 'ended'));
    expect(await listed('lots-1.xml')).toEqual(
      [`/auction/bid/${lots.live}`, `/auction/results/${lots.over}`].flatMap((path) => [
        PUBLIC_URL + path,
        `${PUBLIC_URL}/ar${path}`,
      ]),
    );
    const suppliers = await api.parts.db
      .selectFrom('accounts')
      .select('id')
      .where('suspended_at', 'is', null)
      .where(sql<boolean>`'supplier' = any(roles)`)
      .orderBy('id')
      .execute();
    expect(suppliers.map(({ id }) => id)).toContain(accountId);
    const profiles = (await listed('suppliers-1.xml')).filter((address) => !address?.includes('/ar/'));
    expect(profiles).toEqual(suppliers.map(({ id }) => `${PUBLIC_URL}/supplier-profile/${id}`));
    expect(await listed('buyers-1.xml')).toEqual([
      `${PUBLIC_URL}/buyer/${buyer.accountId}`,
      `${PUBLIC_URL}/ar/buyer/${buyer.accountId}`,
    ]);
    const index = await text('/sitemap.xml', { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    expect([...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual(
      ['pages', 'listings-1', 'suppliers-1', 'buyers-1', 'lots-1'].map((name) => `${PUBLIC_URL}/sitemaps/${name}.xml`),
    );
  });

  it('lists the fixed pages and the categories, each in both languages and with a date', async () => {
    const paths = [...publicPages, ...Object.keys(categorySlugs).map((slug) => `/categories/${slug}`)];
    const pages = (await text('/sitemaps/pages.xml')).matchAll(/<loc>([^<]*)<\/loc><lastmod>(\d{4}-\d\d-\d\d)/g);
    expect([...pages].map(([, address]) => address)).toEqual(
      paths.flatMap((path) => [PUBLIC_URL + path, `${PUBLIC_URL}/ar${path === '/' ? '' : path}`]),
    );
    expect(entryText('https://a.test', '/rentals', '2026-11-15')).toMatchInlineSnapshot(`
      "<url><loc>https://a.test/rentals</loc><lastmod>2026-11-15</lastmod><xhtml:link rel="alternate" hreflang="en" href="https://a.test/rentals"/><xhtml:link rel="alternate" hreflang="ar" href="https://a.test/ar/rentals"/><xhtml:link rel="alternate" hreflang="x-default" href="https://a.test/rentals"/></url>
      <url><loc>https://a.test/ar/rentals</loc><lastmod>2026-11-15</lastmod><xhtml:link rel="alternate" hreflang="en" href="https://a.test/rentals"/><xhtml:link rel="alternate" hreflang="ar" href="https://a.test/ar/rentals"/><xhtml:link rel="alternate" hreflang="x-default" href="https://a.test/rentals"/></url>
      "
    `);
  });

  it('has no other files', async () => {
    for (const name of ['listings-2.xml', 'listings-0.xml', 'listings-01.xml', 'drafts-1.xml', '..%2Fpackage.json']) {
      const { statusCode } = await api.app.inject({ url: `/sitemaps/${name}` });
      expect([name, statusCode]).toEqual([name, 404]);
    }
    expect(parseFileName('listings-12.xml')).toEqual({ kind: 'listings', number: 12 });
  });

  it('is linked from robots.txt, which keeps crawlers out of private pages', async () => {
    const robots = await text('/robots.txt', { host: 'evil.example' });
    expect(robots).toContain(`\nSitemap: ${PUBLIC_URL}/sitemap.xml\n`);
    for (const path of ['/api/', '/admin', '/ar/admin', '/dashboard', '/ar/messages/', '/equipment/*/edit'])
      expect(robots).toContain(`\nDisallow: ${path}\n`);
    // No rule is a prefix of a public page.
    const closed = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path ?? '');
    for (const page of [
      ...publicPages,
      '/equipment/1',
      '/auction/bid/1',
      '/buyer/1',
      '/supplier-profile/1',
      '/cards/x',
      '/uploads/x',
    ])
      expect(closed.filter((path) => page.startsWith(path))).toEqual([]);
  });
});

describe('a large sitemap', () => {
  const LISTINGS = 150_000;
  const BOUND_MB = 120;
  let api: TestApi;
  let child: ChildProcess;
  let origin: string;

  beforeAll(async () => {
    api = await testApi();
    await insertBareListings(api.parts.db, await anAccount(api.parts.db, { roles: ['supplier'] }), LISTINGS);
    await cutSitemapFiles(api.parts.db, 'listings');
    child = fork(fileURLToPath(new URL('../../../test/api-process.ts', import.meta.url)), {
      env: { ...process.env, DATABASE_URL: api.parts.config.databaseUrl, NODE_ENV: 'test' },
      execArgv: [],
    });
    const [{ port }] = (await once(child, 'message')) as [{ port: number }];
    origin = `http://127.0.0.1:${port}`;
  }, 300_000);
  afterAll(async () => {
    if (child) {
      child.disconnect();
      await once(child, 'exit');
    }
    await api.stop();
  });

  async function memory() {
    child.send('memory');
    return ((await once(child, 'message')) as [{ now: number; most: number }])[0];
  }

  it('has each listing once in files within the limits, and never holds a whole file in memory', async () => {
    await (await fetch(`${origin}/sitemap.xml`)).text();
    const before = await memory();
    const seen = new Uint8Array(2 * (LISTINGS + 1));
    const odd: string[] = [];
    const { files, broken } = await readSitemap(origin, (path, entry) => {
      const [, arabic, number] = /^(\/ar)?\/equipment\/01900000-0000-7000-8000-([0-9a-f]{12})$/.exec(path) ?? [];
      if (!number) return;
      const at = 2 * Number.parseInt(number, 16) + (arabic ? 1 : 0);
      seen[at] = (seen[at] ?? 0) + 1;
      const links = entry.match(/<xhtml:link rel="alternate" hreflang="(en|ar|x-default)" href="[^"]+"\/>/g)?.length;
      if (links !== 3 || !/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/.test(entry)) odd.push(entry);
    });
    const { most } = await memory();
    console.log(
      `${files.length} files, ${Math.round(most - before.now)} MB more, ms: ${files.map(({ ms }) => ms).join(' ')}`,
    );
    expect([broken.slice(0, 3), odd.slice(0, 3)]).toEqual([[], []]);
    for (let n = 1; n <= LISTINGS; n++)
      if (seen[2 * n] !== (n % 10 ? 1 : 0) || seen[2 * n + 1] !== seen[2 * n])
        throw new Error(`listing ${n}: ${seen[2 * n]} ${seen[2 * n + 1]}`);
    for (const { addresses, bytes } of files) {
      expect(addresses).toBeLessThanOrEqual(50_000);
      expect(bytes).toBeLessThanOrEqual(50 * 1024 * 1024);
    }
    expect(files.filter(({ name }) => name.startsWith('listings'))).toHaveLength(Math.ceil(LISTINGS / CUT_PAGES));
    expect(most - before.now).toBeLessThan(BOUND_MB);
  }, 120_000);

  it('waits for slow readers, and stays up when they disconnect', async () => {
    const before = await memory();
    const slow = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const asked = get(`${origin}/sitemaps/listings-1.xml`, { agent: false });
        const [answer] = (await once(asked, 'response')) as [IncomingMessage];
        return { asked, answer };
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    // Ten files are 250 MB; parts that no client has read are not created.
    expect((await memory()).now - before.now).toBeLessThan(BOUND_MB);
    for (const { asked } of slow) asked.on('error', () => undefined).destroy();
    expect((await fetch(`${origin}/api/health/live`)).status).toBe(200);
  }, 60_000);

  it('keeps its cuts when it is cut again, and restores a missing one', async () => {
    const cuts = () =>
      api.parts.db
        .selectFrom('sitemap_files')
        .select('last_id')
        .where('kind', '=', 'listings')
        .orderBy('last_id')
        .execute();
    const first = await cuts();
    expect(first).toHaveLength(Math.ceil(LISTINGS / CUT_PAGES) - 1);
    await cutSitemapFiles(api.parts.db, 'listings');
    expect(await cuts()).toEqual(first);
    // A missing cut has the same effect as an import of old ids between two cuts.
    await sql`delete from sitemap_files where last_id = (select last_id from sitemap_files order by last_id limit 1)`.execute(
      api.parts.db,
    );
    await cutSitemapFiles(api.parts.db, 'listings');
    expect(await cuts()).toEqual(first);
  });
});
