// Opens an account with its first member, the owner (R16).

import type { Tx } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Language } from '../../platform/email.ts';
import type { AccountRole } from '../../platform/http/access.ts';

export type NewAccount = {
  email: string;
  passwordHash: string;
  roles: readonly AccountRole[];
  contactName: string;
  companyName: string | null;
  city?: string;
  country?: string;
  language?: Language;
};

export async function openAccount(
  tx: Tx,
  account: NewAccount,
  ids = { accountId: newId(), userId: newId() },
): Promise<{ accountId: string; userId: string }> {
  const { accountId, userId } = ids;
  const { contactName, passwordHash } = account;
  await tx
    .insertInto('accounts')
    .values({
      id: accountId,
      roles: [...account.roles],
      contact_name: contactName,
      company_name: account.companyName,
      city: account.city ?? null,
      country: account.country ?? null,
    })
    .execute();
  const { language = 'en' } = account;
  const email = account.email.toLowerCase();
  const person = { userId, name: contactName, email, emailVerified: false, passwordHash, language };
  await addUser(tx, person, { accountId, position: 'owner' });
  return ids;
}

type Person = {
  userId: string;
  name: string;
  email: string;
  emailVerified: boolean;
  passwordHash: string;
  language?: Language;
};

/** Adds a user with a login. A user acts for one account only. */
export async function addUser(
  tx: Tx,
  { userId, name, email, emailVerified, passwordHash, language = 'en' }: Person,
  { accountId, position }: { accountId: string; position: string },
): Promise<void> {
  await tx
    .insertInto('auth_users')
    .values({ id: userId, name, email, email_verified: emailVerified, language })
    .execute();
  await tx
    .insertInto('auth_credentials')
    .values({ id: newId(), user_id: userId, account_id: userId, provider_id: 'credential', password: passwordHash })
    .execute();
  await tx.insertInto('members').values({ user_id: userId, account_id: accountId, position }).execute();
}
