import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/errors.ts';

/** Finds an expert who can be requested now: published and not busy. */
export async function findFreeExpert(db: Db, id: string): Promise<{ name: string }> {
  const expert = await db
    .selectFrom('directory_entries')
    .select(['name', 'availability'])
    .where('id', '=', id)
    .where('kind', '=', 'expert')
    .where('published_at', 'is not', null)
    .executeTakeFirst();
  if (!expert) fail('expert.unknown');
  if (expert.availability !== 'available') fail('expert.busy');
  return { name: expert.name };
}
