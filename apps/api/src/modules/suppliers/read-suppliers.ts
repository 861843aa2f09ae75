import type { AnswerOf, ParsedOf } from '@rigsouq/contract/endpoint';
import type * as calls from '@rigsouq/contract/supplier-lists';
import type pg from 'pg';
import type { Actor } from '../../platform/access.ts';
import type { Db } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { AuthSecret } from '../../platform/signature.ts';
import { findInNetwork, readNetwork } from '../companies/index.ts';
import { countAcceptedQuotes } from '../enquiries/index.ts';
import { countCompletedRentals } from '../rentals/index.ts';
import { documentsOf } from './documents.queries.ts';
import { readScorecard, scoresOf } from './facts.queries.ts';
import { countEntries, countPapers, entriesOf, pageOfEntries, tagsInUse } from './lists.queries.ts';
import { type Figures, presentDocument, presentEntry } from './suppliers.presenter.ts';

const FOUND_MOST = 30;

export async function listSuppliers(
  db: Db,
  { account }: Actor,
  { page, limit, ...asked }: ParsedOf<typeof calls.listSuppliers>['query'],
): Promise<AnswerOf<typeof calls.listSuppliers>> {
  const [rows, counts, tags] = await Promise.all([
    pageOfEntries(db, account.id, asked, { page, limit }),
    countEntries(db, account.id, asked),
    tagsInUse(db, account.id),
  ]);
  const figures = await figuresOf(db, account.id, idsOf(rows));
  const total = asked.standing ? counts[asked.standing] : counts.approved + counts.preferred + counts.blocked;
  const suppliers = rows.map((row) => presentEntry(row, row, figures));
  return { suppliers, counts, tags, total, pages: Math.ceil(total / limit) };
}

/** Verified first, as the network has them, and who is blocked last. */
export async function findSuppliers(
  { db, pool }: { db: Db; pool: pg.Pool },
  { account }: Actor,
  asked: ParsedOf<typeof calls.findSuppliers>['query'],
): Promise<AnswerOf<typeof calls.findSuppliers>> {
  // One more than is shown: who looks may be among them.
  const { rows } = await readNetwork(pool, 'supplier', { ...asked, page: 1, limit: FOUND_MOST + 1 });
  const others = rows.filter(({ id }) => id !== account.id).slice(0, FOUND_MOST);
  const ids = idsOf(others);
  const [kept, figures] = await Promise.all([entriesOf(db, account.id, ids), figuresOf(db, account.id, ids)]);
  const found = others.map((row) => presentEntry(row, kept.get(row.id), figures));
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
  const [kept, figures, scorecard, quotes, rentals, documents] = await Promise.all([
    entriesOf(db, account.id, [id]),
    figuresOf(db, account.id, [id]),
    readScorecard(db, account.id, id),
    countAcceptedQuotes(db, account.id, id),
    countCompletedRentals(db, account.id, id),
    documentsOf(db, account.id, id),
  ]);
  return {
    ...presentEntry(company, kept.get(id), figures),
    scorecard: { ...scorecard, deals: quotes + rentals },
    documents: documents.map((row) => presentDocument(row, secret)),
  };
}

async function figuresOf(db: Db, buyerId: string, ids: readonly string[]): Promise<Figures> {
  const [scores, papers] = await Promise.all([scoresOf(db, buyerId, ids), countPapers(db, buyerId, ids)]);
  return { scores, papers };
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
