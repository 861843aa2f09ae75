// Registers a company: account, first member, profile, documents and the email that verifies the address, in one transaction.

import type { createUser } from '@rigsouq/contract/companies/registration';
import type { ParsedOf } from '@rigsouq/contract/endpoint';
import { type Db, inTransaction, type Tx, violates } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Owner } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import type { FilesOf } from '../../platform/http/upload.ts';
import type { Origin } from '../../platform/monitoring/security-log.ts';
import type { Storage } from '../../platform/storage.ts';
import { type Identity, openAccount, refuseCommonPassword, requestEmailVerification } from '../identity/index.ts';
import { recordConsent, requireConsent } from '../legal/index.ts';
import { attachMedia, type MediaRow, storeFile } from '../media/index.ts';
import { companyFields } from './company-fields.ts';

type Application = ParsedOf<typeof createUser>['body'];
type Files = FilesOf<typeof createUser>['files'];
type Deps = { db: Db; storage: Storage; passwords: Identity['passwords'] };
type StoredFiles = { logo: MediaRow | undefined; licence: MediaRow | undefined };

export async function registerCompany(deps: Deps, given: Application, files: Files, origin: Origin): Promise<string> {
  requireConsent('registration', given.consent);
  refuseCommonPassword(given.password);
  const passwordHash = await deps.passwords.hash(given.password);
  const owner = { userId: newId(), account: { id: newId() } };
  // Files are stored before the transaction attaches them. A cleanup job deletes files that a refused application leaves unattached.
  const stored = await storeFiles(deps, owner, files);
  await inTransaction(deps.db, (tx) => createCompany(tx, owner, given, passwordHash, stored, origin)).catch(
    (error: unknown) => {
      // A constraint of the database ensures one account per email. The second application gets this error.
      if (violates(error, 'auth_users_email_key')) fail('account.email_taken');
      throw error;
    },
  );
  return owner.account.id;
}

async function storeFiles(deps: Deps, owner: Owner, files: Files): Promise<StoredFiles> {
  const [logo] = files.logo;
  const [licence] = files.businessLicenseDoc;
  return {
    logo: logo && (await storeFile(deps, owner, logo, { visibility: 'public' })),
    licence: licence && (await storeFile(deps, owner, licence, { visibility: 'private' })),
  };
}

async function createCompany(
  tx: Tx,
  owner: Owner,
  given: Application,
  passwordHash: string,
  stored: StoredFiles,
  { addressRange }: Origin,
): Promise<void> {
  const { role, email, contactName, companyName, city, country, phone, address, language } = given;
  const ids = { accountId: owner.account.id, userId: owner.userId };
  await openAccount(
    tx,
    { email, passwordHash, roles: [role], contactName, companyName: companyName || null, city, country, language },
    ids,
  );
  for (const file of [stored.logo, stored.licence]) if (file) await attachMedia(tx, owner, [file.id], file);
  await tx
    .insertInto('company_profiles')
    .values({
      account_id: ids.accountId,
      phone,
      address,
      logo_id: stored.logo?.id ?? null,
      licence_id: stored.licence?.id ?? null,
      ...companyFields(given),
    })
    .execute();
  await recordConsent(tx, { act: 'registration', given: given.consent, ...ids, addressRange });
  await requestEmailVerification(tx, { userId: ids.userId, language });
}
