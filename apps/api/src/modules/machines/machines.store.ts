import { type Insertable, sql, type Updateable } from 'kysely';
import type { Machines } from '../../../db/rows.generated.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { MediaRow } from '../media/index.ts';

export type NewMachine = Omit<Insertable<Machines>, 'created_at' | 'updated_at'>;
export type MachineChange = Omit<
  Updateable<Machines>,
  'id' | 'account_id' | 'created_by' | 'created_at' | 'updated_at'
>;

export async function insertMachine(tx: Tx, machine: NewMachine): Promise<void> {
  await tx.insertInto('machines').values(machine).execute();
}

/** Changes a machine. Returns false if the account has no such machine. */
export async function changeMachine(tx: Tx, accountId: string, id: string, change: MachineChange): Promise<boolean> {
  const changed = await tx
    .updateTable('machines')
    .set((eb) => ({ ...change, updated_at: eb.fn<Date>('now') }))
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Deletes a machine that nothing offers. Returns false if a listing or an auction uses it. */
export async function deleteMachine(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const used = sql<boolean>`exists (select from listings where machine_id = ${id})
    or exists (select from lots where machine_id = ${id}) or exists (select from consignments where machine_id = ${id})
    or exists (select from bookings where machine_id = ${id})`;
  const deleted = await tx
    .deleteFrom('machines')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where(sql<boolean>`not (${used})`)
    .executeTakeFirstOrThrow();
  return deleted.numDeletedRows > 0n;
}

/** Replaces the photos of a machine. The first one is the main photo. */
export async function setPhotos(tx: Tx, machineId: string, mediaIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('machine_photos').where('machine_id', '=', machineId).execute();
  if (mediaIds.length === 0) return;
  await tx
    .insertInto('machine_photos')
    .values(mediaIds.map((media_id, position) => ({ machine_id: machineId, media_id, position })))
    .execute();
}

export async function photosOf(db: Db, machineIds: readonly string[]) {
  if (machineIds.length === 0) return [];
  return db
    .selectFrom('machine_photos as p')
    .innerJoin('media as m', 'm.id', 'p.media_id')
    .selectAll('m')
    .select('p.machine_id')
    .$castTo<MediaRow & { machine_id: string }>()
    .where('p.machine_id', 'in', machineIds)
    .orderBy('p.machine_id')
    .orderBy('p.position')
    .execute();
}

export type MachinePhoto = Awaited<ReturnType<typeof photosOf>>[number];

/** Returns the main photo of each machine. It reads no other photos, because a supplier's list may have thousands of machines. */
export async function mainPhotos(db: Db, rows: readonly { machine_id: string }[]): Promise<Map<string, MachinePhoto>> {
  const ids = [...new Set(rows.map(({ machine_id }) => machine_id))];
  if (ids.length === 0) return new Map();
  const photos = await sql<MachinePhoto>`
    select m.*, w.machine_id from unnest(${ids}::uuid[]) as w (machine_id)
    cross join lateral (
      select p.media_id from machine_photos p where p.machine_id = w.machine_id order by p.position limit 1) main
    join media m on m.id = main.media_id`.execute(db);
  return new Map(photos.rows.map((photo) => [photo.machine_id, photo]));
}
