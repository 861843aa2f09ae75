import type { AnswerOf, ParsedOf } from '@rigsouq/contract/endpoint';
import type { listCompanies as listCompaniesCall } from '@rigsouq/contract/operations/calls';
import type { Db } from '../../../platform/database/db.ts';
import { presentCompanyLine } from '../operations.presenter.ts';
import { listCompanyPage, PAGE } from '../operations.store.ts';

export async function listCompanies(
  db: Db,
  query: ParsedOf<typeof listCompaniesCall>['query'],
): Promise<AnswerOf<typeof listCompaniesCall>> {
  const rows = await listCompanyPage(db, query);
  const page = rows.slice(0, PAGE);
  return { companies: page.map(presentCompanyLine), next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null };
}
