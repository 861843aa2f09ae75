import { createElement as element } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
  ServerRouter,
} from 'react-router';
import { describe, expect, it } from 'vitest';
import { hydrateAfterPaint } from './hydrate-after-paint.server.ts';

/** The smallest application with a page that loads scripts. */
const build = {
  entry: {
    module: {
      default: (request: Request, status: number, headers: Headers, context: EntryContext) =>
        new Response(renderToString(element(ServerRouter, { context, url: request.url })), { status, headers }),
    },
  },
  routes: {
    root: {
      id: 'root',
      path: '',
      module: { default: () => element('html', null, element('body', null, element(Scripts, { nonce: 'n' }))) },
    },
  },
  assets: {
    entry: { imports: [], module: '/assets/entry.js' },
    routes: { root: { id: 'root', path: '', module: '/assets/root.js', imports: [] } },
    url: '/assets/manifest.js',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild;

async function renderWithReactRouter(): Promise<string> {
  const handle = createRequestHandler(build, 'production');
  const response = await handle(new Request('http://localhost/'), new RouterContextProvider());
  expect(response.status).toBe(200);
  return response.text();
}

describe('a page of React Router', () => {
  it('loads no script before the first paint', async () => {
    const html = hydrateAfterPaint(await renderWithReactRouter(), 'n');
    expect(html).not.toContain('modulepreload"');
    expect(html).not.toContain('type="module"');
    expect(html.match(/<link rel="later" fetchpriority="low"[^>]*>/g)?.length).toBeGreaterThan(1);
    expect(html.match(/type="later"/g)).toHaveLength(1);
    expect(html).toMatch(/<script nonce="n">\(\(\)=>\{[^<]*<\/script><\/body><\/html>$/);
  });

  it.each(['<link rel="modulepreload"', ' type="module" async="">', '</body></html>'])(
    'fails when it is written without %s',
    async (part) => {
      const html = await renderWithReactRouter();
      expect(html).toContain(part);
      expect(() => hydrateAfterPaint(html.replaceAll(part, '<!-- -->'), 'n')).toThrow(part);
    },
  );
});
