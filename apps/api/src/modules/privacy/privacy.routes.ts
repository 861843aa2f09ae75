import { exportFile, privateFileLink } from '@rigsouq/contract/files';
import * as calls from '@rigsouq/contract/privacy/calls';
import { EXPORT_DAYS } from '@rigsouq/contract/privacy/retention';
import { id } from '@rigsouq/contract/wire';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/errors.ts';
import { FILE_POLICY } from '../../platform/http/response-headers.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { originOf } from '../../platform/monitoring/security-log.ts';
import { type AuthSecret, isSigned } from '../../platform/signature.ts';
import type { Storage } from '../../platform/storage.ts';
import { changeWithCode, type Identity, mayManageMembers, reauthenticate } from '../identity/index.ts';
import { closeAccount, closedScope } from './close-account.ts';
import { createExportLink, keyOfExport, listExports, requestExport, signedText } from './exports.ts';
import { countOpenBusiness } from './open-business.ts';

type Deps = Identity & { db: Db; storage: Storage; secret: AuthSecret };

const DAY_MS = 24 * 60 * 60 * 1000;

export function privacyRoutes(serve: Serve, app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  serveExportFiles(app, deps);

  serve(calls.readOwnData, async ({ actor }) => {
    const closes = closedScope(actor);
    const rows = await listExports(db, actor);
    const exports = rows.map(({ id: _id, scope, created_at, ready_at, bytes }) => ({
      _id,
      scope,
      createdAt: created_at.toISOString(),
      readyAt: ready_at?.toISOString() ?? null,
      expiresAt: new Date(created_at.getTime() + EXPORT_DAYS * DAY_MS).toISOString(),
      bytes: bytes === null ? null : Number(bytes),
    }));
    const open = closes === 'company' ? await countOpenBusiness(db, actor.account.id) : [];
    const { members } = await db
      .selectFrom('members')
      .select(({ fn }) => fn.countAll<string>().as('members'))
      .where('account_id', '=', actor.account.id)
      .executeTakeFirstOrThrow();
    return { exports, closes, members: Number(members), open };
  });

  serve(calls.requestExport, async ({ actor, body, request }) => {
    if (body.scope === 'company' && !mayManageMembers(actor)) fail('access.denied');
    const origin = originOf(request);
    const code = await reauthenticate(deps, actor, body, origin);
    await changeWithCode(deps, actor, code, origin, (tx) => requestExport(tx, actor, body.scope));
    return { message: calls.requestExport.message };
  });

  serve(calls.linkExport, ({ actor, params }) => createExportLink(deps, actor, params.id));

  serve(calls.closeAccount, async ({ actor, body, request }) => {
    const origin = originOf(request);
    const code = await reauthenticate(deps, actor, body, origin);
    await changeWithCode(deps, actor, code, origin, (tx) => closeAccount(tx, actor, origin));
    return { message: calls.closeAccount.message };
  });
}

const link = privateFileLink.extend({ id });

/** Serves a copy to a browser that follows the link and sends no session. */
function serveExportFiles(app: FastifyInstance, { storage, secret }: Deps): void {
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(exportFile.path, async (request, reply) => {
    const asked = link.safeParse({ ...request.query, id: request.params.id });
    if (!asked.success) fail('data.export_unknown');
    const { id, expires, signature } = asked.data;
    if (!isSigned(secret, signedText(id, Number(expires)), signature)) fail('data.export_unknown');
    if (Number(expires) * 1000 <= Date.now()) fail('media.link_ended');
    const found = await storage.get(keyOfExport(id));
    if (!found) fail('data.export_unknown');
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-length': found.bytes,
        'content-disposition': `attachment; filename="rigsouq-data-${id.slice(-8)}.zip"`,
        'content-security-policy': FILE_POLICY,
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
      })
      .send(found.stream);
  });
}
