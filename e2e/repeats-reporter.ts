// Lists the repeated journeys at the end of the run and in repeats.txt, and the files that took longest.
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';

const SLOWEST = 30;
const FILE = fileURLToPath(new URL('repeats.txt', import.meta.url));

export default class RepeatsReporter implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    const repeated = (this.suite?.allTests() ?? []).filter(({ results }) => results.length > 1);
    const lines = repeated.map((test) => {
      const reason = test.results[0]?.error?.message?.split('\n')[0] ?? test.results[0]?.status;
      return `${test.location.file}:${test.location.line} ${test.title}: ${reason} (then ${test.results.at(-1)?.status})`;
    });
    const text = `journeys repeated: ${lines.length}\n${lines.map((line) => `  ${line}\n`).join('')}`;
    writeFileSync(FILE, text);
    console.log(text);
    console.log(slowest(this.suite?.allTests() ?? []));
  }
}

function slowest(tests: readonly TestCase[]): string {
  const seconds = new Map<string, number>();
  for (const { location, results } of tests)
    for (const { duration } of results) seconds.set(location.file, (seconds.get(location.file) ?? 0) + duration / 1000);
  const lines = [...seconds]
    .toSorted(([, one], [, two]) => two - one)
    .slice(0, SLOWEST)
    .map(([file, spent]) => `  ${Math.round(spent).toString().padStart(5)} s  ${basename(file)}`);
  return `slowest files, in seconds of a worker:\n${lines.join('\n')}`;
}
