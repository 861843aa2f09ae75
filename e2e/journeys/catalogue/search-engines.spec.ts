// Tests what search engines and link previews read: the head of every public page, its structured data, its picture, and the sitemap.
import type { APIRequestContext } from '@playwright/test';
import { categorySlugs, publicPages } from '@rigsouq/contract/discovery/public-pages';
import { toFormData } from '@rigsouq/contract/form-fields';
import { expect, test } from '../../fixtures.ts';
import { registerCompany } from '../../steps/company-steps.ts';
import { createPng } from '../../steps/photos.ts';

type Head = { title: string; description: string; links: Map<string, string>; meta: Map<string, string>; data: Data[] };
type Data = Record<string, unknown> & { '@type': string };

function decoded(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

async function headOf(request: APIRequestContext, path: string): Promise<Head> {
  const answer = await request.get(path);
  expect([path, answer.status()]).toEqual([path, 200]);
  const html = await answer.text();
  const attribute = (tag: string, name: string) =>
    decoded(new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '');
  const tags = (name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];
  const meta = new Map(
    tags('meta').map((tag) => [attribute(tag, 'property') || attribute(tag, 'name'), attribute(tag, 'content')]),
  );
  const links = new Map(
    tags('link')
      .filter((tag) => /rel="(canonical|alternate)"/.test(tag))
      .map((tag) => [attribute(tag, 'hreflang') || attribute(tag, 'rel'), attribute(tag, 'href')]),
  );
  // Only the head counts, because drawings in the body have titles too.
  const titles = [...html.slice(0, html.indexOf('</head>')).matchAll(/<title>([^<]*)<\/title>/g)].map(([, title]) =>
    decoded(title ?? ''),
  );
  expect([path, titles.length]).toEqual([path, 1]);
  const data = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(
    ([, text]) => JSON.parse(text ?? '') as Data,
  );
  return { title: titles[0] ?? '', description: meta.get('description') ?? '', links, meta, data };
}

const inLanguage = (language: 'en' | 'ar', path: string) =>
  language === 'en' ? path : path === '/' ? '/ar' : `/ar${path}`;
const typeOf = (head: Head, type: string) => head.data.find((one) => one['@type'] === type);
/** Returns the first entry of a list. Some calls answer the list itself, others an object that contains it. */
async function firstOf(request: APIRequestContext, call: string) {
  const answer = (await (await request.get(`/api${call}`)).json()) as unknown;
  const list = Array.isArray(answer) ? answer : Object.values(answer as object).find(Array.isArray);
  return (list as { _id: string; title: string }[])[0] ?? { _id: '', title: '' };
}

test('describes every public page in both languages with a unique title and description', async ({ request }) => {
  test.setTimeout(120_000);
  const machine = await firstOf(request, '/auth/verified-products?type=sell&limit=1');
  const rental = await firstOf(request, '/auth/verified-products?type=rent&limit=1');
  const lot = await firstOf(request, '/auth/live?limit=1');
  const supplier = await firstOf(request, '/auth/seller-network?limit=1');
  const buyer = await firstOf(request, '/auth/buyer-network?limit=1');
  const paths = [
    ...publicPages,
    ...Object.keys(categorySlugs).map((slug) => `/categories/${slug}`),
    `/equipment/${machine._id}`,
    `/equipment/${rental._id}`,
    `/auction/bid/${lot._id}`,
    `/supplier-profile/${supplier._id}`,
    `/buyer/${buyer._id}`,
  ];
  const faults: string[] = [];
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const path of paths)
    for (const language of ['en', 'ar'] as const) {
      const address = inLanguage(language, path);
      const { title, description, links, meta } = await headOf(request, address);
      const fault = (problem: string) => faults.push(`${address}: ${problem}`);
      if (titles.has(title)) fault(`has the title of ${titles.get(title)}: ${title}`);
      if (descriptions.has(description)) fault(`has the description of ${descriptions.get(description)}`);
      titles.set(title, address);
      descriptions.set(description, address);
      if (title.length < 12 || title.length > 120) fault(`title of ${title.length}`);
      if (description.length < 50 || description.length > 160)
        fault(`description of ${description.length}: ${description}`);
      if (language === 'ar' && !/[\u0600-\u06ff]/.test(title + description)) fault('is not in Arabic');
      const own = links.get('canonical') ?? '';
      const site = own.slice(0, own.length - address.length);
      const twin = (twinLanguage: 'en' | 'ar') => site + inLanguage(twinLanguage, path);
      const expected = { canonical: twin(language), en: twin('en'), ar: twin('ar'), 'x-default': twin('en') };
      for (const [link, href] of Object.entries(expected))
        if (links.get(link) !== href) fault(`${link} is ${links.get(link)}, not ${href}`);
      if (meta.get('og:url') !== own) fault('og:url');
      if (meta.get('og:locale') !== (language === 'en' ? 'en_US' : 'ar_AE')) fault('og:locale');
      if (!meta.get('og:image')?.startsWith(`${site}/cards/`)) fault(`og:image ${meta.get('og:image')}`);
      for (const name of ['og:title', 'og:description', 'og:type', 'og:image:width', 'og:image:height', 'og:image:alt'])
        if (!meta.get(name)) fault(`no ${name}`);
      if (meta.get('twitter:card') !== 'summary_large_image') fault('twitter:card');
      if (meta.get('robots')) fault('is not for search engines');
    }
  expect(faults).toEqual([]);
});

