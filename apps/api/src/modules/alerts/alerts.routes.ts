import * as calls from '@rigsouq/contract/alerts/saved-searches';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { AuthSecret } from '../../platform/signature.ts';
import { presentSavedSearch } from './alerts.presenter.ts';
import { changeSearch, deleteSearch, listSearches, saveSearch } from './saved-searches.ts';
import { stopAlerts } from './stop-alerts.ts';

export function alertsRoutes(serve: Serve, { db, secret }: { db: Db; secret: AuthSecret }): void {
  serve(calls.saveSearch, async ({ actor, body }) => {
    const _id = await inTransaction(db, (tx) => saveSearch(tx, actor, body));
    return { message: calls.saveSearch.message, _id };
  });
  serve(calls.listSavedSearches, async ({ actor }) => (await listSearches(db, actor)).map(presentSavedSearch));
  serve(calls.changeSavedSearch, async ({ actor, params, body }) => {
    await inTransaction(db, (tx) => changeSearch(tx, actor, params.id, body));
    return { message: calls.changeSavedSearch.message };
  });
  serve(calls.deleteSavedSearch, async ({ actor, params }) => {
    await inTransaction(db, (tx) => deleteSearch(tx, actor, params.id));
    return { message: calls.deleteSavedSearch.message };
  });
  serve(calls.stopAlerts, async ({ body }) => {
    await inTransaction(db, (tx) => stopAlerts(tx, secret, body.token));
    return { message: calls.stopAlerts.message };
  });
}
