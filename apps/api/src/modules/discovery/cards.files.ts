// Serves the share picture of a page at /cards/listing-<id>-en.jpg. A query string after the name tells external caches that it changed.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/database/db.ts';
import { fail } from '../../platform/http/errors.ts';
import type { Limiter } from '../../platform/http/limits.ts';
import { FILE_POLICY } from '../../platform/http/response-headers.ts';
import { FIRST_ID } from '../../platform/public-pages.ts';
import type { Storage } from '../../platform/storage.ts';
import type { Language } from './card-texts.ts';
import { type CardKind, type CardName, readCard } from './read-card.ts';

const NAME = /^(?:(listing|lot)-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})|site)-(en|ar)\.jpg$/;
const SECONDS = 300;
/** The rate limit. Sites that preview a link request these files; our own pages do not. */
const limited = { call: { method: 'GET', path: '/cards' }, limit: { by: 'address', max: 120, seconds: 60 } } as const;

type Deps = { db: Db; storage: Storage; limiter: Limiter };

export function serveCards(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { name: string } }>(
    '/cards/:name',
    {
      schema: { hide: true },
      onRequest: (request: FastifyRequest) => deps.limiter(limited.call, limited.limit, request, null),
    },
    async (request, reply) => {
      const name = parseCardName(request.params.name) ?? fail('media.unknown');
      const card = (await readCard(deps, name)) ?? fail('media.unknown');
      const etag = `"${card.version}"`;
      reply.headers({
        etag,
        'cache-control': `public, max-age=${SECONDS}`,
        'content-security-policy': FILE_POLICY,
        'cross-origin-resource-policy': 'cross-origin',
      });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('image/jpeg').send(card.picture);
    },
  );
}

function parseCardName(text: string): CardName | undefined {
  const [found, kind, id, language] = NAME.exec(text) ?? [];
  if (!found) return undefined;
  // The card of the site itself has no subject, so it uses the first id.
  return { kind: (kind ?? 'site') as CardKind, id: id ?? FIRST_ID, language: language as Language };
}
