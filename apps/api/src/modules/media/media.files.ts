// Serves files below /uploads: public pictures under names whose content never changes, private files by signed URL. A browser must never
// execute any of them.

import { mediaFileLink, privateFile, publicPicture } from '@rigsouq/contract/files';
import { id } from '@rigsouq/contract/wire';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Db } from '../../platform/database/db.ts';
import { bodyOf, Failure, fail } from '../../platform/http/errors.ts';
import { FILE_POLICY } from '../../platform/http/response-headers.ts';
import type { AuthSecret } from '../../platform/signature.ts';
import type { Storage } from '../../platform/storage.ts';
import { findMedia } from './media.store.ts';
import { downloadName, keyOf, PUBLIC_NAME } from './media-rules.ts';
import { checkLink } from './private-link.ts';

type Deps = { db: Db; storage: Storage; secret: AuthSecret };

const link = mediaFileLink.extend({ id });
/** The stored types come from the bytes of the files. A type that a browser may run is never shown. */
const shownTypes = ['image/webp', 'application/pdf'];

export function mediaFileRoutes(app: FastifyInstance, { db, storage, secret }: Deps): void {
  app.get<{ Params: { name: string } }>(publicPicture.path, async (request, reply) => {
    const { name } = request.params;
    if (!PUBLIC_NAME.test(name)) fail('media.unknown');
    const etag = `"${name}"`;
    const cachedForEver = {
      etag,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': FILE_POLICY,
    };
    // The name identifies the content, so a client that has this name has the content.
    if (request.headers['if-none-match'] === etag) return reply.code(304).headers(cachedForEver).send();
    // Pages of other origins may show our pictures, but nothing else of ours.
    return send(reply, storage, `public/${name}`, {
      ...cachedForEver,
      'content-type': 'image/webp',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(
    privateFile.path,
    async (request, reply) => {
      const parsed = link.safeParse({ ...request.query, id: request.params.id });
      if (!parsed.success) fail('media.unknown');
      checkLink(secret, parsed.data.id, parsed.data, Date.now());
      const media = await findMedia(db, parsed.data.id);
      if (media?.visibility !== 'private') fail('media.unknown');
      const isShown = parsed.data.inline !== undefined && shownTypes.includes(media.mime);
      return send(reply, storage, keyOf(media), {
        'content-type': media.mime,
        'content-disposition': dispositionHeader(isShown ? 'inline' : 'attachment', downloadName(media)),
        'content-security-policy': FILE_POLICY,
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
      });
    },
  );

  app.all('/uploads/*', (_request, reply) => reply.code(404).send(bodyOf(new Failure('media.unknown'))));
}

async function send(reply: FastifyReply, storage: Storage, key: string, headers: Record<string, string>) {
  const found = await storage.get(key);
  if (!found) fail('media.unknown');
  return reply.headers({ ...headers, 'content-length': found.bytes }).send(found.stream);
}

/** Builds the header with an ASCII name for old clients and the real name for all others (RFC 6266). */
function dispositionHeader(disposition: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\w. -]/g, '_');
  const full = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${disposition}; filename="${plain}"; filename*=UTF-8''${full}`;
}
