// Tests the reference deployment: .ci/test-failover prepares the hosts and runs this.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: new URL('../..', import.meta.url).pathname,
    globalSetup: ['apps/api/test/global-setup.ts'],
    include: ['e2e/failover/*.test.ts'],
    provide: { checkAnswers: false },
    maxWorkers: 1,
    testTimeout: 45 * 60_000,
    hookTimeout: 10 * 60_000,
  },
});
