// Creates listings for tests with the same call that a supplier makes.
import { addEquipment } from '@rigsouq/contract/catalogue/calls';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { TestApi } from '../../../test/harness.ts';
import { aSellForm } from '../../../test/sell-form.ts';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import { anAccount, aSession } from '../identity/identity.factory.ts';

export { aSellForm };

export const aRentForm = {
  ...aSellForm,
  type: 'rent',
  price: '',
  hourlyRate: '60',
  dailyRate: '400',
  weeklyRate: '2200',
};

/** Returns a small photo. Each background colour gives a different file. */
export async function aPhoto(background = '#f5a800', name = 'photo.jpg'): Promise<File> {
  const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name);
}

export async function aSupplier(api: TestApi) {
  const account = await anAccount(api.parts.db, { roles: ['supplier'] });
  return { ...account, token: await aSession(api, account.email) };
}

export async function aListing(api: TestApi, token: string, over: Record<string, unknown> = {}, images?: File[]) {
  const files = { images: images ?? [await aPhoto()] };
  const { status, body } = await api.call(addEquipment, { body: { ...aSellForm, ...over }, files }, { token });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body._id;
}

type Rows = { accounts: readonly { accountId: string; userId: string }[]; count: number };

/**
 * Inserts many listings directly into the tables. Every value follows from the row's number, so that each filter excludes some rows.
 * The read model is built once at the end, which is fast.
 */
export async function manyListings(db: Db, { accounts, count }: Rows): Promise<void> {
  const ids = accounts.map(({ accountId }) => accountId);
  const users = accounts.map(({ userId }) => userId);
  await sql`alter table listings disable trigger listings_catalogue`.execute(db);
  await sql`
    with numbered as (
      select n, md5('listing ' || n)::uuid as id, md5('machine ' || n)::uuid as machine_id,
        (${ids}::uuid[])[1 + n % ${accounts.length}::int] as account_id,
        (${users}::uuid[])[1 + n % ${accounts.length}::int] as user_id,
        (array['excavators', 'cranes', 'loaders', 'generators'])[1 + (n * 7 % 11) % 4] as category,
        (array['new', 'used-functional', 'refurbished'])[1 + (n * 5 % 13) % 3] as condition,
        (array['sa', 'ae', 'om', null])[1 + (n * 3 % 7) % 4] as country,
        (array['Caterpillar', 'Volvo', 'Own Works', null])[1 + (n * 11 % 17) % 4] as brand,
        (array['USD', 'AED', 'KWD'])[1 + n % 3] as currency
      from generate_series(1, ${count}::int) n
    ), made as (
      insert into machines (id, account_id, created_by, category, brand, model, year, hours, condition, location, country, features)
      select machine_id, account_id, user_id, category, brand, 'M' || n % 50,
        case when n % 9 > 0 then 2000 + n * 13 % 25 end, case when n % 8 > 0 then n * 17 % 5000 end, condition,
        (array['Jebel Ali, Dubai', 'Industrial Area, Sharjah', 'Port Road, Duqm'])[1 + n % 3], country,
        array[(array['Rear camera', 'Telematics', 'Ripper', 'Heated seat', 'Outriggers'])[1 + n % 5]]
      from numbered
    )
    insert into listings (id, machine_id, account_id, created_by, type, status, title, description, currency,
      price_minor, hourly_minor, daily_minor, weekly_minor, created_at)
    select id, machine_id, account_id, user_id, type, 'active', 'Machine number ' || n, 'One of many.', currency,
      case type when 'sell' then price end, case type when 'rent' then price end, case type when 'rent' then price end,
      case type when 'rent' then price end, timestamptz '2026-01-01' + n * 37 % 1000 * interval '1 minute'
    from numbered, lateral (
      select case when n % 3 = 2 then 'rent' else 'sell' end as type, (1 + n * 7919 % 300)::bigint * 100000 as price) terms`.execute(
    db,
  );
  await sql`alter table listings enable trigger listings_catalogue`.execute(db);
  await inTransaction(db, async (tx) => {
    await sql`set local statement_timeout = '60s'`.execute(tx);
    await sql`select rebuild_catalogue()`.execute(tx);
  });
  for (const table of ['listings', 'machines', 'catalogue_entries', 'catalogue_words', 'catalogue_counts'])
    await sql`analyze ${sql.table(table)}`.execute(db);
}
