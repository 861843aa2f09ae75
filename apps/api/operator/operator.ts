// `npm run operator -- <email>` makes an operator of somebody who can log in; `--remove` takes it away again.
import { parseArgs } from 'node:util';
import { makeOperator, unmakeOperator } from '../src/modules/operations/index.ts';
import { readConfig } from '../src/platform/config.ts';
import { createDb, createPool, inTransaction } from '../src/platform/db.ts';
import { createLog } from '../src/platform/log.ts';

const USAGE = 'Usage: npm run operator -- <email> [--remove]';

const sentences = {
  made: 'is now an operator.',
  'is one already': 'is an operator already.',
  unmade: 'is no longer an operator, and is logged out everywhere.',
  'was none': 'was not an operator.',
} as const;

const say = (to: NodeJS.WriteStream, line: string) => to.write(`${line}\n`);

async function change(email: string, remove: boolean): Promise<number> {
  const pool = createPool(readConfig().databaseUrl, 1, createLog('error'));
  try {
    const done = await inTransaction(createDb(pool), (tx) =>
      remove ? unmakeOperator(tx, email) : makeOperator(tx, email),
    );
    if (!done) {
      say(process.stderr, `Nobody logs in with ${email}. The person has to open an account first.`);
      return 1;
    }
    say(process.stdout, `${email} ${sentences[done]}`);
    return 0;
  } finally {
    await pool.end();
  }
}

function asked(): { email: string; remove: boolean } | undefined {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { remove: { type: 'boolean' } } });
    const [email, ...more] = positionals;
    return email && more.length === 0 ? { email, remove: values.remove ?? false } : undefined;
  } catch {
    return undefined;
  }
}

const wish = asked();
if (!wish) say(process.stderr, USAGE);
process.exitCode = wish ? await change(wish.email, wish.remove) : 1;
