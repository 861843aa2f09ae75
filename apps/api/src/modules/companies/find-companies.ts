// Finds companies of both networks by name, for the search.
import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { searchAnywhere } from '@rigsouq/contract/search/calls';
import { type Connections, runStatement } from '../../platform/database/db.ts';
import { readNetwork } from './network.queries.ts';
import { buildPrefixQuery } from './search-rules.ts';

type FoundCompany = AnswerOf<typeof searchAnywhere>['companies'][number];

/** Returns suppliers first. A company in both networks is returned once, as a supplier. */
export async function findCompanies(connections: Connections, typed: string, limit: number): Promise<FoundCompany[]> {
  if (buildPrefixQuery(typed) === undefined) return [];
  const find = async (side: FoundCompany['side']) => {
    const { rows } = await readNetwork((statement) => runStatement(connections, statement), side, {
      page: 1,
      limit,
      search: typed,
    });
    return rows.flatMap(({ id, company_name, city, country }) =>
      company_name === null ? [] : [{ _id: id, name: company_name, side, city, country }],
    );
  };
  const [suppliers, buyers] = await Promise.all([find('supplier'), find('buyer')]);
  const known = new Set(suppliers.map(({ _id }) => _id));
  return [...suppliers, ...buyers.filter(({ _id }) => !known.has(_id))].slice(0, limit);
}
