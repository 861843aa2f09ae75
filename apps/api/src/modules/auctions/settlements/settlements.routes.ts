import { acceptSecondChance, declineSecondChance } from '@rigsouq/contract/auctions/consignments';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import { runOnce } from '../../../platform/http/idempotency.ts';
import type { Serve } from '../../../platform/http/serve.ts';
import { answerSecondChance } from './settlement-actions.ts';

export function settlementsRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(acceptSecondChance, (call) =>
    inTransaction(db, (tx) =>
      runOnce(tx, acceptSecondChance, { ...call, body: null }, async () => {
        await answerSecondChance(tx, call.actor, 'accept', call.params.id);
        return { message: acceptSecondChance.message };
      }),
    ),
  );
  serve(declineSecondChance, (call) =>
    inTransaction(db, (tx) =>
      runOnce(tx, declineSecondChance, { ...call, body: null }, async () => {
        await answerSecondChance(tx, call.actor, 'decline', call.params.id);
        return { message: declineSecondChance.message };
      }),
    ),
  );
}
