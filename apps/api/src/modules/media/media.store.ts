import type { Insertable, Selectable } from 'kysely';
import type { Media } from '../../../db/rows.generated.ts';
import type { Db, Tx } from '../../platform/database/db.ts';

/** A row with the narrower types that the check constraints of the table guarantee. */
export type MediaRow = Selectable<Media> & { kind: 'image' | 'document'; visibility: 'public' | 'private' };

export function insertMedia(tx: Tx, row: Insertable<Media>): Promise<MediaRow> {
  return tx.insertInto('media').values(row).returningAll().$castTo<MediaRow>().executeTakeFirstOrThrow();
}

export function findMedia(db: Db, id: string): Promise<MediaRow | undefined> {
  return db.selectFrom('media').selectAll().$castTo<MediaRow>().where('id', '=', id).executeTakeFirst();
}

export function lockMedia(tx: Tx, accountId: string, ids: readonly string[]): Promise<MediaRow[]> {
  return tx
    .selectFrom('media')
    .selectAll()
    .$castTo<MediaRow>()
    .where('id', 'in', ids)
    .where('account_id', '=', accountId)
    .orderBy('id')
    .forUpdate()
    .execute();
}
