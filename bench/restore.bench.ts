// Measures a full backup and a full restore of 1,000,000 listings from an encrypted repository in S3: `npm run bench -- restore`. The ratio compares the
// restore with a plain copy of the database's files on the same disk.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { migrate } from '@rigsouq/api/db/database';
import { createPool } from '@rigsouq/api/platform/database/db';
import { createLog } from '@rigsouq/api/platform/monitoring/log';
import { startArchivedPostgres } from '../apps/api/test/archived-postgres.ts';
import { loadDemo } from './load-demo.ts';

const run = promisify(execFile);
const LISTINGS = Number(process.env.LISTINGS ?? 1_000_000);

const postgres = await startArchivedPostgres({ max_wal_size: '4GB' });
const { server } = postgres;
try {
  // From here on the log is archived, as in an installation.
  await postgres.pgbackrest(['stanza-create']);
  await migrate(server.url);
  await loadDemo(server.url, LISTINGS);
  const before = await count(server.url);
  const data = (await server.asOwner('sh', '-c', 'du -sm data | cut -f 1')).stdout.trim();
  const backup = await timed(() => postgres.takeBackup());
  const stored = (await run('du', ['-sm', postgres.store.folder])).stdout.split('\t')[0];
  const copy = await timed(() => server.asOwner('sh', '-c', 'cp -a data copied && sync copied'));
  await server.asOwner('rm', '-rf', 'copied');
  const files = await timed(async () => {
    const restored = await postgres.restore('restored');
    const replay = await timed(() => restored.start());
    console.log(`start and replay: ${replay.toFixed(1)} s`);
    if ((await count(restored.url)) !== before) throw new Error('the restored database has other rows');
    await restored.stop();
  });
  console.log(`${before} listings, ${data} MB of files; repository ${stored} MB`);
  console.log(
    `full backup ${backup.toFixed(1)} s, full restore ${files.toFixed(1)} s, plain copy ${copy.toFixed(1)} s`,
  );
  console.log((copy / files).toFixed(2));
} finally {
  await postgres.remove();
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1_000;
}

async function count(url: string): Promise<number> {
  const pool = createPool(url, 1, createLog('warn'));
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from listings');
  await pool.end();
  return rows[0]?.count ?? 0;
}
