// Runs `npm run auction:verify -- <id>`, which verifies the log of a lot or of a reverse auction: exit code 0 when every line is unchanged and
// follows from the rules, exit code 1 with the first line that does not.
import { verifyLot } from '../src/modules/auctions/index.ts';
import { verifyReverse } from '../src/modules/reverse-auctions/index.ts';
import type { Fault } from '../src/platform/batches/verify-log.ts';
import { readDatabaseUrl } from '../src/platform/config.ts';
import { createDb, createPool, type Db } from '../src/platform/database/db.ts';
import { createLog } from '../src/platform/monitoring/log.ts';

const USAGE = 'Usage: npm run auction:verify -- <id of the auction>';
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

type Output = { ok: boolean; line: string };
type Verified = { kind: string; state: string; counts: string; hash: string | null; fault: Fault | undefined };

async function verify(id: string): Promise<Output> {
  const pool = createPool(readDatabaseUrl(), 1, createLog('error'));
  try {
    const db = createDb(pool);
    const verified = (await verifyLotLog(db, id.toLowerCase())) ?? (await verifyReverseLog(db, id.toLowerCase()));
    if (!verified) return { ok: false, line: `There is no auction ${id}.` };
    const { kind, state, counts, hash, fault } = verified;
    if (fault) return { ok: false, line: `WRONG ${fault.seq === null ? kind : `line ${fault.seq}`}: ${fault.what}.` };
    return { ok: true, line: `OK ${id} ${state}: ${counts}. Last hash ${hash ?? 'none'}.` };
  } finally {
    await pool.end();
  }
}

async function verifyLotLog(db: Db, id: string): Promise<Verified | undefined> {
  const verdict = await verifyLot(db, id);
  if (!verdict) return undefined;
  const { seq, bids, bidders, extensions, hash } = verdict.outcome;
  const counts = `${seq} lines, ${bids} bids of ${bidders.size} bidders, ${extensions} extensions`;
  return { ...verdict, kind: 'lot', counts, hash };
}

async function verifyReverseLog(db: Db, id: string): Promise<Verified | undefined> {
  const verdict = await verifyReverse(db, id);
  if (!verdict) return undefined;
  const { seq, offers, suppliers, extensions, hash } = verdict.outcome;
  const counts = `${seq} lines, ${offers} offers, ${suppliers.size} suppliers, ${extensions} extensions`;
  return { ...verdict, kind: 'auction', counts, hash };
}

const [id, ...more] = process.argv.slice(2);
const output = id && UUID.test(id) && more.length === 0 ? await verify(id) : { ok: false, line: USAGE };
(output.ok ? process.stdout : process.stderr).write(`${output.line}\n`);
process.exitCode = output.ok ? 0 : 1;
