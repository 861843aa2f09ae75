// Tests the installation with containers: .ci/test-containers prepares the images and runs this.
import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

const { use = {} } = journeys;

export default defineConfig({
  testDir: '.',
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  retries: 0,
  reporter: 'list',
  use,
});
