// Tests the login, the documented rules of a session, and the logout.
import type { Locator } from '@playwright/test';
import { DEMO_PASSWORD, expect, logIn, readStoredSession, test } from '../../fixtures.ts';
import { registerCompany, signInAsCompany } from '../../steps/company-steps.ts';

test('[SH-010] [SH-004] [SH-020] logs a visitor in from the header, keeps the login after a reload, and logs out', async ({
  page,
  expectedErrors,
}) => {
  // The server refuses a call of the dashboard that is under way during the logout.
  expectedErrors.push(/401/);
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).first().click();
  const modal = page.getByRole('dialog');
  await modal.getByLabel('Email').fill('supplier@rigsouq.test');
  await modal.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  const before = Date.now();
  await page.keyboard.press('Enter');

  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Dashboard' }).first()).toHaveAttribute(
    'href',
    '/dashboard?role=supplier',
  );
  const storedValues = await readStoredSession(page);
  expect(storedValues).toEqual({
    token: expect.stringMatching(/^[\w-]{32,}$/),
    userId: expect.stringMatching(/^[\da-f-]{36}$/),
    role: 'supplier',
    lastLogin: expect.stringMatching(/^\d{13}$/),
  });
  expect(Number(storedValues.lastLogin)).toBeGreaterThanOrEqual(before - 1000);

  await page.reload();
  await header.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page).toHaveURL(/\/dashboard\?role=supplier$/);
  await expect(page.getByText('Welcome back, Demo Supplier')).toBeVisible();

  await page.evaluate(() => sessionStorage.setItem('listing-draft of mine', '{"price":"90000"}'));
  const logoutResponse = page.waitForResponse((response) => response.url().endsWith('/api/auth/logout'));
  await header.getByRole('button', { name: 'Logout' }).first().click();
  expect((await logoutResponse).status()).toBe(200);
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await page.evaluate(() => sessionStorage.getItem('listing-draft of mine'))).toBeNull();
  await expect(header.getByRole('button', { name: 'Login' }).first()).toBeVisible();
});

test('[SH-004] shows a buyer the link to the own dashboard and Logout, also in the menu of a phone', async ({
  page,
  signInAs,
}) => {
  await signInAs('buyer');
  await page.goto('/');
  const header = page.getByRole('banner');
  const expectButtons = async (place: Locator) => {
    const dashboard = place.getByRole('link', { name: 'Dashboard' }).filter({ visible: true });
    await expect(dashboard).toHaveAttribute('href', '/dashboard?role=buyer');
    await expect(place.getByRole('button', { name: 'Logout' }).filter({ visible: true })).toBeEnabled();
  };
  await expectButtons(header);
  await page.setViewportSize({ width: 360, height: 780 });
  await header.getByRole('button', { name: 'Open menu' }).click();
  await expectButtons(page.getByRole('navigation', { name: 'Menu' }));
});

test('[SH-008] [SH-009] sends the token with every call except the login', async ({ page }) => {
  const calls: { method: string; path: string; authorization: string | undefined; body: string | null }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/'))
      calls.push({
        method: request.method(),
        path: pathname,
        authorization: request.headers().authorization,
        body: request.postData(),
      });
  });
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('token', 'left over from before'));
  await page.getByLabel('Email').fill('buyer@rigsouq.test');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Welcome back, Demo Buyer')).toBeVisible();
  await expect.poll(() => calls.length).toBeGreaterThanOrEqual(3);
  const { token } = await readStoredSession(page);
  const [login, ...rest] = calls;
  expect(login).toMatchObject({ method: 'POST', path: '/api/auth/loginuser', authorization: undefined });
  const credentials = { email: 'buyer@rigsouq.test', password: DEMO_PASSWORD };
  expect(JSON.parse(login?.body ?? '')).toEqual(credentials);
  // A stream cannot send a header, so it uses a ticket.
  for (const call of rest.filter(({ path }) => path !== '/api/live/stream'))
    expect(call.authorization).toBe(`Bearer ${token}`);
});

test('[SH-007] refuses an empty form with errors at the fields, and focuses the first', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
});

test("[SH-011] [SH-032] shows the server's message after a failed login, or 'Login failed'", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/401|500|Failed to load resource/);
  await page.goto('/login');
  const failToLogIn = async () => {
    await page.getByLabel('Email').fill('buyer@rigsouq.test');
    await page.getByLabel('Password', { exact: true }).fill('not this one');
    await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  };
  await failToLogIn();
  await expect(page.getByRole('alert')).toHaveText('Incorrect email or password.');
  for (const [status, code, message] of [
    [403, 'auth.suspended', 'This account has been suspended. Contact us to find out more.'],
    [429, 'request.too_many', 'Too many attempts. Wait a moment and try again.'],
    [503, 'auth.busy', 'Many people are logging in right now. Try again in a moment.'],
  ] as const) {
    await page.route('**/api/auth/loginuser', (route) => route.fulfill({ status, json: { code, message } }));
    await failToLogIn();
    await expect(page.getByRole('alert')).toHaveText(message);
  }
  await page.route('**/api/auth/loginuser', (route) => route.fulfill({ status: 500, body: 'no JSON' }));
  await failToLogIn();
  await expect(page.getByRole('alert')).toHaveText('Login failed');
});

