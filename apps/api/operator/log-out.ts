// `npm run log-out -- <email>` ends every session of a person, `npm run log-out -- --all` those of everybody. Their next call is refused.
import { parseArgs } from 'node:util';
import { logOutEverybody, logOutPerson } from '../src/modules/operations/index.ts';
import { readConfig } from '../src/platform/config.ts';
import { createDb, createPool, inTransaction } from '../src/platform/db.ts';
import { createLog } from '../src/platform/log.ts';

const USAGE = 'Usage: npm run log-out -- <email> | --all';

type Wish = { email: string } | 'everybody';

async function logOut(wish: Wish): Promise<number> {
  const pool = createPool(readConfig().databaseUrl, 1, createLog('error'));
  try {
    return await inTransaction(createDb(pool), async (tx) => {
      if (wish === 'everybody') {
        await logOutEverybody(tx);
        return say(0, 'Everybody is logged out.');
      }
      const { email } = wish;
      return (await logOutPerson(tx, email))
        ? say(0, `${email} is logged out everywhere.`)
        : say(1, `Nobody logs in with ${email}.`);
    });
  } finally {
    await pool.end();
  }
}

function say(code: number, line: string): number {
  (code ? process.stderr : process.stdout).write(`${line}\n`);
  return code;
}

function asked(): Wish | undefined {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { all: { type: 'boolean' } } });
    const [email, ...more] = positionals;
    if (values.all) return email ? undefined : 'everybody';
    return email && more.length === 0 ? { email } : undefined;
  } catch {
    return undefined;
  }
}

const wish = asked();
process.exitCode = wish ? await logOut(wish) : say(1, USAGE);
