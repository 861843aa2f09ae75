// Runs `npm run auction:simulate -- --lots 100000 --seed 7`: random auctions on a separate database, compared with the plain model.
import { parseArgs } from 'node:util';
import { dropDatabase, migrate } from '../db/database.ts';
import { simulateAuctions } from '../src/modules/auctions/index.ts';
import { readDatabaseUrl } from '../src/platform/config.ts';
import { createDb, createPool } from '../src/platform/database/db.ts';
import { createLog } from '../src/platform/monitoring/log.ts';

const { values } = parseArgs({
  options: { lots: { type: 'string', default: '100000' }, seed: { type: 'string', default: '7' } },
});
const url = new URL(readDatabaseUrl());
url.pathname = `/rigsouq_simulation_${values.seed}`;
await dropDatabase(url.href);
await migrate(url.href);
// The database is temporary, so losing data in a power failure does no harm.
const pool = createPool(url.href, 4, createLog('warn'), { synchronous_commit: 'off' });
const tally = await simulateAuctions(createDb(pool), {
  lots: Number(values.lots),
  seed: Number(values.seed),
  report: ({ lots, bids, accepted, sold, extended }) => {
    if (lots % 5_000 === 0)
      process.stdout.write(`${lots} lots, ${bids} bids, ${accepted} accepted, ${sold} sold, ${extended} extended\n`);
  },
});
await pool.end();
await dropDatabase(url.href);
process.stdout.write(`${JSON.stringify({ ...tally, seed: values.seed }, null, 2)}\n`);
process.exitCode = tally.differences.length > 0 ? 1 : 0;
