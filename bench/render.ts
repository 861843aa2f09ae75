// Renders the landing page's tree with `renderToString` for some seconds, again and again on request, and tells the rate.
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
if (!context) throw new Error('The landing page was not rendered');
// What the router streams after the page is read once and gone; the tree is the same without it.
const { serverHandoffStream: _, ...still } = context;
const page = tree(still, url, 'nonce');

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
