// Where files lie: a folder on a laptop, any S3 in production. Keys are made by us and never by a caller.
import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { DriverContract as Driver } from 'flydrive/types';

/** Bytes in hand, or a file on disk that is streamed. */
type Content = Buffer | { path: string; bytes: number };

export type Storage = {
  put: (key: string, content: Content, type: string) => Promise<void>;
  /** null where there is no such file. */
  get: (key: string) => Promise<{ stream: Readable; bytes: number } | null>;
  /** Deleting what is not there is done already. */
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
      if (Buffer.isBuffer(content)) return (await disk()).put(key, content, { contentType });
      const { path, bytes } = content;
      return (await disk()).putStream(key, createReadStream(path), { contentType, contentLength: bytes });
    },
    get: async (key) => {
      const about = await (await disk()).getMetaData(key).catch(absent);
      return about && { stream: await (await disk()).getStream(key), bytes: about.contentLength };
    },
    delete: async (key) => (await disk()).delete(key),
    exists: async (key) => (await disk()).exists(key),
  };
}

async function open(storageUrl: string): Promise<Disk> {
  return new Disk(storageUrl.startsWith('s3:') ? await s3(new URL(storageUrl)) : folder(storageUrl));
}

function folder(url: string): Driver {
  return new FSDriver({ location: resolve(url.replace(/^file:(\/\/(?=\/))?/, '')), visibility: 'private' });
}

/** `s3://key:secret@host:port/bucket?region=…`, with `&tls=off` for a server on the own machine. */
async function s3(url: URL): Promise<Driver> {
  // Loaded where it is used: the client takes 40 MB.
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
    // Names of buckets in the host need a wildcard certificate, which few servers but Amazon's have.
    forcePathStyle: true,
    // Sums behind the content are news that not every server understands.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // The bucket is private as a whole: everything leaves through us. Many servers know no rights per file.
    visibility: 'private',
    supportsACL: false,
  });
}

function absent(error: unknown): null {
  const { cause } = error as { cause?: { code?: string; $metadata?: { httpStatusCode?: number } } };
  if (cause?.code === 'ENOENT' || cause?.$metadata?.httpStatusCode === 404) return null;
  throw error;
}
