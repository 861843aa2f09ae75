// Lists the journeys that had to be repeated, at the end of the run and in repeats.txt.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';

const FILE = fileURLToPath(new URL('repeats.txt', import.meta.url));

export default class RepeatsReporter implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    const repeated = (this.suite?.allTests() ?? []).filter(({ results }) => results.length > 1);
    const lines = repeated.map((test) => {
      const why = test.results[0]?.error?.message?.split('\n')[0] ?? test.results[0]?.status;
      return `${test.location.file}:${test.location.line} ${test.title}: ${why} (then ${test.results.at(-1)?.status})`;
    });
    const text = `Journeys repeated: ${lines.length}\n${lines.map((line) => `  ${line}\n`).join('')}`;
    writeFileSync(FILE, text);
    console.log(text);
  }
}
