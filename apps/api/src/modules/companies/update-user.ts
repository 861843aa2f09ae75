// Saves the form 'Your Profile': the same record as the Profile tab (R67), the member's name and title, the login and documents. The settings save its
// parts one by one.

import type {
  changeMe as changeMeCall,
  changeSupplierFacts as changeSupplierFactsCall,
  updateUser as updateUserCall,
} from '@rigsouq/contract/companies/profile';
import type { ParsedOf } from '@rigsouq/contract/endpoint';
import { type Db, inTransaction, type Tx } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import type { FilesOf } from '../../platform/http/upload.ts';
import type { Origin } from '../../platform/monitoring/security-log.ts';
import type { Storage } from '../../platform/storage.ts';
import {
  changeLogin,
  changeTitle,
  changeWithCode,
  type Identity,
  mayEditProfile,
  reauthenticate,
  refuseCommonPassword,
  renameUser,
} from '../identity/index.ts';
import { changeCompany } from './change-company.ts';
import type { ProfileChange } from './companies.store.ts';
import { equipmentCodes } from './company-fields.ts';
import { addDocuments, checkDocumentLimit, storeDocuments } from './documents.ts';

type Given = ParsedOf<typeof updateUserCall>['body'];
type SupplierFacts = ParsedOf<typeof changeSupplierFactsCall>['body'];
type Files = FilesOf<typeof updateUserCall>['files'];
type Deps = { db: Db; storage: Storage; passwords: Identity['passwords']; cipher: Identity['cipher'] };

export async function updateUser(
  deps: Deps,
  actor: Actor,
  { body: given, files }: { body: Given; files: Files },
  origin: Origin,
): Promise<void> {
  if (!mayEditProfile(actor)) fail('access.denied');
  // The form always sends the email. The same email changes nothing.
  const email = given.email?.toLowerCase() === actor.email ? undefined : given.email;
  if (given.password) refuseCommonPassword(given.password);
  const changesLogin = email !== undefined || given.password !== undefined;
  const proof = { currentPassword: given.currentPassword ?? '', code: given.code };
  const code = changesLogin ? await reauthenticate(deps, actor, proof, origin) : undefined;
  const passwordHash = given.password ? await deps.passwords.hash(given.password) : undefined;
  await checkDocumentLimit(deps.db, actor, files.UploadDocuments.length);
  const documents = await storeDocuments(deps, actor, files.UploadDocuments);
  const change = async (tx: Tx) => {
    await addDocuments(tx, actor, documents);
    await writeProfile(tx, actor, given);
    await changeLogin(tx, actor, { email, passwordHash, language: given.language }, origin);
  };
  if (changesLogin) await changeWithCode(deps, actor, code, origin, change);
  else await inTransaction(deps.db, change);
}

async function writeProfile(tx: Tx, actor: Actor, given: Given): Promise<void> {
  await changeCompany(
    tx,
    actor.account.id,
    { contact_name: given.contactPerson, company_name: given.companyName, country: given.country },
    {
      phone: given.phoneNumber,
      address: given.businessAddress,
      description: given.companyDescription,
      equipment_types: equipmentCodes(given.EquipmentCategories),
      ...supplierFacts(given),
      ...(given.companyWebsite !== undefined && { website: given.companyWebsite }),
    },
  );
  await changeMe(tx, actor, given);
}

export async function changeSupplierFacts(tx: Tx, actor: Actor, given: SupplierFacts): Promise<void> {
  if (!mayEditProfile(actor)) fail('access.denied');
  await changeCompany(tx, actor.account.id, {}, supplierFacts(given));
}

export async function changeMe(tx: Tx, actor: Actor, given: ParsedOf<typeof changeMeCall>['body']): Promise<void> {
  await renameUser(tx, actor, given.Fullname);
  await changeTitle(tx, actor, { job_role: given.Role, job_title: given.jobTitle });
}

function supplierFacts(given: SupplierFacts): ProfileChange {
  return {
    supplier_type: given.supplierType,
    business_email: given.businessEmail,
    years_in_business: given.YearInbusiness,
    brands_represented: given.brandsRepresented,
    inventory_size: given.typicalInventorySize,
    ...(given.establishedYear !== undefined && { established_year: given.establishedYear }),
    ...(given.responseTime !== undefined && { response_time: given.responseTime }),
  };
}
