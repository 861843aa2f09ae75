// Creates needs and projects for tests.
import type { Insertable } from 'kysely';
import type { Needs, Projects } from '../../../db/rows.generated.ts';
import type { Db } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';

type Buyer = { accountId: string; userId: string };

export async function aNeed(db: Db, { accountId, userId }: Buyer, over: Partial<Insertable<Needs>> = {}) {
  const need = { id: newId(), account_id: accountId, created_by: userId, category: 'excavators', ...over };
  return db.insertInto('needs').values(need).returningAll().executeTakeFirstOrThrow();
}

export async function aProject(db: Db, { accountId, userId }: Buyer, over: Partial<Insertable<Projects>> = {}) {
  const project = {
    id: newId(),
    account_id: accountId,
    created_by: userId,
    name: 'Coast road, second lot',
    duration: '18 months',
    equipment: ['excavators'],
    ...over,
  };
  return db.insertInto('projects').values(project).returningAll().executeTakeFirstOrThrow();
}