test('describes its pages in structured data', async ({ request }) => {
  const landing = await headOf(request, '/ar');
  expect(typeOf(landing, 'Organization')).toMatchObject({ name: 'ريغسوق' });
  expect(JSON.stringify(typeOf(landing, 'WebSite'))).toContain('/ar/marketplace?search={search_term_string}');

  const machine = await firstOf(request, '/auth/verified-products?type=sell&limit=1');
  const page = await headOf(request, `/equipment/${machine._id}`);
  expect(typeOf(page, 'Product')).toMatchObject({ name: machine.title, offers: { '@type': 'Offer' } });
  expect(typeOf(page, 'BreadcrumbList')?.itemListElement).toHaveLength(3);

  const lot = await firstOf(request, '/auth/live?limit=1');
  expect(typeOf(await headOf(request, `/auction/bid/${lot._id}`), 'Event')).toMatchObject({ name: lot.title });
  const category = await headOf(request, '/categories/excavators');
  expect(JSON.stringify(typeOf(category, 'ItemList'))).toContain('/equipment/');
  const supplier = await firstOf(request, '/auth/seller-network?limit=1');
  expect(typeOf(await headOf(request, `/supplier-profile/${supplier._id}`), 'Organization')).toBeTruthy();
});

test('serves the preview picture of a page, and runs the page with its structured data under the content policy', async ({
  page,
  request,
}) => {
  const machine = await firstOf(request, '/auth/verified-products?type=sell&limit=1');
  for (const path of [`/equipment/${machine._id}`, '/', '/ar']) {
    const { meta } = await headOf(request, path);
    const address = new URL(meta.get('og:image') ?? '');
    const picture = await request.get(address.pathname + address.search);
    expect([path, picture.status(), picture.headers()['content-type']]).toEqual([path, 200, 'image/jpeg']);
  }
  // The console must show no violation of the policy and no hydration mismatch.
  await page.goto(`/equipment/${machine._id}`, { waitUntil: 'networkidle' });
  expect(await page.locator('script[type="application/ld+json"]').count()).toBe(2);
});

test('serves a sitemap through nginx that leads to every kind of page', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^Sitemap: http.*\/sitemap\.xml$/m);
  const index = await (await request.get('/sitemap.xml')).text();
  const files = [...index.matchAll(/<loc>[^<]*(\/sitemaps\/[^<]+)<\/loc>/g)].map(([, path]) => path ?? '');
  expect(files.map((path) => path.replace(/-\d+\.xml$/, '').replace('.xml', ''))).toEqual([
    '/sitemaps/pages',
    '/sitemaps/listings',
    '/sitemaps/suppliers',
    '/sitemaps/buyers',
    '/sitemaps/lots',
  ]);
  for (const file of files) {
    const answer = await request.get(file);
    expect(answer.headers()['content-encoding']).toBe('gzip');
    const addresses = [...(await answer.text()).matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
      ([, path]) => path ?? '',
    );
    for (const path of addresses.slice(0, 4)) await headOf(request, path);
  }
});

