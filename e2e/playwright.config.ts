import { defineConfig } from '@playwright/test';
import { FULL_SIZE } from './full-size.ts';

/** On every change: the ways along which machines and money change hands, the login, and the walk of every page. */
const ways = [
  'auction-desk',
  'being-found',
  'bell',
  'bidding',
  'conformance',
  'console',
  'listing',
  'need-to-order',
  'people',
  'quote',
  'redis-away',
  'rental',
  'session',
  'watch',
].map((name) => `${name}.spec.ts`);

export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  testMatch: FULL_SIZE ? '*.spec.ts' : ways,
  // Two stacks side by side, each with a database of its own: a journey waits more than it works.
  workers: 2,
  fullyParallel: false,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  // What looks at all states of a page at all widths, or puts the whole machine under load: with FULL=1.
  grepInvert: FULL_SIZE ? [] : /@full/,
  forbidOnly: Boolean(process.env.CI),
  // On a machine that others use too. What passes at the second try is listed as flaky, and is a bug of today.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.CI ? [['line']] : [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Asia/Dubai',
    locale: 'en-GB',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
  },
});
