// Adds the listings of the plain demo: sixty suppliers with ten machines each, with pictures.
import { sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '../src/platform/database/db.ts';
import type { Storage } from '../src/platform/storage.ts';
import { addRows } from './add-generated-companies.ts';
import { addSellers } from './add-generated-listings.ts';
import { demoCompanies } from './companies.ts';
import { demoId } from './demo-id.ts';
import { generateListing, type Seller } from './generated-listings.ts';
import { type Photo, readPictures } from './pictures.ts';

const SUPPLIERS = 60;
const LISTINGS = 600;

export async function addListings(db: Db, storage: Storage): Promise<number> {
  const named: Seller[] = demoCompanies
    .filter(({ roles }) => roles.includes('supplier'))
    .map(({ email, country }) => ({ accountId: demoId(`account ${email}`), userId: demoId(`user ${email}`), country }));
  const sellers = [...named, ...(await addSellers(db, SUPPLIERS - named.length))];
  const offers = Array.from({ length: LISTINGS }, (_, number) =>
    generateListing(number, sellers[number % sellers.length] as Seller, { pictured: true }),
  );
  const ids = offers.map(({ listing }) => listing.id);
  const known = new Set(
    (await db.selectFrom('listings').select('id').where('id', 'in', ids).execute()).map(({ id }) => id),
  );
  const missing = offers.filter(({ listing }) => !known.has(listing.id));
  if (missing.length === 0) return 0;
  const { storePhotos } = await readPictures();
  const photos: Photo[] = [];
  for (const offer of missing) photos.push(...(await storePhotos(offer, storage)));
  await inTransaction(db, async (tx) => {
    await addRows(
      tx,
      'machines',
      missing.map(({ machine }) => machine),
    );
    await addRows(
      tx,
      'media',
      photos.map(({ media }) => media),
    );
    await tx
      .insertInto('machine_photos')
      .values(photos.map(({ photo }) => photo))
      .execute();
    await addRows(
      tx,
      'listings',
      missing.map(({ listing }) => listing),
    );
    await addViews(tx, ids);
  });
  return missing.length;
}

/** Spreads about half of the views of each listing over the last thirty days, so that every listing has its own course. */
async function addViews(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`insert into listing_views (listing_id, day, views)
    select l.id, current_date - n, v.views from listings l, generate_series(0, 29) n,
      lateral (select round(l.views / 60.0 * (1 + sin(n / 4.0 + length(l.title))) * ((hashtext(l.id::text || n) & 255) / 128.0))::bigint as views) v
    where l.id = any(${[...ids]}::uuid[]) and v.views > 0`.execute(tx);
}
