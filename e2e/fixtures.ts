// Runs every journey against the whole product behind nginx, and fails it if it leaves an error in the console of the browser.

import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { login } from '@rigsouq/contract/identity/calls';
import { Redis } from 'ioredis';
import { type Stack, startStack } from './stack/stack.ts';

export { expect } from '@playwright/test';

export const DEMO_PASSWORD = 'rigsouq-demo';
export type DemoName = 'buyer' | 'supplier' | 'both' | 'admin';
type StoredSession = { token: string; userId: string; role: string };

type Tools = {
  freshLimits: undefined;
  /** Logs in through the api and stores the session in local storage, as the login form does. */
  signInAs: (
    name: DemoName,
    over?: Partial<Record<keyof StoredSession | 'lastLogin', string | null>>,
  ) => Promise<StoredSession>;
  /** Console errors that a journey causes on purpose. */
  expectedErrors: RegExp[];
};

export const test = base.extend<Tools, { stack: Stack }>({
  stack: [
    async ({ browserName: _ }, use) => {
      const stack = await startStack();
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  browser: [
    async ({ browser }, use) => {
      // A journey opens further tabs and contexts itself, so every page of the browser gets this, not only the fixture `page`.
      browser.on('context', (context) => context.on('page', waitForHydrationAfterGoto));
      await use(browser);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ stack }, use) => use(stack.url),
  // All journeys come from one address and share four accounts, so the rate limits are reset before each journey.
  freshLimits: [
    async ({ stack }, use) => {
      await resetLimits(stack);
      await use(undefined);
    },
    { auto: true },
  ],
  expectedErrors: async ({ browserName: _ }, use) => use([]),
  context: async ({ context, expectedErrors }, use) => {
    const faults = watchConsole(context);
    await use(context);
    expect(faults.filter((fault) => !expectedErrors.some((expected) => expected.test(fault)))).toEqual([]);
  },
  signInAs: async ({ context, stack }, use) => {
    await use(async (name, over = {}) => {
      const stored = await logIn(stack, name);
      await storeSession(context, { ...stored, lastLogin: String(Date.now()), ...over });
      return stored;
    });
  },
});

export async function resetLimits(stack: Stack): Promise<void> {
  const redis = new Redis(stack.redisUrl);
  // Only the counters are deleted, because the lease of this run is in the same database.
  const counters = await redis.keys('limit:*');
  if (counters.length > 0) await redis.del(counters);
  redis.disconnect();
}

/** Makes `goto` wait for hydration: a page is visible before it is interactive, and a journey clicks faster than a user. */
function waitForHydrationAfterGoto(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    const isPage = answer?.headers()['content-type']?.startsWith('text/html');
    if (isPage && !options?.waitUntil)
      await page
        .locator('html[data-settled]')
        .waitFor({ state: 'attached', timeout: 5_000 })
        .catch(() => undefined);
    return answer;
  };
}

/**
 * Waits until React has hydrated the page: before that, the browser handles a click and loses the state that a link passes on. A section whose code
 * is loaded when it has been seen is left out.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const links = [...document.querySelectorAll('main a:not([data-later] *)')];
    return links.length > 0 && links.every((link) => Object.keys(link).some((key) => key.startsWith('__reactProps')));
  });
}

/**
 * Holds the live stream back until the returned function is called. When the stream starts, a page reads its lists again by itself, and a button
 * that offers this disappears before the journey can click it.
 */
export async function holdStream(page: Page): Promise<() => void> {
  let startStream = () => {};
  const held = new Promise<void>((resolve) => {
    startStream = resolve;
  });
  await page.route('**/api/live/ticket', async (route) => {
    await held;
    await route.continue();
  });
  return startStream;
}

/** Collects the errors in the console of every page of the context. */
function watchConsole(context: BrowserContext): string[] {
  const faults: string[] = [];
  context.on('console', (line) => {
    if (line.type() === 'error') faults.push(line.text());
  });
  context.on('weberror', (error) => faults.push(error.error().message));
  return faults;
}

export async function logIn(stack: Stack, name: DemoName, apiUrl = stack.apis[0].url): Promise<StoredSession> {
  const answer = await fetch(`${apiUrl}/api/auth/loginuser`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // The journey before may have left the account in another language.
    body: JSON.stringify({ email: `${name}@rigsouq.test`, password: DEMO_PASSWORD, language: 'en' }),
  });
  expect(answer.status).toBe(200);
  const { token, _id, role } = (await answer.json()) as AnswerOf<typeof login>;
  return { token, userId: _id, role: role[0] ?? '' };
}

export async function storeSession(context: BrowserContext, entries: Record<string, string | null>): Promise<void> {
  await context.addInitScript((entries) => {
    // A new tab starts with an empty document, which has no storage.
    if (location.protocol === 'about:') return;
    // This runs only once: a later page must see what the product itself has stored or removed since.
    if (sessionStorage.getItem('stored')) return;
    sessionStorage.setItem('stored', 'yes');
    for (const [key, value] of Object.entries(entries)) if (value !== null) localStorage.setItem(key, value);
  }, entries);
}

export function readStoredSession(page: Page): Promise<Record<string, string | null>> {
  return page.evaluate(() =>
    Object.fromEntries(['token', 'userId', 'role', 'lastLogin'].map((key) => [key, localStorage.getItem(key)])),
  );
}
