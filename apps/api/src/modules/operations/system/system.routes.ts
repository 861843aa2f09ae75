import * as calls from '@rigsouq/contract/operations/desk-system';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import type { Serve } from '../../../platform/http/serve.ts';
import { listFailedJobs, retryJobs } from './failed-jobs.ts';
import { addExchangeRate, addVatRate, listRates } from './rates.ts';
import { readHealth } from './read-health.ts';

export function systemDeskRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(calls.listRates, () => listRates(db));
  serve(calls.addExchangeRate, async ({ actor, body }) => {
    await inTransaction(db, (tx) => addExchangeRate(tx, actor, body));
    return { message: calls.addExchangeRate.message };
  });
  serve(calls.addVatRate, async ({ actor, body }) => {
    await inTransaction(db, (tx) => addVatRate(tx, actor, body));
    return { message: calls.addVatRate.message };
  });
  serve(calls.listFailedJobs, () => listFailedJobs(db));
  serve(calls.retryJobs, async ({ actor, params }) => {
    const retried = await inTransaction(db, (tx) => retryJobs(tx, actor, params.id));
    return { message: calls.retryJobs.message, retried };
  });
  serve(calls.readHealth, () => readHealth(db));
}
