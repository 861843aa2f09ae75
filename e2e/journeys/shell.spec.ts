// Tests the header, the footer, the landing page and the pages around them as a visitor.
import { expect, test, waitForHydration } from '../fixtures.ts';

const headerLinks = {
  Home: '/',
  Marketplace: '/marketplace',
  Rentals: '/rentals',
  Services: '/services',
  Auctions: '/auctions',
  'E-Procurement': '/e-procurement',
};
const networks = {
  'Buyer Network': '/buyer-network',
  'Supplier Network': '/supplier-network',
  'Experts Network': '/experts-network',
};

test('[SH-001] links from the header of every page to the areas, and opens the networks with the keyboard', async ({
  page,
  signInAs,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  for (const path of ['/', '/login', '/welcome', '/marketplace', '/auctions', '/supplier-network', '/nowhere', 'own']) {
    if (path === 'own') await signInAs('buyer');
    await page.goto(path === 'own' ? '/dashboard' : path);
    const nav = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
    for (const [name, href] of Object.entries(headerLinks))
      await expect(nav.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);

    const menu = nav.getByText('Networks', { exact: true });
    await expect(nav.getByRole('link', { name: 'Buyer Network' })).toBeHidden();
    await menu.focus();
    await page.keyboard.press('Enter');
    for (const [name, href] of Object.entries(networks)) {
      const link = nav.getByRole('link', { name });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', href);
    }
    await page.keyboard.press('Escape');
    await expect(nav.getByRole('link', { name: 'Buyer Network' })).toBeHidden();
  }
});

test('shows the whole header on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  for (const [name, href] of Object.entries({ ...headerLinks, ...networks }))
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('fits the header on a phone before the fonts have loaded', async ({ page, signInAs, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.setViewportSize({ width: 360, height: 780 });
  await signInAs('both');
  for (const path of ['/', '/ar']) {
    await page.goto(path);
    await expect(
      page
        .getByRole('banner')
        .getByRole('link', { name: /^(Dashboard|لوحة التحكم)$/ })
        .first(),
    ).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([path, overflow]).toEqual([path, 0]);
  }
});

test('opens the marketplace with the search term, with and without JavaScript', async ({
  page,
  browser,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  await page.goto('/');
  await page.getByRole('searchbox', { name: 'Search equipment' }).fill('wheel loader 950');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/marketplace\?search=wheel\+loader\+950$/);

  const plainContext = await browser.newContext({ javaScriptEnabled: false });
  const plainPage = await plainContext.newPage();
  await plainPage.goto(`${baseURL}/ar`);
  await plainPage.getByRole('searchbox').fill('حفارة');
  await plainPage.getByRole('searchbox').press('Enter');
  await expect(plainPage).toHaveURL(/\/ar\/marketplace\?search=/);
  await plainContext.close();
});

test('[SH-003] shows a visitor Login, which opens the modal, and Sign Up', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Sign Up' }).first()).toHaveAttribute('href', '/vendoronboarding');
  await header.getByRole('button', { name: 'Login' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Log in to Rigsouq' })).toBeVisible();
});

test('[SH-005] links from the footer to selling and procurement', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('a[href="/marketplace/sell"]')).toBeVisible();
  await expect(footer.locator('a[href="/procurement"]')).toBeVisible();
});

test('[SH-006] shows email, password and Login in the login modal, from the header and from the welcome page', async ({
  page,
}) => {
  const expectModal = async (button: string) => {
    await page.getByRole('button', { name: button }).first().click();
    const modal = page.getByRole('dialog', { name: 'Log in to Rigsouq' });
    await expect(modal.getByLabel('Email')).toBeFocused();
    await expect(modal.getByLabel('Password', { exact: true })).toBeVisible();
    await expect(modal.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
    await expect(modal.getByRole('link', { name: /Create an account/ })).toHaveAttribute('href', '/vendoronboarding');
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
  };
  await page.goto('/');
  await expectModal('Login');
  await page.goto('/welcome');
  await expectModal('Sign In');
});

test('[SH-029] opens the login with both buttons of the welcome page', async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 780 });
    await page.goto('/welcome');
    for (const name of ['Sign In', 'Create New Account']) {
      await page.getByRole('main').getByRole('button', { name }).click();
      await expect(page.getByRole('dialog', { name: 'Log in to Rigsouq' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  }
});

test('[SH-030] shows the login form on /login, and redirects /register to /vendoronboarding', async ({
  page,
  request,
}) => {
  await page.goto('/login');
  const form = page.getByRole('main').locator('form');
  await expect(form.getByLabel('Email')).toBeVisible();
  await expect(form.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password');
  await expect(form.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
  for (const [prefix, heading] of [
    ['', 'Onboarding'],
    ['/ar', 'إنشاء الحساب'],
  ] as const) {
    const answer = await request.get(`${prefix}/register`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([expect.any(Number), `${prefix}/vendoronboarding`]);
    expect(answer.status()).toBeGreaterThanOrEqual(301);
    expect(answer.status()).toBeLessThan(309);
    // A link inside the app, which loads no document, leads on too.
    await page.goto(`${prefix}/rentals`);
    await page.getByRole('main').locator(`a[href="${prefix}/register"]`).click();
    await expect(page).toHaveURL(`${prefix}/vendoronboarding`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});

test.describe('the landing page', () => {
  test('[SH-025] has the hero with its two links, four tiles and the features', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Construction Equipment Marketplace');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Browse Equipment' }).first()).toHaveAttribute('href', '/marketplace');
    await expect(main.getByRole('link', { name: 'Start Selling' }).first()).toHaveAttribute(
      'href',
      '/marketplace/sell',
    );
    const tiles = { Buy: '/marketplace/buy', Rent: '/rentals', Services: '/services', Auctions: '/auctions' };
    for (const [name, href] of Object.entries(tiles))
      await expect(main.getByRole('link', { name: new RegExp(`^${name}\\b`) }).first()).toHaveAttribute('href', href);
    await expect(main.getByRole('heading', { name: 'Verified suppliers' })).toBeVisible();
  });

  test('[SH-026] shows the fixed statistics', async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    for (const value of ['10,000+', '5,000+', '50+', '$2B+'])
      await expect(main.getByText(value, { exact: true })).toBeVisible();
    for (const label of ['Equipment', 'Suppliers', 'Countries', 'Transactions'])
      await expect(main.getByText(label, { exact: true }).first()).toBeVisible();
    await expect(main.getByRole('region', { name: 'Rigsouq in figures' }).locator('dl > div')).toHaveText([
      'Equipment10,000+',
      'Suppliers5,000+',
      'Countries50+',
      'Transactions$2B+',
    ]);
  });

  test('[SH-027] links to the six categories', async ({ page }) => {
    await page.goto('/');
    const categories = {
      Excavators: 'excavators',
      Bulldozers: 'bulldozers',
      Cranes: 'cranes',
      Loaders: 'loaders',
      'Dump Trucks': 'trucks',
      'Concrete Mixers': 'concrete-mixers',
    };
    for (const [name, slug] of Object.entries(categories))
      await expect(page.getByRole('main').locator(`a[href="/categories/${slug}"]`)).toContainText(name);
  });

  test('shows every picture without a layout shift', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/');
    await page.evaluate(async () => {
      for (let at = 0; at < document.body.scrollHeight; at += 400) {
        window.scrollTo(0, at);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    });
    await expect
      .poll(() =>
        page.evaluate(() => [...document.images].filter((image) => !image.complete || !image.naturalWidth).length),
      )
      .toBe(0);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 300);
        }),
    );
    expect(shift).toBeLessThan(0.01);
  });

  test('is interactive with at most 150 kB of JavaScript and a hero of at most 120 kB on a phone', async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    const files: string[] = [];
    page.on('response', (response) => {
      files.push(response.url());
    });
    await page.goto('/');
    // On a busy machine the network may be idle before the scripts are requested.
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    const sizeOf = async (url: string) => {
      const answer = await request.get(url, { headers: { 'accept-encoding': 'br' } });
      return Number(answer.headers()['content-length'] ?? (await answer.body()).length);
    };
    const scripts = files.filter((url) => /\.js(\?|$)/.test(url));
    expect(scripts.length).toBeGreaterThan(2);
    const sizes = await Promise.all(scripts.map(sizeOf));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    test.info().annotations.push({ type: 'JavaScript', description: `${(total / 1000).toFixed(1)} kB` });
    expect(total).toBeLessThanOrEqual(150_000);

    const hero = files.find((url) => /hero-.*\.(avif|webp)/.test(url));
    expect(await sizeOf(hero ?? '')).toBeLessThanOrEqual(120_000);
  });
});

