// Checks that email is sent only by jobs of the mail queue, which has its own workers. A mail server may take minutes, so other jobs and
// transactions must not wait for it.
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const src = join(import.meta.dirname, '../../src');

it('registers a mail job handler in every file that sends email', async () => {
  const sending: string[] = [];
  for await (const path of glob('modules/**/*.ts', { cwd: src, exclude: (name) => name.endsWith('.test.ts') })) {
    const text = readFileSync(join(src, path), 'utf8');
    if (!/\bmail\.send\(/.test(text)) continue;
    sending.push(path);
    expect([path, text.includes('handleEmailJob(')]).toEqual([path, true]);
  }
  expect(sending.length).toBeGreaterThan(10);
});
