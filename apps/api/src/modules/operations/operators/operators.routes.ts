import * as calls from '@rigsouq/contract/operations/operators';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import type { Serve } from '../../../platform/http/serve.ts';
import { originOf } from '../../../platform/monitoring/security-log.ts';
import { listAllOperators } from '../../identity/index.ts';
import { savedViewsRoutes } from '../saved-views/saved-views.routes.ts';
import { setRights } from './set-rights.ts';

export function operatorsRoutes(serve: Serve, { db }: { db: Db }): void {
  savedViewsRoutes(serve, { db });
  serve(calls.readRights, ({ actor: { userId, name, rights } }) => ({
    _id: userId,
    name,
    lead: rights?.lead ?? false,
    desks: [...(rights?.desks ?? [])],
  }));
  serve(calls.listOperators, async ({ actor }) => {
    const operators = await listAllOperators(db);
    return {
      operators: operators.map(({ id, name, email, lead, desks, secondFactor, created_at }) => ({
        _id: id,
        name,
        email,
        lead,
        desks,
        secondFactor,
        me: id === actor.userId,
        since: created_at.toISOString(),
      })),
    };
  });
  serve(calls.setRights, async ({ actor, params, body, request }) => {
    await inTransaction(db, (tx) => setRights(tx, actor, { ...params, ...body }, originOf(request)));
    return { message: calls.setRights.message };
  });
}
