// Renders the tree of the landing page with `renderToString` for some seconds on each request and reports the rate.
import type { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRequestHandler, type EntryContext, RouterContextProvider, type ServerBuild } from 'react-router';

type Tree = (context: EntryContext, url: string, nonce: string) => ReturnType<typeof createElement>;

const url = 'http://localhost:3000/';
const build = (await import('../apps/web/build/server/index.js' as string)) as ServerBuild;
const { default: respond, tree } = build.entry.module as ServerBuild['entry']['module'] & { tree: Tree };

let context: EntryContext | undefined;
const handle = createRequestHandler({
  ...build,
  entry: {
    module: {
      ...build.entry.module,
      default: (request, status, headers, routerContext, loadContext) => {
        context = routerContext;
        return respond(request, status, headers, routerContext, loadContext);
      },
    },
  },
});
await handle(
  new Request(url),
  Object.assign(new RouterContextProvider(), { nonce: 'nonce', reportFailure: () => undefined }),
);
if (!context) throw new Error('landing page was not rendered');
// The stream of the router can be read only once; the tree is the same without it.
const { serverHandoffStream: _, ...reusable } = context;
const page = tree(reusable, url, 'nonce');

process.on('message', (seconds: number) => {
  const until = performance.now() + seconds * 1000;
  const started = performance.now();
  let count = 0;
  while (performance.now() < until) {
    renderToString(page);
    count++;
  }
  process.send?.(count / ((performance.now() - started) / 1000));
});
process.send?.('ready');
