import * as calls from '@rigsouq/contract/enquiries/inspections';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { AuthSecret } from '../../platform/signature.ts';
import type { Storage } from '../../platform/storage.ts';
import { completeInspection } from './complete-inspection.ts';
import { listInspections, readInspection } from './read-inspections.ts';
import { linkReport } from './report-file.ts';
import { scheduleInspection } from './schedule-inspection.ts';
import { cancelInspection, confirmInspection, proposeInspection, rejectInspection } from './step-inspection.ts';

export function inspectionsRoutes(serve: Serve, deps: { db: Db; storage: Storage; secret: AuthSecret }): void {
  const { db } = deps;
  serve(calls.scheduleInspection, async ({ actor, body }) => {
    const _id = await inTransaction(db, (tx) => scheduleInspection(tx, actor, body));
    return { message: calls.scheduleInspection.message, _id };
  });
  serve(calls.myRequestedInspections, ({ actor, query }) => listInspections(db, actor, 'buyer', query));
  serve(calls.mySellingInspections, ({ actor, query }) => listInspections(db, actor, 'supplier', query));
  serve(calls.readInspection, ({ actor, params }) => readInspection(deps, actor, params.id));
  serve(calls.confirmInspection, async ({ actor, params, body }) => {
    await inTransaction(db, (tx) => confirmInspection(tx, actor, params.id, body));
    return { message: calls.confirmInspection.message };
  });
  serve(calls.proposeInspection, async ({ actor, params, body }) => {
    await inTransaction(db, (tx) => proposeInspection(tx, actor, params.id, body));
    return { message: calls.proposeInspection.message };
  });
  serve(calls.rejectInspection, async ({ actor, params, body }) => {
    await inTransaction(db, (tx) => rejectInspection(tx, actor, params.id, body.note));
    return { message: calls.rejectInspection.message };
  });
  serve(calls.cancelInspection, async ({ actor, params, body }) => {
    await inTransaction(db, (tx) => cancelInspection(tx, actor, params.id, body.note));
    return { message: calls.cancelInspection.message };
  });
  serve(calls.completeInspection, async ({ actor, params, body, files }) => {
    await completeInspection(deps, actor, params.id, body, files.photos);
    return { message: calls.completeInspection.message };
  });
  serve(calls.linkInspectionReport, ({ actor, params, query }) => linkReport(deps, actor, params.id, query.language));
}
