// Serves the files of the build. Files with a hash in their name never change; browsers revalidate the others after an hour.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { OFFLINE_POLICY } from './security-headers.ts';

/** Compressed copies have a further ending. */
const offlineFiles = /\/(service-worker\.js|offline(-ar)?\.html)(\.br|\.gz)?$/;

export async function serveAssets(scope: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(folder)) throw new Error(`web build not found: ${folder} is missing, run "npm run build" first`);
  const hashed = join(folder, 'assets');
  await scope.register(fastifyStatic, {
    root: folder,
    // Each file has its own route, so that every other path is a page.
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**'],
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header(
        'cache-control',
        path.startsWith(hashed) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
      if (offlineFiles.test(path)) reply.header('content-security-policy', OFFLINE_POLICY);
    },
  });
}
