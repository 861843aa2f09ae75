import { defineConfig } from 'vitest/config';

/** They measure time, fill the machine, or kill what others would wait for: nothing runs beside them. */
const alone = [
  ...['**/killed-*.test.ts', '**/*-storm.test.ts', '**/*plans.test.ts', '**/*-timing.test.ts', '**/memory.test.ts'],
  ...['**/last-seconds.test.ts', '**/long-lists.test.ts', '**/live.test.ts', '**/lot-stream.test.ts'],
  ...['**/worker-presence.test.ts', '**/calendar-model.test.ts', 'apps/api/test/alerts.test.ts', 'deploy/*.test.ts'],
];
const none = ['**/node_modules/**', '**/build/**'];

export default defineConfig({
  test: {
    globalSetup: ['apps/api/test/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // What is told by a worker comes when it comes; a second is little on a machine that others use too.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['{apps,packages}/**/*.test.{ts,tsx}'],
          exclude: [...none, ...alone],
          // One of them is mostly waiting, for the database say.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: alone,
          exclude: none,
          maxWorkers: 1,
          // As in the journeys: a machine that others use too may stand still for longer than an auction may take to close.
          retry: process.env.CI ? 2 : 0,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
