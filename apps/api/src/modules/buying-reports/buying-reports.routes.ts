import { readBuyingReport } from '@rigsouq/contract/buying-reports/calls';
import type { Db } from '../../platform/database/db.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { readReport } from './read-report.ts';

export function buyingReportsRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(readBuyingReport, ({ actor, query }) => readReport(db, actor, query));
}
