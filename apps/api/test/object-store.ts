// A real server of the S3 protocol.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { startTestTool } from './test-tool.ts';

export type ObjectStore = { url: string; close: () => Promise<void> };

export async function openObjectStore(): Promise<ObjectStore> {
  const folder = await mkdtemp(join(tmpdir(), 'rigsouq-s3-'));
  const [objects, about] = [join(folder, 'objects'), join(folder, 'about')];
  // A folder in it is a bucket.
  await mkdir(join(objects, 'rigsouq'), { recursive: true });
  await mkdir(about);
  const port = await freePort();
  const server = ['--port', `127.0.0.1:${port}`, '--access', 'key', '--secret', 'secret', '--quiet', '--keep-alive'];
  // Not every file system keeps what it notes about a file in the file's own attributes.
  const tool = await startTestTool('versitygw', port, [...server, 'posix', '--sidecar', about, objects]);
  return {
    url: `s3://key:secret@127.0.0.1:${port}/rigsouq?region=us-east-1&tls=off`,
    close: async () => {
      await tool.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