test.describe('an unknown page', () => {
  for (const [path, home, line] of [
    ['/no-such-page', '/', 'Oops! Page not found'],
    ['/ar/no-such-page/deep', '/ar', 'عذرًا! الصفحة غير موجودة'],
  ] as const)
    test(`[SH-031] answers 404 for ${path} with a link home, and logs it`, async ({ page, stack, expectedErrors }) => {
      expectedErrors.push(/404/);
      const answer = await page.goto(`${path}?token=secret`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
      if (home === '/') {
        await expect(page.getByText(line)).toBeVisible();
        await expect(page.getByRole('main').getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
      } else await expect(page.getByRole('main').locator('a[href="/ar"]')).toBeVisible();
      const log = await readLog(stack.logs, 'web');
      expect(log).toMatch(new RegExp(`404.*${path}|${path}.*404`));
      expect(log).not.toContain('token=secret');
    });
});

async function readLog(folder: string, name: string): Promise<string> {
  const { readFile } = await import('node:fs/promises');
  return readFile(`${folder}/${name}.log`, 'utf8');
}

test('[SH-024] shows the fallback screen after a crash, in both languages', async ({
  page,
  signInAs,
  expectedErrors,
}) => {
  expectedErrors.push(/broken on purpose|error/i);
  await signInAs('buyer');
  await page.addInitScript(() => {
    Intl.DateTimeFormat = function broken() {
      throw new Error('broken on purpose');
    } as unknown as typeof Intl.DateTimeFormat;
  });
  await page.goto('/settings/security');
  await expect(page.getByRole('heading', { name: 'Something went wrong. Please try again later.' })).toBeVisible();
  await page.goto('/ar/settings/security');
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText(/[\u0600-\u06FF]/);
});

test('[SH-045] sends a strict policy with a fresh nonce on every page, and runs no foreign or inline script', async ({
  page,
  request,
  expectedErrors,
}) => {
  expectedErrors.push(/Content Security Policy|404/);
  for (const path of ['/', '/ar', '/login', '/welcome', '/dashboard', '/forgot-password', '/no-such-page']) {
    const policies = await Promise.all(
      [1, 2].map(async () => (await request.get(path)).headers()['content-security-policy'] ?? ''),
    );
    const nonces = policies.map((policy) => /'nonce-([\w+/=-]{16,})'/.exec(policy)?.[1]);
    expect(nonces[0]).toBeTruthy();
    expect(nonces[0]).not.toBe(nonces[1]);
    const scripts = /script-src ([^;]*)/.exec(policies[0] ?? '')?.[1] ?? '';
    expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/);
    expect(policies[0]).toMatch(/object-src 'none'/);
    expect(policies[0]).toMatch(/base-uri 'none'/);
    expect(policies[0]).toMatch(/frame-ancestors 'none'/);
  }
  await page.goto('/');
  const hasRun = await page.evaluate(async () => {
    for (const [attribute, value] of [
      ['textContent', 'window.ran = true'],
      ['src', 'https://example.invalid/x.js'],
    ] as const) {
      const script = document.createElement('script');
      script[attribute] = value;
      document.head.append(script);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
    return 'ran' in window;
  });
  expect(hasRun).toBe(false);
  const html = await (await request.get('/')).text();
  // The data for search engines needs no nonce, because no browser runs it.
  const scriptsWithoutNonce = [...html.matchAll(/<script(?![^>]*(\bnonce="|type="application\/ld\+json"))[^>]*>/g)].map(
    ([tag]) => tag,
  );
  expect(scriptsWithoutNonce).toEqual([]);
});
