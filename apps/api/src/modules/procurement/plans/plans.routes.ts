import * as calls from '@rigsouq/contract/procurement/plans';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import { fail } from '../../../platform/http/errors.ts';
import type { Serve } from '../../../platform/http/serve.ts';
import type { Live } from '../../../platform/live/live.ts';
import { insertRequest } from './plans.store.ts';
import { readPlan } from './read-plan.ts';
import { startTrial } from './require-plan.ts';

export function plansRoutes(serve: Serve, { db, live }: { db: Db; live: Live }): void {
  // Other members of the company who have the dashboard open see the change immediately.
  const publishChange = (accountId: string) => live.publish([accountId], { what: 'plans' });

  serve(calls.readBuyerPlan, ({ actor }) => readPlan(db, actor.account.id));
  serve(calls.startBuyerTrial, async ({ actor }) => {
    await inTransaction(db, (tx) => startTrial(tx, actor));
    await publishChange(actor.account.id);
    return { message: calls.startBuyerTrial.message };
  });
  serve(calls.requestBuyerPlan, async ({ actor }) => {
    if (!(await inTransaction(db, (tx) => insertRequest(tx, actor.account.id)))) fail('plan.requested');
    await publishChange(actor.account.id);
    return { message: calls.requestBuyerPlan.message };
  });
}
