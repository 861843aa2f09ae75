// Stores files: in a folder on a laptop, in any S3 bucket in production. We create the keys, never a caller.
import { createReadStream } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { DriverContract as Driver } from 'flydrive/types';

/**
 * An unavailable server is detected immediately and a silent one after some seconds; a slow one gets the time that 10 MB take over a bad line.
 * Content that is sent from memory is tried twice.
 */
const S3_TIMEOUTS = {
  connectionTimeout: 2_000,
  socketTimeout: 5_000,
  requestTimeout: 15_000,
  throwOnRequestTimeout: true,
};
const S3_ATTEMPTS = 2;

/** Bytes in memory, or a file on disk that is streamed. */
type Content = Buffer | { path: string; bytes: number };

export type Storage = {
  put: (key: string, content: Content, type: string) => Promise<void>;
  /** Returns null when the file does not exist. */
  get: (key: string) => Promise<{ stream: Readable; bytes: number } | null>;
  /** Deletes a file. Deleting a missing file is not an error. */
  delete: (key: string) => Promise<void>;
  exists: (key: string) => Promise<boolean>;
};

export function createStorage(storageUrl: string): Storage {
  let opened: Promise<Disk> | undefined;
  const disk = () => {
    opened ??= open(storageUrl);
    return opened;
  };
  return {
    put: async (key, content, contentType) => {
      try {
        if (Buffer.isBuffer(content)) return await (await disk()).put(key, content, { contentType });
        const { path, bytes } = content;
        if (!isBucket(storageUrl)) return await copyInto(folderOf(storageUrl), key, path);
        await (await disk()).putStream(key, createReadStream(path), { contentType, contentLength: bytes });
      } catch (error) {
        // A bucket keeps whole files only, but a folder keeps what was written before the disk was full.
        if (!isBucket(storageUrl)) await (await disk()).delete(key).catch(() => undefined);
        throw error;
      }
    },
    get: async (key) => {
      const about = await (await disk()).getMetaData(key).catch(absent);
      return about && { stream: await (await disk()).getStream(key), bytes: about.contentLength };
    },
    delete: async (key) => (await disk()).delete(key),
    exists: async (key) => (await disk()).exists(key),
  };
}

const isBucket = (storageUrl: string) => storageUrl.startsWith('s3:');

async function open(storageUrl: string): Promise<Disk> {
  return new Disk(isBucket(storageUrl) ? await s3(new URL(storageUrl)) : folder(storageUrl));
}

const folderOf = (url: string) => resolve(url.replace(/^file:(\/\/(?=\/))?/, ''));

function folder(url: string): Driver {
  return new FSDriver({ location: folderOf(url), visibility: 'private' });
}

/** Copies a file itself, because the driver hides why a stream cannot be written, such as a full disk. */
async function copyInto(folder: string, key: string, path: string): Promise<void> {
  const place = join(folder, key);
  await mkdir(dirname(place), { recursive: true });
  await copyFile(path, place);
}

/** Opens `s3://key:secret@host:port/bucket?region=…`, with `&tls=off` for a server on the same machine. */
async function s3(url: URL): Promise<Driver> {
  // The client takes 40 MB of memory, so it is loaded only when it is used.
  const { S3Driver } = await import('flydrive/drivers/s3');
  const plain = url.searchParams.get('tls') === 'off';
  return new S3Driver({
    endpoint: `${plain ? 'http' : 'https'}://${url.host}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    credentials: {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
    bucket: url.pathname.slice(1),
    requestHandler: S3_TIMEOUTS,
    maxAttempts: S3_ATTEMPTS,
    // Bucket names in the host name need a wildcard certificate, which few servers except Amazon's have.
    forcePathStyle: true,
    // Not every server supports checksums after the content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // The whole bucket is private, because every file is served by us. Many servers do not support permissions per file.
    visibility: 'private',
    supportsACL: false,
  });
}

function absent(error: unknown): null {
  const { cause } = error as { cause?: { code?: string; $metadata?: { httpStatusCode?: number } } };
  if (cause?.code === 'ENOENT' || cause?.$metadata?.httpStatusCode === 404) return null;
  throw error;
}
