// Runs `npm run erase -- <email>`, which erases the personal data that was sent with this email in forms, and `npm run erase -- --user <id>`, which erases
// a member who was removed before. A member who still has a login closes the account in the profile.
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { erasePersonalData, eraseVisitor } from '../src/modules/privacy/index.ts';
import { readDatabaseUrl } from '../src/platform/config.ts';
import { createDb, createPool, inTransaction, type Tx } from '../src/platform/database/db.ts';
import { createLog } from '../src/platform/monitoring/log.ts';

const USAGE = 'Usage: npm run erase -- <email> | --user <id>';

type Target = { email: string } | { userId: string };

async function erase(target: Target): Promise<number> {
  const pool = createPool(readDatabaseUrl(), 1, createLog('error'));
  try {
    return await inTransaction(createDb(pool), async (tx) => {
      if (await hasLogin(tx, target))
        return print(1, 'This user has a login. The user closes the account in the profile.');
      if ('email' in target) await eraseVisitor(tx, target.email);
      else await erasePersonalData(tx, target.userId);
      return print(0, 'The personal data is erased.');
    });
  } finally {
    await pool.end();
  }
}

async function hasLogin(tx: Tx, target: Target): Promise<boolean> {
  const user = await tx
    .selectFrom('members as m')
    .innerJoin('auth_users as u', 'u.id', 'm.user_id')
    .select('u.id')
    .where((eb) =>
      'email' in target ? eb('u.email', '=', target.email.toLowerCase()) : eb('u.id', '=', target.userId),
    )
    .executeTakeFirst();
  return user !== undefined;
}

function print(code: number, line: string): number {
  (code ? process.stderr : process.stdout).write(`${line}\n`);
  return code;
}

function readTarget(): Target | undefined {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { user: { type: 'string' } } });
    const [email, ...more] = positionals;
    if (values.user) return email ? undefined : { userId: z.uuid().parse(values.user) };
    return email && more.length === 0 ? { email: z.email().parse(email) } : undefined;
  } catch {
    return undefined;
  }
}

const target = readTarget();
process.exitCode = target ? await erase(target) : print(1, USAGE);
