// Starts a real S3 server for tests.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from './free-port.ts';
import { startTestTool } from './test-tool.ts';

export type ObjectStore = { url: string; close: () => Promise<void> };

export async function openObjectStore(): Promise<ObjectStore> {
  const folder = await mkdtemp(join(tmpdir(), 'rigsouq-s3-'));
  const [objects, metadata] = [join(folder, 'objects'), join(folder, 'about')];
  // The server serves each folder in here as a bucket.
  await mkdir(join(objects, 'rigsouq'), { recursive: true });
  await mkdir(metadata);
  const port = await findFreePort();
  const server = ['--port', `127.0.0.1:${port}`, '--access', 'key', '--secret', 'secret', '--quiet', '--keep-alive'];
  // Not every file system supports extended attributes, so the server keeps its metadata in a separate folder.
  const tool = await startTestTool('versitygw', port, [...server, 'posix', '--sidecar', metadata, objects]);
  return {
    url: `s3://key:secret@127.0.0.1:${port}/rigsouq?region=us-east-1&tls=off`,
    close: async () => {
      await tool.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
