import * as calls from '@rigsouq/contract/notifications/calls';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { Live } from '../../platform/live/live.ts';
import {
  changeEmailChoices,
  findUnreadOfPage,
  listNotifications,
  markNotificationsRead,
  readEmailChoices,
} from './user-notifications.ts';

type Deps = { db: Db; live: Live };

export function notificationsRoutes(serve: Serve, { db, live }: Deps): void {
  serve(calls.readNotifications, ({ actor, query }) => listNotifications(db, actor, query));
  serve(calls.markNotificationsRead, async ({ actor, body }) => {
    const { ids, page } = body;
    const wanted = page === undefined ? ids : await findUnreadOfPage(db, actor, page);
    const changed = await inTransaction(db, (tx) => markNotificationsRead(tx, actor, wanted));
    // The other open tabs of the user update their count.
    if (changed) await live.publish([actor.account.id], { what: 'notifications' });
    return { message: calls.markNotificationsRead.message };
  });
  serve(calls.readNoticePreferences, async ({ actor }) => ({ choices: await readEmailChoices(db, actor) }));
  serve(calls.changeNoticePreferences, async ({ actor, body }) => {
    await inTransaction(db, (tx) => changeEmailChoices(tx, actor, body.choices));
    return { message: calls.changeNoticePreferences.message };
  });
}
