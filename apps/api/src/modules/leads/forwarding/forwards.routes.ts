import * as calls from '@rigsouq/contract/leads/forwards';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import type { Serve } from '../../../platform/http/serve.ts';
import { acceptForward, declineForward, openForward } from './answer-forward.ts';
import { presentForward, presentRequest } from './forwards.presenter.ts';
import { listRequestsOfAccount, readRequestOfLink } from './list-requests.ts';

export function forwardsRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(calls.readForward, async ({ body }) => {
    const { forward, lead } = await inTransaction(db, (tx) => openForward(tx, body.token));
    return presentForward(forward, lead);
  });
  serve(calls.acceptForward, async ({ body: { token, ...answer } }) => {
    await inTransaction(db, (tx) => acceptForward(tx, token, answer));
    return { message: calls.acceptForward.message };
  });
  serve(calls.declineForward, async ({ body }) => {
    await inTransaction(db, (tx) => declineForward(tx, body.token));
    return { message: calls.declineForward.message };
  });
  serve(calls.readRequest, async ({ body }) => presentRequest(await readRequestOfLink(db, body.token)));
  serve(calls.listRequests, async ({ actor, query }) => {
    const { requests, total, pages } = await listRequestsOfAccount(db, actor.account.id, query);
    return { requests: requests.map(presentRequest), total, pages };
  });
}
