// Serves robots.txt and the sitemap to search engines. The site's address comes from the configuration, never from the caller's headers.
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../platform/database/db.ts';
import { bodyOf, Failure } from '../../platform/http/errors.ts';
import type { Limiter } from '../../platform/http/limits.ts';
import { robotsText } from './robots-rules.ts';
import { parseFileName } from './sitemap-rules.ts';
import { findSpan, writeFile, writeIndex, writePages } from './write-sitemap.ts';

const SECONDS = 600;
/** The rate limit. A file needs a few dozen database queries, and a crawler reads each file once a day. */
const limited = {
  call: { method: 'GET', path: '/sitemaps' },
  limit: { by: 'address', max: 240, seconds: 60 },
} as const;

type Deps = { db: Db; limiter: Limiter; config: { publicUrl: string } };

export function serveSitemap(app: FastifyInstance, { db, limiter, config: { publicUrl } }: Deps): void {
  const cache = new LRUCache<string, Promise<string>>({ ttl: SECONDS * 1_000, max: 2 });
  const cached = (name: string, write: () => Promise<string>) => {
    const found = cache.get(name);
    if (found) return found;
    const written = write();
    cache.set(name, written);
    // A failure is not cached, so the next call tries again.
    written.catch(() => cache.delete(name));
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
    send(request, reply, [await cached('index', () => writeIndex(db, publicUrl))]),
  );
  app.get('/sitemaps/pages.xml', hidden, async (request, reply) =>
    send(request, reply, [await cached('pages', () => writePages(db, publicUrl))]),
  );
  app.get<{ Params: { name: string } }>('/sitemaps/:name', hidden, async (request, reply) => {
    const file = parseFileName(request.params.name);
    const span = file && (await findSpan(db, file.kind, file.number));
    if (!span) return reply.code(404).send(bodyOf(new Failure('route.unknown')));
    return send(request, reply, writeFile(db, publicUrl, file.kind, span));
  });
}

/** Sends the text, compressed if the caller accepts gzip. Behind nginx, which compresses itself, callers do not ask for it. */
function send(request: FastifyRequest, reply: FastifyReply, text: Iterable<string> | AsyncIterable<string>) {
  const stream = Readable.from(text, { objectMode: false });
  const useGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  reply.headers({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': `public, max-age=${SECONDS}`,
    vary: 'accept-encoding',
    ...(useGzip && { 'content-encoding': 'gzip' }),
  });
  if (!useGzip) return reply.send(stream);
  const gzip = createGzip();
  // A failure on one side ends the other, so that the caller sees a broken response instead of a truncated file.
  stream.on('error', (error) => gzip.destroy(error));
  gzip.on('close', () => stream.destroy());
  return reply.send(stream.pipe(gzip));
}
