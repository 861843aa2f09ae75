// Creates accounts, members and sessions for tests.
import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import { login } from '@rigsouq/contract/identity/calls';
import type { Desk } from '@rigsouq/contract/operations/desks';
import type { TestApi } from '../../../test/harness.ts';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import type { AccountRole } from '../../platform/http/access.ts';
import { createLog } from '../../platform/monitoring/log.ts';
import type { Origin } from '../../platform/monitoring/security-log.ts';
import { createPasswords } from './login/passwords.ts';
import { addUser, openAccount } from './open-account.ts';

export const PASSWORD = 'a machine of my own';
const passwordHash = createPasswords().hash(PASSWORD);

/** By default a test operator is a lead and needs no second factor; tests about second factors override this. */
type Operator = { lead?: boolean; desks?: readonly Desk[]; withoutFactor?: boolean };
type Options = { roles?: readonly AccountRole[]; operator?: boolean | Operator; email?: string; verified?: boolean };

export async function anAccount(db: Db, { roles = ['buyer'], operator = false, email, verified = true }: Options = {}) {
  const address = email ?? `${newId()}@rigsouq.test`;
  const hash = await passwordHash;
  return inTransaction(db, async (tx) => {
    const made = await openAccount(tx, {
      email: address,
      passwordHash: hash,
      roles,
      contactName: 'Test Contact',
      companyName: 'Test Company',
    });
    await tx.updateTable('auth_users').set({ email_verified: verified }).where('id', '=', made.userId).execute();
    if (operator) await tx.insertInto('operators').values(operatorOf(made.userId, operator)).execute();
    return { ...made, email: address, password: PASSWORD };
  });
}

function operatorOf(userId: string, options: true | Operator) {
  const { lead = true, desks = [], withoutFactor = true } = options === true ? {} : options;
  return { user_id: userId, lead, desks: [...desks], without_factor: withoutFactor };
}

/** Adds a member to an existing account. */
export async function aMember(db: Db, accountId: string, position: 'manager' | 'agent' = 'agent') {
  const person = { userId: newId(), name: 'Test Colleague', email: `${newId()}@rigsouq.test`, emailVerified: true };
  const hash = await passwordHash;
  await inTransaction(db, (tx) => addUser(tx, { ...person, passwordHash: hash }, { accountId, position }));
  return person;
}

/** Logs in and returns the token of the new session. */
export async function aSession(api: TestApi, email: string): Promise<string> {
  return (await api.call(login, { body: { email, password: PASSWORD } })).body.token;
}

/** The origin of changes that a test makes without a call. */
export const anOrigin: Origin = { addressRange: '198.51.100.0/24', device: null, log: createLog('silent') };

/** Returns the code that the authenticator app shows, `ahead` steps from now. */
export function codeFrom(secret: string, ahead = 0): Promise<string> {
  const step = Math.floor(Date.now() / 30_000) + ahead;
  return createOTP(new TextDecoder().decode(base32.decode(secret))).hotp(step);
}
