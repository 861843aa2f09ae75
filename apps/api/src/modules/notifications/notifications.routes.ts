import * as calls from '@rigsouq/contract/notifications';
import { type Db, inTransaction } from '../../platform/db.ts';
import type { Live } from '../../platform/live.ts';
import type { Serve } from '../../platform/serve.ts';
import { changeChoices, markRead, readBell, readChoices } from './bell.ts';

type Deps = { db: Db; live: Live };

export function notificationsRoutes(serve: Serve, { db, live }: Deps): void {
  serve(calls.readNotifications, ({ actor, query }) => readBell(db, actor, query));
  serve(calls.markNotificationsRead, async ({ actor, body }) => {
    await inTransaction(db, (tx) => markRead(tx, actor, body.ids));
    // The other open tabs of the user update their count.
    await live.tell([actor.account.id], { what: 'notifications' });
    return { message: 'Marked as read' };
  });
  serve(calls.readNoticeChoices, async ({ actor }) => ({ choices: await readChoices(db, actor) }));
  serve(calls.changeNoticeChoices, async ({ actor, body }) => {
    await inTransaction(db, (tx) => changeChoices(tx, actor, body.choices));
    return { message: 'Your choice has been saved' };
  });
}
