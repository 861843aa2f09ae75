import * as calls from '@rigsouq/contract/trust/reviews';
import { readTradeMonths as readTradeMonthsCall } from '@rigsouq/contract/trust/trade-months';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { listCompanyReviews } from './list-company-reviews.ts';
import { readDealReviews } from './read-deal-reviews.ts';
import { replyToReview } from './reply-to-review.ts';
import { readTradeMonths } from './statistics/read-trade-months.ts';
import { writeReview } from './write-review.ts';

export function trustRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(calls.readDealReviews, ({ actor, params }) => readDealReviews(db, actor, params.kind, params.id));
  serve(calls.writeReview, async ({ actor, params: { kind, id }, body }) => {
    const { published } = await inTransaction(db, (tx) => writeReview(tx, actor, kind, id, body));
    return { message: calls.writeReview.message[published ? 'published' : 'saved'], published };
  });
  serve(calls.replyToReview, async ({ actor, params, body }) => {
    await inTransaction(db, (tx) => replyToReview(tx, actor, params.id, body.text));
    return { message: calls.replyToReview.message };
  });
  serve(readTradeMonthsCall, ({ actor, query }) => readTradeMonths(db, actor, query.role));
  serve(calls.companyReviews, ({ params, query }) => listCompanyReviews(db, params.id, query));
}
