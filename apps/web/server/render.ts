// One render: a path in, an answer cut at its nonces out.
import type { FastifyBaseLogger } from 'fastify';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { failurePage } from './failure-page.ts';
import { buildOf, type Language, languageOf } from './one-language.ts';
import type { Rendered } from './page-cache.ts';
import { PageContext } from './page-context.ts';

type Build = ServerBuild | (() => Promise<ServerBuild>);

/** Headers of the answer that the host decides by itself. */
const ownHeaders = new Set(['cache-control', 'content-length', 'content-encoding', 'transfer-encoding', 'connection']);

export type RenderOptions = {
  readonly build: Build;
  readonly mode: 'development' | 'production';
  readonly origin: string;
  readonly apiUrl: string;
  /** Stands where the nonce goes. Nobody outside the process ever sees it, so no content can contain it. */
  readonly nonceMark: string;
  readonly log: FastifyBaseLogger;
};

export function createRenderer({ build, mode, origin, apiUrl, nonceMark, log }: RenderOptions) {
  // While developing, the table of routes changes under a running page: it comes whole.
  const of = (language: Language) =>
    createRequestHandler(typeof build === 'function' ? build : buildOf(language, build), mode);
  const handlers = { en: of('en'), ar: of('ar') };

  return async function render(address: string, traceparent?: string): Promise<Rendered> {
    const reportFailure = (error: unknown) => log.error({ err: error, path: pathOf(address) }, 'page failed');
    try {
      // No header of the visitor goes in, and the origin is the configured one: what is rendered may be shared.
      const handle = handlers[languageOf(pathOf(address))];
      const context = new PageContext({ nonce: nonceMark, apiUrl, reportFailure, traceparent });
      const response = await handle(new Request(origin + address), context);
      const broken = response.status >= 500 && response.headers.get('content-type')?.startsWith('text/plain');
      return broken ? failurePage(address) : await cut(response, nonceMark);
    } catch (error) {
      reportFailure(error);
      return failurePage(address);
    }
  };
}

export function pathOf(address: string): string {
  return address.split('?', 1)[0] ?? '/';
}

async function cut(response: Response, nonceMark: string): Promise<Rendered> {
  const body = await response.text();
  return {
    status: response.status,
    headers: [...response.headers].filter(([name]) => !ownHeaders.has(name)),
    chunks: body.split(nonceMark).map((part) => Buffer.from(part)),
    sharedFor: Number(/s-maxage=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1] ?? 0),
  };
}
