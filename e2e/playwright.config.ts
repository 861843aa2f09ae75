import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  // Two stacks side by side, each with a database of its own: a journey waits more than it works.
  workers: 2,
  fullyParallel: false,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // A host that takes the processor away can break a journey. It is repeated once, and each repeat is listed: it has a cause.
  retries: process.env.CI ? 1 : 0,
  // The last line of a run says how many passed.
  reporter: [['./repeats-reporter.ts'], [process.env.CI ? 'line' : 'list']],
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
