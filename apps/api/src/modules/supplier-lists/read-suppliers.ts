import type { AnswerOf, ParsedOf } from '@rigsouq/contract/endpoint';
import type * as calls from '@rigsouq/contract/supplier-lists/calls';
import type pg from 'pg';
import { type Db, runStatement } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import type { AuthSecret } from '../../platform/signature.ts';
import { findInNetwork, readNetwork } from '../companies/index.ts';
import { countAcceptedQuotes } from '../enquiries/index.ts';
import { countCompletedRentals } from '../rentals/index.ts';
import { listSupplierDocuments } from './documents.queries.ts';
import { readScorecard, readScores } from './facts.queries.ts';
import { countDocuments, countEntries, findEntries, listEntries, listTags } from './lists.queries.ts';
import { type EntryStatistics, presentDocument, presentEntry } from './supplier-lists.presenter.ts';

const MAX_RESULTS = 30;

export async function listSuppliers(
  db: Db,
  { account }: Actor,
  { page, limit, ...filter }: ParsedOf<typeof calls.listSuppliers>['query'],
): Promise<AnswerOf<typeof calls.listSuppliers>> {
  const [rows, counts, tags] = await Promise.all([
    listEntries(db, account.id, filter, { page, limit }),
    countEntries(db, account.id, filter),
    listTags(db, account.id),
  ]);
  const statistics = await readStatistics(db, account.id, idsOf(rows));
  const total = filter.standing ? counts[filter.standing] : counts.approved + counts.preferred + counts.blocked;
  const suppliers = rows.map((row) => presentEntry(row, row, statistics));
  return { suppliers, counts, tags, total, pages: Math.ceil(total / limit) };
}

/** Finds suppliers in the whole network, verified ones first and blocked ones last. */
export async function findSuppliers(
  { db, pool }: { db: Db; pool: pg.Pool },
  { account }: Actor,
  query: ParsedOf<typeof calls.findSuppliers>['query'],
): Promise<AnswerOf<typeof calls.findSuppliers>> {
  // One more row than shown is read, because the buyer itself may be among them.
  const page = { ...query, page: 1, limit: MAX_RESULTS + 1 };
  const { rows } = await readNetwork((statement) => runStatement(pool, statement), 'supplier', page);
  const others = rows.filter(({ id }) => id !== account.id).slice(0, MAX_RESULTS);
  const ids = idsOf(others);
  const [kept, statistics] = await Promise.all([findEntries(db, account.id, ids), readStatistics(db, account.id, ids)]);
  const found = others.map((row) => presentEntry(row, kept.get(row.id), statistics));
  const blocked = found.filter(({ standing }) => standing === 'blocked');
  return { suppliers: [...found.filter(({ standing }) => standing !== 'blocked'), ...blocked] };
}

export async function readSupplier(
  { db, secret }: { db: Db; secret: AuthSecret },
  { account }: Actor,
  id: string,
): Promise<AnswerOf<typeof calls.readSupplier>> {
  const company = id === account.id ? undefined : await findInNetwork(db, id, 'supplier');
  if (!company) fail('supplier.unknown');
  const [kept, statistics, scorecard, quotes, rentals, documents] = await Promise.all([
    findEntries(db, account.id, [id]),
    readStatistics(db, account.id, [id]),
    readScorecard(db, account.id, id),
    countAcceptedQuotes(db, account.id, id),
    countCompletedRentals(db, account.id, id),
    listSupplierDocuments(db, account.id, id),
  ]);
  return {
    ...presentEntry(company, kept.get(id), statistics),
    scorecard: { ...scorecard, deals: quotes + rentals },
    documents: documents.map((row) => presentDocument(row, secret)),
  };
}

async function readStatistics(db: Db, buyerId: string, ids: readonly string[]): Promise<EntryStatistics> {
  const [scores, papers] = await Promise.all([readScores(db, buyerId, ids), countDocuments(db, buyerId, ids)]);
  return { scores, papers };
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
