import * as calls from '@rigsouq/contract/trust/licences';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import type { Serve } from '../../../platform/http/serve.ts';
import { listLicences } from '../../trust/index.ts';
import { decideLicence } from './decide-licence.ts';

export function licenceDeskRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(calls.listLicences, ({ query }) => listLicences(db, query));
  serve(calls.approveLicence, async ({ actor, params }) => {
    await inTransaction(db, (tx) => decideLicence(tx, actor, params.id));
    return { message: calls.approveLicence.message };
  });
  serve(calls.rejectLicence, async ({ actor, params, body: { reason } }) => {
    await inTransaction(db, (tx) => decideLicence(tx, actor, params.id, reason));
    return { message: calls.rejectLicence.message };
  });
}
