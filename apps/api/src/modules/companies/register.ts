// A new company: account, first member, profile, papers and the letter that proves the e-mail, all or nothing.
import type { ParsedOf } from '@rigsouq/contract/endpoint';
import type { createUser } from '@rigsouq/contract/registration';
import type { Owner } from '../../platform/access.ts';
import { type Db, inTransaction, type Tx, violates } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import type { Storage } from '../../platform/storage.ts';
import type { FilesOf } from '../../platform/upload.ts';
import { askToVerify, type Identity, openAccount, refuseCommon } from '../identity/index.ts';
import { attachMedia, type MediaRow, storeFile } from '../media/index.ts';
import { companyFields } from './company-fields.ts';

type Application = ParsedOf<typeof createUser>['body'];
type Files = FilesOf<typeof createUser>['files'];
type Deps = { db: Db; storage: Storage; passwords: Identity['passwords'] };
type Papers = { logo: MediaRow | undefined; licence: MediaRow | undefined };

export async function register(deps: Deps, given: Application, files: Files): Promise<string> {
  refuseCommon(given.password);
  const passwordHash = await deps.passwords.hash(given.password);
  const owner = { userId: newId(), account: { id: newId() } };
  // Stored first and bound in the transaction: what a refused application leaves behind is swept away by itself.
  const papers = await storePapers(deps, owner, files);
  await inTransaction(deps.db, (tx) => open(tx, owner, given, passwordHash, papers)).catch((error: unknown) => {
    // The database keeps the promise of one account per e-mail; who comes second is told so here.
    if (violates(error, 'auth_users_email_key')) fail('account.email_taken');
    throw error;
  });
  return owner.account.id;
}

async function storePapers(deps: Deps, owner: Owner, files: Files): Promise<Papers> {
  const [logo] = files.logo;
  const [licence] = files.businessLicenseDoc;
  return {
    logo: logo && (await storeFile(deps, owner, logo, { visibility: 'public' })),
    licence: licence && (await storeFile(deps, owner, licence, { visibility: 'private' })),
  };
}

async function open(tx: Tx, owner: Owner, given: Application, passwordHash: string, papers: Papers): Promise<void> {
  const { role, email, contactName, companyName, city, country, phone, address, language } = given;
  const ids = { accountId: owner.account.id, userId: owner.userId };
  await openAccount(
    tx,
    { email, passwordHash, roles: [role], contactName, companyName: companyName || null, city, country, language },
    ids,
  );
  for (const paper of [papers.logo, papers.licence]) if (paper) await attachMedia(tx, owner, [paper.id], paper);
  await tx
    .insertInto('company_profiles')
    .values({
      account_id: ids.accountId,
      phone,
      address,
      logo_id: papers.logo?.id ?? null,
      licence_id: papers.licence?.id ?? null,
      ...companyFields(given),
    })
    .execute();
  await askToVerify(tx, { userId: ids.userId, language });
}
