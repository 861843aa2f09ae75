// Registers the role web on a Fastify instance: static files, and a render for every path that no other route serves.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import { callerOf } from '@rigsouq/kernel/addresses';
import { createSemaphore } from '@rigsouq/kernel/semaphore';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerBuild } from 'react-router';
import { serveAssets } from './assets.ts';
import { BusyError, busyPage } from './busy-page.ts';
import { developmentBuild } from './development.ts';
import { PageCache, type RenderedPage } from './page-cache.ts';
import type { Support } from './page-context.ts';
import { pageAddress } from './page-params.ts';
import { createRenderer, pathOf } from './render.ts';
import { RenderBudget } from './render-budget.ts';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

export type WebRoleOptions = {
  readonly development: boolean;
  readonly publicUrl: string;
  /** Where pages reach the api inside the network. */
  readonly apiUrl: string;
  readonly support: Support;
  /** How many uncached pages one address may have rendered per second, on average. */
  readonly renderRate: number;
  /** Returns the trace under which the calls of a page continue. */
  readonly traceOf?: (request: FastifyRequest) => string | undefined;
};

const root = join(import.meta.dirname, '..');
/** More concurrent renders would only make all of them slower, because one thread renders. */
const RENDERS_MAX = 4;
const QUEUE_MAX = 100;
const RETRY_AFTER_SECONDS = 5;
const cacheLimits = { entries: 2_000, bytes: 64 * 1024 * 1024, keyLength: 1_024 };
/** Paths on the same instance that belong to other routes, which refuse unknown ones themselves. */
const foreign = /^\/(api|uploads|sitemaps|cards|sitemap\.xml|robots\.txt)(\/|$)/;

export async function registerWebRole(app: FastifyInstance, options: WebRoleOptions): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(fastifyCompress, {
      encodings: ['br', 'gzip'],
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    });
    const build = options.development
      ? await developmentBuild(scope, root)
      : await productionBuild(scope, join(root, 'build'));
    servePages(scope, options, build);
  });
}

async function productionBuild(scope: FastifyInstance, folder: string): Promise<ServerBuild> {
  await serveAssets(scope, join(folder, 'client'));
  return (await import(join(folder, 'server/index.js'))) as ServerBuild;
}

export function servePages(
  scope: FastifyInstance,
  { development, publicUrl, apiUrl, support, renderRate, traceOf }: WebRoleOptions,
  build: ServerBuild | (() => Promise<ServerBuild>),
): void {
  const nonceMark = randomBytes(24).toString('base64url');
  const mode = development ? 'development' : 'production';
  const origin = new URL(publicUrl).origin;
  const render = createRenderer({ build, mode, nonceMark, origin, apiUrl, support, log: scope.log });
  const cache = new PageCache(development ? { ...cacheLimits, keyLength: 0 } : cacheLimits);
  const budget = new RenderBudget(renderRate);
  const inTurn = createSemaphore({
    capacity: RENDERS_MAX,
    queueMax: QUEUE_MAX,
    refuse: () => {
      throw new BusyError();
    },
  });
  const fixedHeaders = securityHeaders({ development, publicUrl });

  scope.get('/*', async (request, reply) => {
    const address = pageAddress(request.url);
    const path = pathOf(address);
    if (foreign.test(path) || !path.startsWith('/')) return reply.callNotFound();
    // The file belongs to an earlier build; a script tag cannot use a rendered page.
    if (path.startsWith('/assets/')) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');

    const page = await cache.page(address, async () => {
      if (!budget.spend(callerOf(request.ip))) return busyPage(address, 429);
      return inTurn(() => render(address, traceOf?.(request))).catch((error: unknown) => {
        if (error instanceof BusyError) return busyPage(address, 503);
        throw error;
      });
    });
    if (page.status === 404) scope.log.info({ path, status: 404 }, 'page not found');
    reply.headers(fixedHeaders);
    return send(reply, page, development);
  });
}

function send(reply: FastifyReply, page: RenderedPage, development: boolean): FastifyReply {
  const nonce = randomBytes(16).toString('base64url');
  const separator = Buffer.from(nonce);
  // The nonce is valid for one visitor, so no cache between here and the browser may store the page.
  reply.code(page.status).header('cache-control', 'private, no-cache');
  reply.type('text/plain; charset=utf-8');
  // The page itself also gets 503, when the api could not answer.
  if (page.status === 429 || page.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  for (const [name, value] of page.headers) reply.header(name, value);
  reply.header('content-security-policy', contentSecurityPolicy(nonce, development));
  return reply.send(Buffer.concat(page.chunks.flatMap((chunk, index) => (index === 0 ? [chunk] : [separator, chunk]))));
}
