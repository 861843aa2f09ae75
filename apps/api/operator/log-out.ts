// Runs `npm run log-out -- <email>`, which ends every session of a user, and `npm run log-out -- --all`, which ends those of all users. Their next
// call is refused.
import { parseArgs } from 'node:util';
import { logOutAllUsers, logOutUser } from '../src/modules/operations/index.ts';
import { readDatabaseUrl } from '../src/platform/config.ts';
import { createDb, createPool, inTransaction } from '../src/platform/database/db.ts';
import { createLog } from '../src/platform/monitoring/log.ts';

const USAGE = 'Usage: npm run log-out -- <email> | --all';

type Target = { email: string } | 'all users';

async function logOut(target: Target): Promise<number> {
  const pool = createPool(readDatabaseUrl(), 1, createLog('error'));
  try {
    return await inTransaction(createDb(pool), async (tx) => {
      if (target === 'all users') {
        await logOutAllUsers(tx);
        return print(0, 'All users are logged out.');
      }
      const { email } = target;
      return (await logOutUser(tx, email))
        ? print(0, `${email} is logged out everywhere.`)
        : print(1, `No user logs in with ${email}.`);
    });
  } finally {
    await pool.end();
  }
}

function print(code: number, line: string): number {
  (code ? process.stderr : process.stdout).write(`${line}\n`);
  return code;
}

function readTarget(): Target | undefined {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { all: { type: 'boolean' } } });
    const [email, ...more] = positionals;
    if (values.all) return email ? undefined : 'all users';
    return email && more.length === 0 ? { email } : undefined;
  } catch {
    return undefined;
  }
}

const target = readTarget();
process.exitCode = target ? await logOut(target) : print(1, USAGE);
