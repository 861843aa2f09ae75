import * as calls from '@rigsouq/contract/trust/licences';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/errors.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { Storage } from '../../platform/storage.ts';
import { readLicences } from './read-licences.ts';
import { sendLicence } from './send-licence.ts';

export function licencesRoutes(serve: Serve, deps: { db: Db; storage: Storage }): void {
  serve(calls.readLicences, ({ actor }) => readLicences(deps.db, actor));
  serve(calls.sendLicence, async ({ actor, body, files }) => {
    const file = files.file[0] ?? fail('upload.missing');
    const _id = await sendLicence(deps, actor, body.expiresOn, file);
    return { message: calls.sendLicence.message, _id };
  });
}
