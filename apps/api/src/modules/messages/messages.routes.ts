import * as calls from '@rigsouq/contract/messages/calls';
import { type Db, inTransaction, type Tx } from '../../platform/database/db.ts';
import { runOnce } from '../../platform/http/idempotency.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { Live } from '../../platform/live/live.ts';
import type { AuthSecret } from '../../platform/signature.ts';
import { markThreadRead } from './mark-read.ts';
import { linkAttachment, listConversations, readThread } from './read-threads.ts';
import { sendMessage } from './send-message.ts';

type Deps = { db: Db; live: Live; config: { authSecret: AuthSecret } };

export function messagingRoutes(serve: Serve, { db, live, config }: Deps): void {
  serve(calls.sendMessage, async (call) => {
    const write = (tx: Tx) => runOnce(tx, calls.sendMessage, call, () => sendMessage(tx, call.actor, call.body));
    return { message: calls.sendMessage.message, _id: await inTransaction(db, write) };
  });
  serve(calls.userConversations, ({ actor }) => listConversations(db, actor));
  serve(calls.readThread, ({ actor, params, query }) => readThread(db, actor, { ...params, ...query }));
  serve(calls.markThreadRead, async ({ actor, params, body }) => {
    const { sides } = await inTransaction(db, (tx) => markThreadRead(tx, actor, { ...params, ...body }));
    await live.publish(sides, { what: 'messages', id: params.equipmentId });
    return { message: calls.markThreadRead.message };
  });
  serve(calls.linkAttachment, ({ actor, params }) =>
    linkAttachment({ db, secret: config.authSecret }, actor, params.id),
  );
}
