import * as calls from '@rigsouq/contract/trust/reports';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { sendReport } from './send-report.ts';

export function reportsRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(calls.sendReport, async ({ actor, body }) => {
    await inTransaction(db, (tx) => sendReport(tx, actor, body));
    return { message: calls.sendReport.message };
  });
}