test('keeps a useful page for a sold or withdrawn machine, without a control that does nothing', async ({
  page,
  request,
  stack,
}) => {
  const { token } = await registerCompany(stack);
  const headers = { authorization: `Bearer ${token}` };
  const form = {
    type: 'sell',
    title: 'Caterpillar 320 excavator',
    category: 'excavators',
    condition: 'used-functional',
    year: '2021',
    hours: '3400',
    location: 'Jebel Ali, Dubai',
    country: 'ae',
    price: '85000',
    currency: 'USD',
    specifications: { EngineModel: 'C4.4', Power: '121 kW', BucketCapacity: '1.19 m3', OperatingWeight: '22 t' },
    features: ['Rear camera'],
    description: 'One owner, serviced on time, ready to work.',
  };
  for (const { action, state, line, availability } of [
    { action: 'sold', state: 'Sold', line: 'This machine has been sold.', availability: 'SoldOut' },
    {
      action: 'withdraw',
      state: 'Offer ended',
      line: 'This machine is no longer available.',
      availability: 'Discontinued',
    },
  ]) {
    const images = [new File([new Uint8Array(createPng(1))], '1.png')];
    const api = `${stack.apis[0].url}/api/equipment`;
    const added = await fetch(api, { method: 'POST', headers, body: toFormData(form, { images }) });
    const { _id } = (await added.json()) as { _id: string };
    expect((await fetch(`${api}/${_id}/${action}`, { method: 'POST', headers })).status).toBe(200);

    const head = await headOf(request, `/equipment/${_id}`);
    expect(typeOf(head, 'Product')).toMatchObject({ offers: { availability: `https://schema.org/${availability}` } });
    await page.goto(`/equipment/${_id}`, { waitUntil: 'networkidle' });
    const panel = page.getByRole('region', { name: 'Price and details' });
    await expect(panel.getByText(state, { exact: true })).toBeVisible();
    await expect(panel.getByText(line)).toBeVisible();
    await expect(panel.getByRole('link', { name: 'See similar machines' })).toHaveAttribute(
      'href',
      '/categories/excavators',
    );
    await expect(panel.getByRole('button')).toHaveCount(0);
    await expect(panel.getByRole('link')).toHaveCount(1);
    await expect(page.getByRole('button', { name: /Request Quote|Schedule Inspection|^Send$/ })).toHaveCount(0);
    const similar = page.getByRole('region', { name: 'Similar machines' });
    expect(await similar.getByRole('article').count()).toBeGreaterThan(1);
  }
});

test('answers 404 for an unknown machine, and links to the categories', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/);
  const answer = await page.goto('/ar/equipment/00000000-0000-4000-8000-000000000000');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('link', { name: 'الحفارات' })).toHaveAttribute(
    'href',
    '/ar/categories/excavators',
  );
});

test('loads scripts after the first paint for a visitor, and immediately for a user who is logged in', async ({
  page,
  signInAs,
}) => {
  const measureLoad = async () => {
    await page.goto('/marketplace');
    await expect(page.locator('html[data-settled]')).toBeAttached();
    return page.evaluate(() => {
      const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
      const firstPaint = performance.getEntriesByName('first-contentful-paint')[0];
      return {
        firstScript: Math.min(...files.map(({ startTime }) => startTime)),
        firstPaint: firstPaint?.startTime ?? Number.NaN,
      };
    });
  };
  const visitor = await measureLoad();
  expect(visitor.firstScript).toBeGreaterThanOrEqual(visitor.firstPaint);

  // This browser does not report its first paint.
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  const withoutPaintEvent = await measureLoad();
  expect(withoutPaintEvent.firstScript).toBeGreaterThanOrEqual(3_000);
  await signInAs('buyer');
  const member = await measureLoad();
  expect(member.firstScript).toBeLessThan(3_000);
});

test('serves public pages without the validation schemas of the calls', async ({ request }) => {
  const { _id } = ((await (await request.get('/api/auth/verified-products?limit=1')).json()) as [{ _id: string }])[0];
  const publicPaths = ['/', '/marketplace', `/equipment/${_id}`, '/rentals', '/categories/excavators', '/auctions'];
  const networks = ['/supplier-network', '/buyer-network', '/explore-network', '/services', '/find-service-providers'];
  for (const path of [...publicPaths, ...networks, '/browse-live-auctions', '/procurement']) {
    const html = await (await request.get(path)).text();
    const scripts = [...html.matchAll(/<link rel="later"[^>]*href="([^"]+\.js)"/g)].map(([, file]) => file ?? '');
    expect([path, scripts.length > 5]).toEqual([path, true]);
    const texts = await Promise.all(scripts.map(async (file) => (await request.get(file)).text()));
    expect([path, texts.some((text) => text.includes('ZodError'))]).toEqual([path, false]);
  }
});
