// Starts a real S3 server for tests.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Certificate } from './certificate.ts';
import { findFreePort } from './free-port.ts';
import { startTestTool } from './test-tool.ts';

export type ObjectStore = { url: string; port: number; folder: string; close: () => Promise<void> };

/** Starts the server, with HTTPS when it gets a certificate. */
export async function openObjectStore(
  options: { tls?: Certificate; listen?: '127.0.0.1' | '0.0.0.0' } = {},
): Promise<ObjectStore> {
  const { tls, listen = '127.0.0.1' } = options;
  const folder = await mkdtemp(join(tmpdir(), 'rigsouq-s3-'));
  const [objects, metadata] = [join(folder, 'objects'), join(folder, 'about')];
  // The server serves each folder in here as a bucket.
  await mkdir(join(objects, 'rigsouq'), { recursive: true });
  await mkdir(metadata);
  const port = await findFreePort();
  const server = ['--port', `${listen}:${port}`, '--access', 'key', '--secret', 'secret', '--quiet', '--keep-alive'];
  if (tls) server.push('--cert', tls.certificate, '--key', tls.key);
  // Not every file system supports extended attributes, so the server keeps its metadata in a separate folder.
  const tool = await startTestTool('versitygw', port, [...server, 'posix', '--sidecar', metadata, objects]);
  return {
    url: `s3://key:secret@127.0.0.1:${port}/rigsouq?region=us-east-1${tls ? '' : '&tls=off'}`,
    port,
    folder: objects,
    close: async () => {
      await tool.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
