// Runs one benchmark, `npm run bench -- <name>`; the last line of its output is the ratio.
import { existsSync, readdirSync } from 'node:fs';
import { readDatabaseUrl } from '@rigsouq/api/platform/config';
import pg from 'pg';

const names = readdirSync(new URL('.', import.meta.url))
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace('.bench.ts', ''));
const name = process.argv[2] ?? '';
if (!names.includes(name)) {
  console.error(`usage: npm run bench -- ${names.join(' | ')}`);
  process.exit(2);
}

/** The other benchmarks create their own database. */
const needsDemo = ['http', 'live', 'lighthouse'];
const needsBuild = ['ssr', 'lighthouse'];
const missing = [
  ...(needsBuild.includes(name) && !existsSync('apps/web/build/server') ? ['the production build: npm run build'] : []),
  ...(needsDemo.includes(name) && !(await hasDemo())
    ? ['a migrated database with the demo: npm run db:migrate && npm run demo']
    : []),
];
if (missing.length > 0) {
  console.error(`benchmark '${name}' needs ${missing.join(', and ')}`);
  process.exit(2);
}
await import(`./${name}.bench.ts`);

async function hasDemo(): Promise<boolean> {
  const client = new pg.Client({ connectionString: readDatabaseUrl() });
  try {
    await client.connect();
    const { rowCount } = await client.query("select from auth_users where email = 'buyer@rigsouq.test'");
    return rowCount === 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  } finally {
    await client.end();
  }
}
