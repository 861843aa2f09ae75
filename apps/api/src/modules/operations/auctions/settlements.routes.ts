import type { Endpoint } from '@rigsouq/contract/endpoint';
import * as calls from '@rigsouq/contract/operations/auction-desk';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import type { Actor } from '../../../platform/http/access.ts';
import { runOnce } from '../../../platform/http/idempotency.ts';
import type { Serve } from '../../../platform/http/serve.ts';
import { applySettlementAction, type DeskSettlementAction, listDeskSettlements } from './settlements.ts';

type Call = { actor: Actor; params: { id: string }; body: { note?: string | undefined } } & Parameters<
  typeof runOnce
>[2];

export function settlementDeskRoutes(serve: Serve, { db }: { db: Db }): void {
  const step = (endpoint: Endpoint & { message: string }, act: DeskSettlementAction) => (call: Call) =>
    inTransaction(db, (tx) =>
      runOnce(tx, endpoint, call, async () => {
        await applySettlementAction(tx, call.actor, act, call.params.id, call.body.note);
        return { message: endpoint.message };
      }),
    );

  serve(calls.listSettlements, ({ query }) => listDeskSettlements(db, query));
  serve(calls.markPaid, step(calls.markPaid, 'paid'));
  serve(calls.markReleased, step(calls.markReleased, 'released'));
  serve(calls.markDefaulted, step(calls.markDefaulted, 'defaulted'));
  serve(calls.offerSecondChance, step(calls.offerSecondChance, 'offered'));
  serve(calls.giveUpSettlement, step(calls.giveUpSettlement, 'given up'));
}
