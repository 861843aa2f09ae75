// Renders one page: it takes a path and returns an answer that is split at its nonces.
import type { FastifyBaseLogger } from 'fastify';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { failurePage } from './failure-page.ts';
import type { RenderedPage } from './page-cache.ts';
import { PageContext, type Support } from './page-context.ts';
import { buildOfLanguage, type Language, languageOf } from './page-language.ts';

type Build = ServerBuild | (() => Promise<ServerBuild>);

/** Headers of the answer that the host sets itself. */
const ownHeaders = new Set(['cache-control', 'content-length', 'content-encoding', 'transfer-encoding', 'connection']);

export type RenderOptions = {
  readonly build: Build;
  readonly mode: 'development' | 'production';
  readonly origin: string;
  readonly apiUrl: string;
  readonly support: Support;
  /** Stands where the nonce is inserted. It never leaves the process, so no content can contain it. */
  readonly nonceMark: string;
  readonly log: FastifyBaseLogger;
};

export function createRenderer({ build, mode, origin, apiUrl, support, nonceMark, log }: RenderOptions) {
  // During development the route table changes under a running page, so the page gets all of it.
  const handlerOf = (language: Language) =>
    createRequestHandler(typeof build === 'function' ? build : buildOfLanguage(language, build), mode);
  const handlers = { en: handlerOf('en'), ar: handlerOf('ar') };

  return async function render(address: string, traceparent?: string): Promise<RenderedPage> {
    const reportFailure = (error: unknown) => log.error({ err: error, path: pathOf(address) }, 'page failed');
    try {
      // No header of the visitor is passed in and the origin is the configured one, so the result may be shared.
      const handle = handlers[languageOf(pathOf(address))];
      const context = new PageContext({ nonce: nonceMark, apiUrl, support, reportFailure, traceparent });
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

async function cut(response: Response, nonceMark: string): Promise<RenderedPage> {
  const body = await response.text();
  return {
    status: response.status,
    headers: [...response.headers].filter(([name]) => !ownHeaders.has(name)),
    chunks: body.split(nonceMark).map((part) => Buffer.from(part)),
    sharedFor: Number(/s-maxage=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1] ?? 0),
  };
}
