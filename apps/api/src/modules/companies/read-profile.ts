import type { Db } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import type { CompanyProfile } from './companies.presenter.ts';
import { findCompany, findLogo } from './companies.store.ts';
import { listDocuments } from './documents.ts';

export async function readProfile(db: Db, actor: Actor): Promise<CompanyProfile> {
  const [company, logo, documents] = await Promise.all([
    findCompany(db, actor),
    findLogo(db, actor.account.id),
    listDocuments(db, actor.account.id),
  ]);
  return { company, logo, documents };
}
