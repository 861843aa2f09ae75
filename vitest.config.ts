import { defineConfig } from 'vitest/config';

/** These tests kill or stall their own servers and mostly wait: two run side by side, each in its own process. */
const waiting = [
  '**/killed-*.test.ts',
  '**/slow-*-timing.test.ts',
  '**/faulty-mail-timing.test.ts',
  '**/silent-connections-timing.test.ts',
  '**/pool-exhausted-timing.test.ts',
  '**/watchdog-timing.test.ts',
  '**/wrong-clocks.test.ts',
];
/**
 * These tests measure time, use the whole machine, kill what others would wait for, or declare jobs that no other process has: nothing runs beside
 * them, and each has its own process.
 */
const alone = [
  '**/jobs.test.ts',
  '**/*-storm.test.ts',
  '**/concurrent-offers.test.ts',
  '**/*plans.test.ts',
  '**/*-timing.test.ts',
  '**/memory.test.ts',
  '**/last-seconds.test.ts',
  '**/long-lists.test.ts',
  '**/live.test.ts',
  '**/lot-stream.test.ts',
  '**/worker-presence.test.ts',
  '**/calendar-model.test.ts',
  'apps/api/test/alerts.test.ts',
  'apps/server/test/fuzz/fuzz.test.ts',
  'deploy/*.test.ts',
];
const none = ['**/node_modules/**', '**/build/**'];

export default defineConfig({
  test: {
    globalSetup: ['apps/api/test/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // The effects of a worker take a varying time, and a second is short on a shared machine.
    expect: { poll: { timeout: 10_000 } },
    // The order changes in every run, so that no file depends on one before it. The run prints its seed; --sequence.seed repeats it.
    sequence: { shuffle: { files: true } },
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          // Every answer is compared with the OpenAPI document (apps/api/test/check-answers.ts). Tests that measure time run without it.
          provide: { checkAnswers: true },
          include: ['{apps,packages,tools}/**/*.test.{ts,tsx}'],
          exclude: [...none, ...waiting, ...alone],
          // Each worker mostly waits, for example for the database.
          maxWorkers: 2,
          // Each file has its own database and shares the code, which is read and compiled once: this halves the work.
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'waiting',
          provide: { checkAnswers: false },
          include: waiting,
          exclude: none,
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          provide: { checkAnswers: false },
          include: alone,
          exclude: [...none, ...waiting],
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
