// Runs `npm run operator -- <email>`, which makes an existing user a lead operator, or with `--desks companies,leads` an operator of these desks
// only; `--remove` removes the operator again.
import { parseArgs } from 'node:util';
import { desks as allDesks, type Desk } from '@rigsouq/contract/operations/desks';
import { makeOperator, removeOperator } from '../src/modules/operations/index.ts';
import { readDatabaseUrl } from '../src/platform/config.ts';
import { createDb, createPool, inTransaction } from '../src/platform/database/db.ts';
import { createLog } from '../src/platform/monitoring/log.ts';

const USAGE = `Usage: npm run operator -- <email> [--desks ${allDesks.join(',')}] [--remove]`;

const sentences = {
  made: 'is now an operator, and is logged out everywhere. The console opens at the next login, with its code.',
  'has no factor': 'logs in without a second step. Set it up under Profile, Two-step login, and run this again.',
  'is one already': 'is an operator already.',
  unmade: 'is no longer an operator, and is logged out everywhere.',
  'was none': 'was not an operator.',
} as const;

const print = (to: NodeJS.WriteStream, line: string) => to.write(`${line}\n`);

type Options = { email: string; remove: boolean; desks: Desk[] | undefined };

async function change({ email, remove, desks }: Options): Promise<number> {
  const log = createLog('error');
  const pool = createPool(readDatabaseUrl(), 1, log);
  try {
    const done = await inTransaction(createDb(pool), (tx) =>
      remove
        ? removeOperator(tx, email, log)
        : makeOperator(tx, { email, lead: desks === undefined, desks: desks ?? [] }, log),
    );
    if (!done) {
      print(process.stderr, `No user logs in with ${email}. They must create an account first.`);
      return 1;
    }
    const refused = done === 'has no factor';
    print(refused ? process.stderr : process.stdout, `${email} ${sentences[done]}`);
    return refused ? 1 : 0;
  } finally {
    await pool.end();
  }
}

function readOptions(): Options | undefined {
  try {
    const options = { remove: { type: 'boolean' }, desks: { type: 'string' } } as const;
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    const [email, ...more] = positionals;
    const desks = values.desks?.split(',');
    if (!email || more.length > 0 || desks?.some((desk) => !isDesk(desk))) return undefined;
    return { email, remove: values.remove ?? false, desks: desks?.filter(isDesk) };
  } catch {
    return undefined;
  }
}

const isDesk = (name: string): name is Desk => allDesks.some((desk) => desk === name);

const options = readOptions();
if (!options) print(process.stderr, USAGE);
process.exitCode = options ? await change(options) : 1;
