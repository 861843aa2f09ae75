import { readBuyingReport } from '@rigsouq/contract/buying-reports';
import type { Db } from '../../platform/db.ts';
import type { Serve } from '../../platform/serve.ts';
import { readReport } from './read-report.ts';

export function buyingReportsRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(readBuyingReport, ({ actor, query }) => readReport(db, actor, query));
}
