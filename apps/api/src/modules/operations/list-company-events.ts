import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { listCompanySecurityEvents } from '@rigsouq/contract/security-events';
import type { Db } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { listEventsOfAccount } from '../identity/index.ts';
import { findCompany } from './operations.store.ts';

export async function listCompanyEvents(
  db: Db,
  id: string,
  after: string | undefined,
): Promise<AnswerOf<typeof listCompanySecurityEvents>> {
  if (!(await findCompany(db, id))) fail('company.unknown');
  return listEventsOfAccount(db, id, after);
}
