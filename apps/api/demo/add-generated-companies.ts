// Adds generated companies in large numbers: a thousand per transaction.
import { sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '../src/platform/database/db.ts';
import { type GeneratedCompany, generateCompany } from './generated-companies.ts';

const BATCH = 1_000;
const ROWS_PER_STATEMENT = 100;

export async function addGeneratedCompanies(db: Db, total: number, progress: (done: number) => void): Promise<void> {
  for (let done = 0; done < total; ) {
    const size = Math.min(BATCH, total - done);
    const batch = Array.from({ length: size }, (_, at) => generateCompany(done + at));
    await inTransaction(db, (tx) => addBatch(tx, batch));
    done += size;
    // The tables are analysed whenever they have doubled, because the triggers would keep the plans for empty tables.
    if (done === total || Number.isInteger(Math.log2(done / BATCH))) await vacuum(db);
    progress(done);
  }
}

async function vacuum(db: Db): Promise<void> {
  for (const table of ['accounts', 'company_profiles', 'network_entries', 'network_counts', 'needs', 'projects'])
    await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
}

async function addBatch(tx: Tx, batch: readonly GeneratedCompany[]): Promise<void> {
  await addRows(
    tx,
    'accounts',
    batch.map(({ account }) => account),
  );
  await addRows(
    tx,
    'auth_users',
    batch.map(({ user }) => user),
  );
  await addRows(
    tx,
    'members',
    batch.map(({ member }) => member),
  );
  await addRows(
    tx,
    'company_profiles',
    batch.map(({ profile }) => profile),
  );
  await addRows(
    tx,
    'needs',
    batch.flatMap(({ needs }) => needs),
  );
  await addRows(
    tx,
    'projects',
    batch.flatMap(({ projects }) => projects),
  );
}

/**
 * Adds the rows that do not exist yet. It uses several statements, because the triggers of a listing take some milliseconds and a
 * statement has a time limit.
 */
export async function addRows(tx: Tx, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    const records = JSON.stringify(rows.slice(from, from + ROWS_PER_STATEMENT));
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${records}::json)
      on conflict do nothing`.execute(tx);
  }
}
