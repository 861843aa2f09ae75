// `npm run demo`: believable data, always the same. Running it again changes nothing.
import { createHash } from 'node:crypto';
import { createPasswords, openAccount } from '../src/modules/identity/index.ts';
import { readConfig } from '../src/platform/config.ts';
import { createDb, createPool, type Db, inTransaction, type Tx } from '../src/platform/db.ts';
import { createLog } from '../src/platform/log.ts';
import { type DemoAccount, demoAccounts } from './accounts.ts';

const PASSWORD = 'rigsouq-demo';

/** The same name always gives the same id, so that links into the demo stay good. */
function demoId(name: string): string {
  const hex = createHash('sha256').update(`rigsouq demo ${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

async function addAccount(tx: Tx, account: DemoAccount, passwordHash: string): Promise<void> {
  const ids = { accountId: demoId(`account ${account.email}`), userId: demoId(`user ${account.email}`) };
  await openAccount(tx, { ...account, passwordHash }, ids);
  await tx.updateTable('auth_users').set({ email_verified: true }).where('id', '=', ids.userId).execute();
  if (account.operator) await tx.insertInto('operators').values({ user_id: ids.userId }).execute();
  if (account.approved)
    await tx
      .updateTable('accounts')
      .set({ approved_at: new Date('2026-01-05T08:00:00Z') })
      .where('id', '=', ids.accountId)
      .execute();
}

async function addAccounts(db: Db): Promise<number> {
  const known = await db
    .selectFrom('auth_users')
    .select('email')
    .where(
      'email',
      'in',
      demoAccounts.map((account) => account.email),
    )
    .execute();
  const missing = demoAccounts.filter((account) => !known.some(({ email }) => email === account.email));
  const { hash } = createPasswords();
  const ready = await Promise.all(missing.map(async (account) => ({ account, hash: await hash(PASSWORD) })));
  await inTransaction(db, async (tx) => {
    for (const { account, hash } of ready) await addAccount(tx, account, hash);
  });
  return missing.length;
}

const config = readConfig();
const log = createLog('info');
const pool = createPool(config.databaseUrl, 4, log);
log.info({ accounts: await addAccounts(createDb(pool)) }, 'demo data is there');
await pool.end();
