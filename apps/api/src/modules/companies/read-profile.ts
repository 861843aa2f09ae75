import type { Db } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import type { CompanyProfile } from './companies.presenter.ts';
import { findCompany, findPicture } from './companies.store.ts';
import { listDocuments } from './documents.ts';

export async function readProfile(db: Db, actor: Actor): Promise<CompanyProfile> {
  const [company, logo, cover, documents] = await Promise.all([
    findCompany(db, actor),
    findPicture(db, actor.account.id, 'p.logo_id'),
    findPicture(db, actor.account.id, 'p.cover_id'),
    listDocuments(db, actor.account.id),
  ]);
  return { company, logo, cover, documents };
}
