// Generated listings in large numbers, with the triggers off: what they do for each row is done here for a batch, and the counts, the
// words and the indexes of the search are made at the end.
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { type Db, inTransaction } from '../src/platform/db.ts';
import { addRows } from './add-generated.ts';
import { type Generated, generateCompany } from './generated-companies.ts';
import { type GeneratedListing, generateListing, type Seller } from './generated-listings.ts';

const BATCH = 5_000;
/** Numbers of generated listings start here, beside those of the plain demo. */
const FIRST = 100_000;

export async function addGeneratedListings(db: Db, wanted: number, progress: (done: number) => void): Promise<void> {
  if (wanted === 0) return;
  const sellers = await addSellers(db, Math.max(20, Math.min(2_000, Math.round(wanted / 400))));
  const indexes = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'catalogue_entries' and indexname <> 'catalogue_entries_pkey'`.execute(db);
  const patient = async (statement: RawBuilder<unknown>) =>
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
    // The next batch is made while the database takes the last one.
    let taken = Promise.resolve();
    for (let from = 0; from < wanted; from += BATCH) {
      const size = Math.min(BATCH, wanted - from);
      const batch = Array.from({ length: size }, (_, at) =>
        generateListing(FIRST + from + at, sellers[(from + at) % sellers.length] as Seller),
      );
      await taken;
      taken = addBatch(db, batch).then(() => progress(from + size));
      if (from === 0) {
        await taken;
        await sql`analyze accounts, machines, listings`.execute(db);
      }
    }
    await taken;
  } finally {
    await sql`alter table listings enable trigger listings_catalogue`.execute(db);
    await sql`alter table catalogue_entries enable trigger user`.execute(db);
  }
  await patient(sql`select recount_catalogue()`);
  for (const { definition } of indexes.rows) await patient(sql.raw(definition));
  for (const table of ['machines', 'listings', 'catalogue_entries', 'catalogue_counts', 'catalogue_words'])
    await patient(sql`analyze ${sql.table(table)}`);
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
    // A plan made for a small table would read all of it for each batch when it is large.
    for (const way of ['seqscan', 'bitmapscan', 'hashjoin', 'mergejoin'])
      await sql.raw(`set local enable_${way} = off`).execute(tx);
    await sql`delete from catalogue_entries where listing_id = any (${ids})`.execute(tx);
    await sql`select add_catalogue_entries(${ids}::uuid[])`.execute(tx);
  });
}

export async function addSellers(db: Db, count: number): Promise<Seller[]> {
  const companies: Generated[] = [];
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
