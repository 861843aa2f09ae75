import * as calls from '@rigsouq/contract/enquiries/quotes';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import { runOnce } from '../../platform/http/idempotency.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { findOpenEnquiries } from './quotes.queries.ts';
import { listQuotes, readQuote } from './read-quotes.ts';
import { requestQuote } from './request-quote.ts';
import { acceptQuote, answerQuote, declineQuote, rejectQuote } from './step-quote.ts';

export function enquiriesRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(calls.requestQuote, async ({ actor, body }) => {
    const _id = await inTransaction(db, (tx) => requestQuote(tx, actor, body));
    return { message: calls.requestQuote.message, _id };
  });
  serve(calls.readOpenEnquiries, ({ actor, params }) => findOpenEnquiries(db, actor.account.id, params.id));
  serve(calls.myRequestedQuotes, ({ actor, query }) => listQuotes(db, actor, 'buyer', query));
  serve(calls.mySellingQuotes, ({ actor, query }) => listQuotes(db, actor, 'supplier', query));
  serve(calls.readQuote, ({ actor, params }) => readQuote(db, actor, params.id));
  serve(calls.answerQuote, async ({ actor, params, body }) => {
    await inTransaction(db, (tx) => answerQuote(tx, actor, params.id, body));
    return { message: calls.answerQuote.message };
  });
  serve(calls.declineQuote, async ({ actor, params, body }) => {
    await inTransaction(db, (tx) => declineQuote(tx, actor, params.id, body.note));
    return { message: calls.declineQuote.message };
  });
  serve(calls.acceptQuote, (call) =>
    inTransaction(db, (tx) =>
      runOnce(tx, calls.acceptQuote, call, async () => {
        await acceptQuote(tx, call.actor, call.params.id, call.body);
        return { message: calls.acceptQuote.message };
      }),
    ),
  );
  serve(calls.rejectQuote, async ({ actor, params, body }) => {
    await inTransaction(db, (tx) => rejectQuote(tx, actor, params.id, body.note));
    return { message: calls.rejectQuote.message };
  });
}
