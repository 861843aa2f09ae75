// Serves pages from the source with module replacement, inside the same process and on the same port.
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';

export async function developmentBuild(scope: FastifyInstance, root: string): Promise<() => Promise<ServerBuild>> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: scope.server } },
  });
  scope.addHook('onClose', () => vite.close());
  scope.addHook('onRequest', async (request, reply) => {
    await new Promise<void>((resolve, reject) => {
      // A request that Vite answers never reaches the callback, so it ends with its answer.
      reply.raw.once('close', resolve);
      vite.middlewares(request.raw, reply.raw, (error?: unknown) => (error ? reject(error) : resolve()));
    });
    if (reply.raw.headersSent) reply.hijack();
  });
  return async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
}
