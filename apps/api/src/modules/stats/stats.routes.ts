import { readFirstSteps, readStats } from '@rigsouq/contract/stats/calls';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/errors.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { InquiryCounter } from '../catalogue/index.ts';
import { readBuyerFirstSteps, readSupplierFirstSteps } from './first-steps.ts';
import { readBuyerStats, readSupplierStats } from './read-stats.ts';

type Deps = { db: Db; inquiries: readonly InquiryCounter[] };

export function statsRoutes(serve: Serve, { db, inquiries }: Deps): void {
  serve(readStats, ({ actor, query: { role } }) => {
    if (role === 'buyer') return readBuyerStats(db, actor);
    // The server's role decides, not the one in the request (R11).
    if (!actor.account.roles.includes('supplier')) fail('access.denied');
    return readSupplierStats(db, inquiries, actor);
  });

  serve(readFirstSteps, async ({ actor, query: { role } }) => {
    if (role === 'buyer') return { steps: await readBuyerFirstSteps(db, actor) };
    if (!actor.account.roles.includes('supplier')) fail('access.denied');
    return { steps: await readSupplierFirstSteps(db, actor) };
  });
}
