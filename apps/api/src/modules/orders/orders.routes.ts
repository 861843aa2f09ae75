import * as calls from '@rigsouq/contract/orders/calls';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import { runOnce } from '../../platform/http/idempotency.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { AuthSecret } from '../../platform/signature.ts';
import { createOrderPdfLink } from './order-files.ts';
import { listOrders, readOrder } from './read-orders.ts';
import { acceptOrder, cancelOrder, closeOrder, declineOrder, deliverOrder } from './step-order.ts';

export function ordersRoutes(serve: Serve, deps: { db: Db; secret: AuthSecret }): void {
  const { db } = deps;
  serve(calls.listOrders, ({ actor, query }) => listOrders(db, actor, query));
  serve(calls.readOrder, ({ actor, params }) => readOrder(db, actor, params.id));
  serve(calls.acceptOrder, (call) =>
    inTransaction(db, (tx) =>
      runOnce(tx, calls.acceptOrder, call, async () => {
        await acceptOrder(tx, call.actor, call.params.id);
        return { message: calls.acceptOrder.message };
      }),
    ),
  );
  serve(calls.declineOrder, async ({ actor, params, body }) => {
    await inTransaction(db, (tx) => declineOrder(tx, actor, params.id, body.reason));
    return { message: calls.declineOrder.message };
  });
  serve(calls.deliverOrder, async ({ actor, params, body }) => {
    await inTransaction(db, (tx) => deliverOrder(tx, actor, params.id, body.deliveredOn));
    return { message: calls.deliverOrder.message };
  });
  serve(calls.closeOrder, async ({ actor, params }) => {
    await inTransaction(db, (tx) => closeOrder(tx, actor, params.id));
    return { message: calls.closeOrder.message };
  });
  serve(calls.cancelOrder, async ({ actor, params, body }) => {
    await inTransaction(db, (tx) => cancelOrder(tx, actor, params.id, body.reason));
    return { message: calls.cancelOrder.message };
  });
  serve(calls.createOrderPdfLink, ({ actor, params, body }) =>
    createOrderPdfLink(deps, actor, params.id, body.language),
  );
}
