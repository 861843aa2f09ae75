import * as calls from '@rigsouq/contract/rfqs/awards';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import { runOnce } from '../../../platform/http/idempotency.ts';
import type { Serve } from '../../../platform/http/serve.ts';
import type { Live } from '../../../platform/live/live.ts';
import { judgeTechnical, openPrices } from '../answers/open-prices.ts';
import { readComparison } from '../comparison/read-comparison.ts';
import { weighRfq } from '../comparison/weigh-rfq.ts';
import { awardRfq } from './award-rfq.ts';
import { readSettings, saveSettings } from './buying-settings.ts';
import { approveAward, rejectAward, takeBackAward } from './decide-award.ts';

export function awardsRoutes(serve: Serve, { db, live }: { db: Db; live: Live }): void {
  serve(calls.readComparison, ({ actor, params }) => readComparison(db, actor, params.id));
  serve(calls.judgeTechnical, async ({ actor, params, body }) => {
    await inTransaction(db, (tx) => judgeTechnical(tx, actor, params.id, body));
    // Other members who have the comparison open see the change.
    await live.publish([actor.account.id], { what: 'rfqs', id: params.id });
    return { message: calls.judgeTechnical.message[body.accepted ? 'accepted' : 'rejected'] };
  });
  serve(calls.openPrices, (call) =>
    inTransaction(db, (tx) =>
      runOnce(tx, calls.openPrices, call, async () => {
        await openPrices(tx, call.actor, call.params.id);
        return { message: calls.openPrices.message };
      }),
    ),
  );
  serve(calls.weighRfq, async ({ actor, params, body }) => {
    await inTransaction(db, (tx) => weighRfq(tx, actor, params.id, body));
    await live.publish([actor.account.id], { what: 'rfqs', id: params.id });
    return { message: calls.weighRfq.message };
  });
  serve(calls.awardRfq, (call) =>
    inTransaction(db, (tx) =>
      runOnce(tx, calls.awardRfq, call, async () => {
        const state = await awardRfq(tx, call.actor, call.params.id, call.body);
        return { message: calls.awardRfq.message[state], state };
      }),
    ),
  );
  serve(calls.approveAward, (call) =>
    inTransaction(db, (tx) =>
      runOnce(tx, calls.approveAward, call, async () => {
        await approveAward(tx, call.actor, call.params.id, call.body.awardId);
        return { message: calls.approveAward.message };
      }),
    ),
  );
  serve(calls.rejectAward, (call) =>
    inTransaction(db, (tx) =>
      runOnce(tx, calls.rejectAward, call, async () => {
        await rejectAward(tx, call.actor, call.params.id, call.body.awardId, call.body.reason);
        return { message: calls.rejectAward.message };
      }),
    ),
  );
  serve(calls.takeBackAward, (call) =>
    inTransaction(db, (tx) =>
      runOnce(tx, calls.takeBackAward, call, async () => {
        await takeBackAward(tx, call.actor, call.params.id, call.body.awardId);
        return { message: calls.takeBackAward.message };
      }),
    ),
  );
  serve(calls.readBuyingSettings, ({ actor }) => readSettings(db, actor));
  serve(calls.saveBuyingSettings, async ({ actor, body }) => {
    await inTransaction(db, (tx) => saveSettings(tx, actor, body.approvalLimit));
    return { message: calls.saveBuyingSettings.message };
  });
}