test('[SH-039] shows a known error in Arabic on an Arabic page', async ({ page, expectedErrors }) => {
  expectedErrors.push(/401/);
  await page.goto('/ar/login');
  await page.locator('input[name=email]').fill('buyer@rigsouq.test');
  await page.locator('input[name=password]').fill('not this one');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('البريد الإلكتروني أو كلمة المرور غير صحيحة.');
});

test.describe('the dashboard', () => {
  test('[SH-021] asks a visitor without a login to log in, and redirects to /login', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(page.getByText('Please log in to access the dashboard')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('opens the requested tab after the login, and sends an operator to the desk', async ({ page }) => {
    const logInThroughForm = async (email: string) => {
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
      await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
    };
    await page.goto('/dashboard?role=buyer&tab=messages');
    await expect(page).toHaveURL(/\/login$/);
    await logInThroughForm('buyer@rigsouq.test');
    await expect(page).toHaveURL(/\/dashboard\?role=buyer&tab=messages$/);
    await page.evaluate(() => localStorage.clear());
    await page.goto('/dashboard?role=buyer&tab=messages');
    await expect(page).toHaveURL(/\/login$/);
    await logInThroughForm('admin@rigsouq.test');
    await expect(page).toHaveURL(/\/admin$/);
  });

  test('[SH-022] reports a token without a userId, and redirects to /login', async ({ page, signInAs }) => {
    await signInAs('buyer', { userId: null });
    await page.goto('/dashboard');
    await expect(page.getByText('User not authenticated. Please log in again.')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('[SH-034] [DA-005] shows a notice at the top right for 3 seconds, or until it is closed', async ({ page }) => {
    await page.clock.install();
    await page.goto('/dashboard');
    const notice = page.getByText('Please log in to access the dashboard');
    await expect(notice).toBeVisible();
    // A clock can only be paused at a time that is still to come.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_500));
    const box = await notice.boundingBox();
    expect(box && box.y < 150 && box.x > 700).toBe(true);
    await expect(notice).toBeVisible();
    await page.clock.runFor(1_800);
    await expect(notice).toBeHidden();
    await page.clock.resume();

    await page.goto('/dashboard');
    await expect(notice).toBeVisible();
    const started = Date.now();
    await page.locator('.mantine-Notification-closeButton').click();
    await expect(notice).toBeHidden();
    expect(Date.now() - started).toBeLessThan(1_500);
  });

  test('[SH-014] redirects a role that is neither buyer nor supplier to /login, and removes the stored role', async ({
    page,
    signInAs,
  }) => {
    await signInAs('admin');
    await page.goto('/dashboard');
    await expect(page.getByText('Invalid user role. Please log in again.')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    expect((await readStoredSession(page)).role).toBeNull();
  });

  test('[SH-015] accepts such a role within 60 seconds of a login if the stored role is valid', async ({
    page,
    signInAs,
  }) => {
    await signInAs('admin', { role: 'buyer', lastLogin: String(Date.now() - 30_000) });
    await page.goto('/dashboard');
    await expect(page.getByText('Welcome back, Demo Operator')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    expect((await readStoredSession(page)).role).toBe('buyer');
  });

  test('[SH-016] redirects such a role to /login after 60 seconds', async ({ page, signInAs }) => {
    await signInAs('admin', { role: 'buyer', lastLogin: String(Date.now() - 61_000) });
    await page.goto('/dashboard');
    await expect(page.getByText('Invalid user role. Please log in again.')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('[SH-017] redirects such a role to /login if the stored role is invalid', async ({ page, signInAs }) => {
    await signInAs('admin', { role: 'manager', lastLogin: String(Date.now()) });
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/login$/);
  });

  test('[SH-018] clears the storage after a 401, and redirects to /login', async ({
    page,
    signInAs,
    stack,
    expectedErrors,
  }) => {
    expectedErrors.push(/401/);
    const { token } = await signInAs('buyer');
    await page.goto('/dashboard');
    await expect(page.getByText('Welcome back')).toBeVisible();
    await fetch(`${stack.apis[1].url}/api/auth/logout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    await page.reload();
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('[SH-019] [SH-012] shows the message of another failure or the fallback, and keeps the login', async ({
    page,
    signInAs,
    expectedErrors,
  }) => {
    expectedErrors.push(/500|503/);
    const { token } = await signInAs('buyer');
    let answer = {
      status: 503,
      json: { message: 'The service is temporarily unavailable. Try again in a moment.', code: 'server.starting' },
    };
    await page.route('**/api/auth/profile', (route) => route.fulfill(answer));
    await page.goto('/dashboard');
    await expect(page.getByText('The service is temporarily unavailable. Try again in a moment.')).toBeVisible({
      timeout: 20_000,
    });
    answer = { status: 500, json: {} as never };
    await page.reload();
    await expect(page.getByText('Failed to fetch user profile')).toBeVisible({ timeout: 20_000 });
    await expect(page).toHaveURL(/\/dashboard$/);
    expect((await readStoredSession(page)).token).toBe(token);

    await page.unroute('**/api/auth/profile');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Welcome back, Demo Buyer')).toBeVisible();
  });

  test('[SH-023] reports a missing token when an action needs one', async ({ page, signInAs, stack }) => {
    await signInAs('both');
    await logIn(stack, 'both');
    await page.goto('/settings/security');
    await page.getByRole('button', { name: 'End all other sessions' }).click();
    await page.getByRole('dialog').getByLabel('Current password', { exact: true }).fill(DEMO_PASSWORD);
    await page.evaluate(() => localStorage.removeItem('token'));
    await page.getByRole('dialog').getByRole('button', { name: 'End all other sessions' }).click();
    await expect(page.getByText('No authentication token found').first()).toBeVisible();
  });

  test('[DA-002] [DA-003] has its heading, a greeting by name (or User), and a link to the watch list', async ({
    page,
    signInAs,
  }) => {
    await signInAs('buyer');
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
    await expect(page.getByText('Welcome back, Demo Buyer')).toBeVisible();
    await expect(page.getByRole('link', { name: 'WatchList' })).toHaveAttribute('href', '/auction/watch');
    await page.route('**/api/auth/profile', async (route) => {
      const answer = await route.fetch();
      const { user } = await answer.json();
      await route.fulfill({ response: answer, json: { user: { ...user, name: '' } } });
    });
    await page.reload();
    await expect(page.getByText('Welcome back, User')).toBeVisible();
  });

  test('keeps the tab in the address, follows the Back button, and works with the keyboard', async ({
    page,
    signInAs,
  }) => {
    await signInAs('both');
    await page.goto('/dashboard?role=buyer&tab=nonsense');
    const tab = (name: string) => page.getByRole('tab', { name });
    await expect(tab('E-Procurement')).toHaveAttribute('aria-selected', 'true');
    await tab('E-Procurement').focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/role=buyer&tab=inquiries/);
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/role=buyer&tab=profile/);
    await expect(page.getByRole('heading', { name: 'Company profile' })).toBeVisible();
    await page.goBack();
    await expect(tab('Inquiries')).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(tab('E-Procurement')).toHaveAttribute('aria-selected', 'true');
  });

  test('[SH-013] [SH-047] [DA-001] [DA-004] lets a member with both roles switch views, by select and by address', async ({
    page,
    signInAs,
  }) => {
    await signInAs('both');
    await page.goto('/dashboard');
    const view = page.getByRole('combobox', { name: 'View', exact: true });
    await expect(view).toHaveValue('buyer');
    await expect(view.locator('option')).toHaveText(['Buyer View', 'Supplier View']);
    await view.selectOption('Supplier View');
    await expect(page).toHaveURL(/role=supplier/);
    await page.reload();
    await expect(view).toHaveValue('supplier');
    await page.evaluate(() => localStorage.setItem('role', 'supplier'));
    await page.goto('/dashboard');
    await expect(view).toHaveValue('supplier');
    await page.goto('/dashboard?role=buyer');
    await expect(view).toHaveValue('buyer');
  });

  test('[DA-004] [SH-047] shows a buyer no switch and no supplier view, not even with that role in the address or in the storage', async ({
    page,
    signInAs,
  }) => {
    await signInAs('buyer', { role: 'supplier' });
    for (const address of ['/dashboard?role=supplier', '/dashboard']) {
      await page.goto(address);
      await expect(page.getByText('Welcome back, Demo Buyer')).toBeVisible();
      await expect(page.getByRole('tab', { name: 'E-Procurement' })).toBeVisible();
      await expect(page.getByRole('tab', { name: 'My Listings' })).toHaveCount(0);
      await expect(page.getByRole('combobox', { name: 'View', exact: true })).toHaveCount(0);
    }
  });

  test('[SH-033] [SH-050] shows when sessions are loading, failed or loaded, with times in the time zone of the viewer', async ({
    page,
    signInAs,
    stack,
    expectedErrors,
  }) => {
    expectedErrors.push(/500/);
    await signInAs('supplier');
    await logIn(stack, 'supplier');
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isFailing = true;
    await page.route('**/api/auth/sessions', async (route) => {
      await held;
      if (isFailing) await route.fulfill({ status: 500, json: {} });
      else await route.continue();
    });
    await page.goto('/settings/security');
    const panel = page.getByRole('region', { name: 'Your sessions' });
    await expect(panel.getByRole('status', { name: 'Loading...' })).toBeVisible();
    release();
    await expect(panel.getByText('Failed to fetch sessions')).toBeVisible({ timeout: 20_000 });
    isFailing = false;
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(panel.getByText('This device')).toBeVisible();
    await expect(panel.getByText(/\d{2}:\d{2} (GST|GMT\+4)/).first()).toBeVisible();
  });

  test.describe('in another time zone', () => {
    test.use({ timezoneId: 'Asia/Kolkata' });

    test('[SH-050] shows times in the time zone of the viewer, and names it', async ({ page, signInAs }) => {
      await signInAs('supplier');
      const answer = page.waitForResponse('**/api/auth/sessions');
      await page.goto('/settings/security');
      const { sessions } = (await (await answer).json()) as { sessions: { createdAt: string }[] };
      const at = new Date(Date.parse(sessions[0]?.createdAt ?? '') + 5.5 * 3_600_000).toISOString();
      await expect(page.getByRole('region', { name: 'Your sessions' })).toContainText(
        new RegExp(`${at.slice(11, 16)} (IST|GMT\\+5:30)`),
      );
    });
  });

  test('ends another session, which is logged out immediately', async ({
    page,
    signInAs,
    stack,
    browser,
    baseURL,
    expectedErrors,
  }) => {
    expectedErrors.push(/403/);
    await signInAs('buyer');
    const phone = await browser.newContext({
      userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36',
    });
    const other = await phone.newPage();
    await other.goto(`${baseURL}/login`);
    await other.getByLabel('Email').fill('buyer@rigsouq.test');
    await other.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await other.keyboard.press('Enter');
    await expect(other.getByText('Welcome back, Demo Buyer')).toBeVisible();
    const { token } = await readStoredSession(other);

    await page.goto('/settings/security');
    const row = page.getByRole('listitem').filter({ hasText: 'Android' }).first();
    await row.getByRole('button', { name: /End session/ }).click();
    const dialog = page.getByRole('dialog', { name: /End the session on .*Android/ });
    const password = dialog.getByLabel('Current password', { exact: true });
    await expect(password).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Password is required')).toBeVisible();
    await password.fill('not this one');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Your current password is incorrect.')).toBeVisible();
    await expect(password).toBeFocused();
    await password.fill(DEMO_PASSWORD);
    await dialog.getByRole('button', { name: 'End session' }).click();
    await expect(page.getByText('Session ended')).toBeVisible();
    // Every process refuses the session, not only the one that ended it.
    const refusals = stack.apis.map(async ({ url }) => {
      const answer = await fetch(`${url}/api/auth/profile`, { headers: { authorization: `Bearer ${token}` } });
      return answer.status;
    });
    expect(await Promise.all(refusals)).toEqual([401, 401]);
    await other.reload();
    await expect(other).toHaveURL(/\/login$/);
    await phone.close();
  });
});

for (const width of [360, 1440])
  test(`does not move the tabs of the dashboard while its parts load (${width} px)`, async ({ page, stack }) => {
    await signInAsCompany(page.context(), await registerCompany(stack, 'buyer'));
    await page.setViewportSize({ width, height: 780 });
    for (const [path, milliseconds] of [
      ['**/api/stats/first-steps*', 400],
      ['**/api/procurement/plan', 800],
    ] as const)
      await page.route(path, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, milliseconds));
        await route.continue();
      });
    await page.goto('/dashboard');
    const tabs = page.getByRole('main').getByRole('tablist').first();
    await expect(tabs).toBeVisible();
    const place = await tabs.boundingBox();
    await expect(page.getByRole('region', { name: 'First steps' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'E-procurement plan' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await tabs.boundingBox()).toEqual(place);
  });

test('keeps text that was typed before hydration', async ({ page }) => {
  let releaseScripts = () => {};
  const scripts = new Promise<void>((resolve) => {
    releaseScripts = resolve;
  });
  await page.route('**/assets/**/*.js', async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.locator('input[name=email]').fill('buyer@rigsouq.test');
  releaseScripts();
  await page.locator('input[name=password]').fill(DEMO_PASSWORD);
  await page.locator('form[method=post] button[type=submit]').click();
  await expect(page).toHaveURL(/dashboard/);
});
