import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from 'react-router';
import type { PageContext } from '../server/page-context.ts';
import { hydrateAfterPaint } from './lib/hydrate-after-paint.server.ts';
import { i18nOf } from './lib/i18n/i18n.server.ts';
import { languageOf } from './lib/i18n/language.ts';
import { NonceContext } from './shell/nonce.ts';

export const streamTimeout = 5_000;

/** Renders the whole page before it sends the first byte. The page can then be shared, and a failure half way still gets its true status. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: PageContext,
): Promise<Response> {
  const { nonce } = context;
  headers.set('content-type', 'text/html; charset=utf-8');

  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(buildPageTree(routerContext, request.url, nonce), {
      nonce,
      onAllReady() {
        clearTimeout(timer);
        const body = new PassThrough();
        pipe(body);
        text(body)
          .then((html) => resolve(new Response(hydrateAfterPaint(html, nonce), { status, headers })))
          .catch(reject);
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError(error) {
        context.reportFailure(error);
      },
    });
    const timer = setTimeout(() => abort(new Error('page render timed out')), streamTimeout + 1_000);
  });
}

/** Returns the React tree of one address. The rendering benchmark uses it too. */
export function buildPageTree(routerContext: EntryContext, url: string, nonce: string) {
  return (
    <I18nextProvider i18n={i18nOf[languageOf(new URL(url).pathname)]}>
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={url} nonce={nonce} />
      </NonceContext>
    </I18nextProvider>
  );
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const expected = isRouteErrorResponse(error) && error.status < 500;
  if (!expected && !request.signal.aborted) (context as PageContext).reportFailure(error);
};
