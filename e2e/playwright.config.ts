import { defineConfig } from '@playwright/test';

export default defineConfig({
  // The container and failover tests have their own configurations.
  testDir: './journeys',
  globalSetup: './global-setup.ts',
  // Two stacks run in parallel, each with its own database, because a journey mostly waits.
  workers: 2,
  fullyParallel: false,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // A busy host can break a journey, so CI repeats it once. Each repeat is listed, because it has a cause that can be found.
  retries: process.env.CI ? 1 : 0,
  // The standard reporter comes last, so that the last line of a run says how many journeys passed.
  reporter: [['./repeats-reporter.ts'], [process.env.CI ? 'line' : 'list']],
  use: {
    // A service worker would hide page loads from the tests. offline.spec tests it.
    serviceWorkers: 'block',
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
