import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { listCompanySecurityEvents } from '@rigsouq/contract/identity/security-events';
import type { Db } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/errors.ts';
import { listEventsOfAccount } from '../../identity/index.ts';
import { findCompany } from '../operations.store.ts';

export async function listCompanyEvents(
  db: Db,
  id: string,
  after: string | undefined,
): Promise<AnswerOf<typeof listCompanySecurityEvents>> {
  if (!(await findCompany(db, id))) fail('company.unknown');
  return listEventsOfAccount(db, id, after);
}
