// Adds generated listings in large numbers, with the triggers off. What they do for each row is done here for a batch, and the counts, the
// words and the indexes of the search are created at the end.
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { type Db, inTransaction } from '../src/platform/database/db.ts';
import { addRows } from './add-generated-companies.ts';
import { type GeneratedCompany, generateCompany } from './generated-companies.ts';
import { type GeneratedListing, generateListing, type Seller } from './generated-listings.ts';

const BATCH = 5_000;
/** The numbers of generated listings start here, after those of the plain demo. */
const FIRST_NUMBER = 100_000;

export async function addGeneratedListings(db: Db, total: number, progress: (done: number) => void): Promise<void> {
  if (total === 0) return;
  const sellers = await addSellers(db, Math.max(20, Math.min(2_000, Math.round(total / 400))));
  const indexes = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'catalogue_entries' and indexname <> 'catalogue_entries_pkey'`.execute(db);
  const runWithoutTimeout = async (statement: RawBuilder<unknown>) =>
    inTransaction(db, async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      await sql`set local maintenance_work_mem = '512MB'`.execute(tx);
      await sql`set local work_mem = '256MB'`.execute(tx);
      await statement.execute(tx);
    });

  for (const { name } of indexes.rows) await sql`drop index ${sql.table(name)}`.execute(db);
  await sql`alter table listings disable trigger listings_catalogue`.execute(db);
  await sql`alter table catalogue_entries disable trigger user`.execute(db);
  try {
    // The next batch is generated while the database writes the previous one.
    let writing = Promise.resolve();
    for (let from = 0; from < total; from += BATCH) {
      const size = Math.min(BATCH, total - from);
      const batch = Array.from({ length: size }, (_, at) =>
        generateListing(FIRST_NUMBER + from + at, sellers[(from + at) % sellers.length] as Seller),
      );
      await writing;
      writing = addBatch(db, batch).then(() => progress(from + size));
      if (from === 0) {
        await writing;
        await sql`analyze accounts, machines, listings`.execute(db);
      }
    }
    await writing;
  } finally {
    await sql`alter table listings enable trigger listings_catalogue`.execute(db);
    await sql`alter table catalogue_entries enable trigger user`.execute(db);
  }
  await runWithoutTimeout(sql`select recount_catalogue()`);
  for (const { definition } of indexes.rows) await runWithoutTimeout(sql.raw(definition));
  for (const table of ['machines', 'listings', 'catalogue_entries', 'catalogue_counts', 'catalogue_words'])
    await runWithoutTimeout(sql`analyze ${sql.table(table)}`);
}

async function addBatch(db: Db, batch: readonly GeneratedListing[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    await addRows(
      tx,
      'machines',
      batch.map(({ machine }) => machine),
    );
    await addRows(
      tx,
      'listings',
      batch.map(({ listing }) => listing),
    );
    const ids = batch.map(({ listing }) => listing.id);
    // These settings force index scans: a plan that was made for a small table would read the whole table for every batch.
    for (const plan of ['seqscan', 'bitmapscan', 'hashjoin', 'mergejoin'])
      await sql.raw(`set local enable_${plan} = off`).execute(tx);
    await sql`delete from catalogue_entries where listing_id = any (${ids})`.execute(tx);
    await sql`select add_catalogue_entries(${ids}::uuid[])`.execute(tx);
  });
}

export async function addSellers(db: Db, count: number): Promise<Seller[]> {
  const companies: GeneratedCompany[] = [];
  for (let number = 0; companies.length < count; number++) {
    const company = generateCompany(number);
    if (company.account.roles.includes('supplier')) companies.push(company);
  }
  await inTransaction(db, async (tx) => {
    await addRows(
      tx,
      'accounts',
      companies.map(({ account }) => account),
    );
    await addRows(
      tx,
      'auth_users',
      companies.map(({ user }) => user),
    );
    await addRows(
      tx,
      'members',
      companies.map(({ member }) => member),
    );
    await addRows(
      tx,
      'company_profiles',
      companies.map(({ profile }) => profile),
    );
  });
  return companies.map(({ account, user }) => ({ accountId: account.id, userId: user.id, country: account.country }));
}
