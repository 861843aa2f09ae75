import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { readCompany as readCompanyCall } from '@rigsouq/contract/operations/calls';
import type { Db } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/errors.ts';
import { findMedia } from '../../media/index.ts';
import { readPlan } from '../../procurement/index.ts';
import { readLicenceForDecision } from '../../trust/index.ts';
import { listHistory } from '../audit/audit-log.ts';
import { presentCompany } from '../operations.presenter.ts';
import { findCompany, listCompanyDocuments, listCompanyMembers } from '../operations.store.ts';

export async function readCompany(db: Db, id: string): Promise<AnswerOf<typeof readCompanyCall>> {
  const company = (await findCompany(db, id)) ?? fail('company.unknown');
  const [logo, papers, licence, members, history, buyerPlan] = await Promise.all([
    company.logo_id ? findMedia(db, company.logo_id) : undefined,
    listCompanyDocuments(db, id),
    readLicenceForDecision(db, id),
    listCompanyMembers(db, id),
    listHistory(db, id),
    company.roles.includes('buyer') ? readPlan(db, id) : null,
  ]);
  return presentCompany(company, { logo, papers, licence, members, history, buyerPlan });
}
