// Loads the demo with many generated listings into a database.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export async function loadDemo(databaseUrl: string, listings: number): Promise<void> {
  const started = performance.now();
  const storage = await mkdtemp(join(tmpdir(), 'rigsouq-bench-'));
  const demo = spawn(process.execPath, ['apps/api/demo/demo.ts', '--listings', String(listings)], {
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: databaseUrl, STORAGE_URL: `file:${storage}` },
  });
  const [code] = await once(demo, 'exit');
  await rm(storage, { recursive: true, force: true });
  if (code !== 0) throw new Error('loading the demo failed');
  console.log(`loaded ${listings} listings in ${((performance.now() - started) / 1000).toFixed(0)} s`);
}
