// What search engines ask for first. The site's address comes from the configuration, never from the caller's headers.
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db.ts';
import { bodyOf, Failure } from '../../platform/errors.ts';
import type { Limiter } from '../../platform/limits.ts';
import { ShortMemory } from '../../platform/short-memory.ts';
import { robotsText } from './robots-rules.ts';
import { fileNamed } from './sitemap-rules.ts';
import { findSpan, writeFile, writeIndex, writePages } from './write-sitemap.ts';

const SECONDS = 600;
/** A file is a few dozen reads of the database; a crawler takes each once a day. */
const limited = {
  call: { method: 'GET', path: '/sitemaps' },
  limit: { by: 'address', max: 240, seconds: 60 },
} as const;

type Deps = { db: Db; limiter: Limiter; config: { publicUrl: string } };

export function sitemapFiles(app: FastifyInstance, { db, limiter, config: { publicUrl } }: Deps): void {
  const memory = new ShortMemory<Promise<string>>({ seconds: SECONDS, most: 2 });
  const remembered = (name: string, write: () => Promise<string>) => {
    const known = memory.get(name);
    if (known) return known;
    const written = write();
    memory.keep(name, written);
    // What failed is tried again.
    written.catch(() => memory.forget(name));
    return written;
  };
  const hidden = {
    schema: { hide: true },
    onRequest: (request: FastifyRequest) => limiter(limited.call, limited.limit, request, null),
  };

  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': `public, max-age=${SECONDS}` })
      .send(robotsText(publicUrl)),
  );
  app.get('/sitemap.xml', hidden, async (request, reply) =>
    send(request, reply, [await remembered('index', () => writeIndex(db, publicUrl))]),
  );
  app.get('/sitemaps/pages.xml', hidden, async (request, reply) =>
    send(request, reply, [await remembered('pages', () => writePages(db, publicUrl))]),
  );
  app.get<{ Params: { name: string } }>('/sitemaps/:name', hidden, async (request, reply) => {
    const file = fileNamed(request.params.name);
    const span = file && (await findSpan(db, file.kind, file.number));
    if (!span) return reply.code(404).send(bodyOf(new Failure('route.unknown')));
    return send(request, reply, writeFile(db, publicUrl, file.kind, span));
  });
}

/** Packed where the caller takes it; behind nginx, which packs by itself, it is not asked for. */
function send(request: FastifyRequest, reply: FastifyReply, text: Iterable<string> | AsyncIterable<string>) {
  const stream = Readable.from(text, { objectMode: false });
  const packed = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  reply.headers({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': `public, max-age=${SECONDS}`,
    vary: 'accept-encoding',
    ...(packed && { 'content-encoding': 'gzip' }),
  });
  if (!packed) return reply.send(stream);
  const gzip = createGzip();
  // A failure on one side ends the other: the caller sees a broken answer, not a short one.
  stream.on('error', (error) => gzip.destroy(error));
  gzip.on('close', () => stream.destroy());
  return reply.send(stream.pipe(gzip));
}
