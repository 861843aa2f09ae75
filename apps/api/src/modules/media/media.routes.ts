import * as calls from '@rigsouq/contract/media/calls';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/errors.ts';
import type { Serve } from '../../platform/http/serve.ts';
import type { AuthSecret } from '../../platform/signature.ts';
import type { Storage } from '../../platform/storage.ts';
import { presentMedia } from './media.presenter.ts';
import { createMediaLink } from './private-link.ts';
import { removeMedia } from './remove-media.ts';
import { storeFile } from './store-file.ts';

type Deps = { db: Db; storage: Storage; secret: AuthSecret };

export function mediaRoutes(serve: Serve, deps: Deps): void {
  serve(calls.uploadMedia, async ({ actor, body, files }) => {
    const file = files.file[0] ?? fail('upload.missing');
    return presentMedia(await storeFile(deps, actor, file, body));
  });
  serve(calls.removeMedia, async ({ actor, params }) => {
    await inTransaction(deps.db, (tx) => removeMedia(tx, actor, params.id));
    return { message: calls.removeMedia.message };
  });
  serve(calls.linkMedia, ({ actor, params }) => createMediaLink(deps, actor, params.id));
}
