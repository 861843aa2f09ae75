// Receives a call that carries files, and checks their number, size and kind. Each file streams into a folder of its call, is counted on the way, and
// is removed when the call has been answered or aborted. No file is held whole in memory, and anything beyond what the call declares ends it.
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import type { Endpoint, FileField } from '@rigsouq/contract/endpoint';
import type { ErrorCode } from '@rigsouq/contract/errors';
import { parseFormFields } from '@rigsouq/contract/form-fields';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure, fail, invalid } from './errors.ts';
import { type FileFormat, kindOf, readFormat } from './file-kind.ts';
import { cleanTexts } from './storable-text.ts';

export type UploadedFile = { field: string; path: string; name: string; bytes: number; format: FileFormat };

export type FilesOf<E extends Endpoint> =
  E['upload'] extends Readonly<Record<string, FileField>>
    ? { files: { [K in keyof E['upload']]: UploadedFile[] } }
    : unknown;

type Upload = NonNullable<Endpoint['upload']>;
type Received = { body: unknown; files: Record<string, UploadedFile[]> };
type Arrived = { fields: [string, string][]; files: Omit<UploadedFile, 'format'>[] };

const MAX_FIELDS = 200;
const FIELD_BYTES = 20_000;
/** Bytes of the multipart headers around each file and field. */
const ENVELOPE_BYTES = 1_000;

/** Leaves reading the bytes of such a call to `withUpload`. */
export function acceptUploads(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
}

export async function withUpload<T>(
  request: FastifyRequest,
  endpoint: Endpoint & { upload: Upload },
  use: (received: Received) => T | Promise<T>,
): Promise<T> {
  if (!request.headers['content-type']?.startsWith('multipart/form-data')) fail('request.unsupported');
  const folder = await mkdtemp(join(tmpdir(), 'rigsouq-upload-')).catch((cause) =>
    fail('upload.not_stored', { cause }),
  );
  try {
    const arrived = await receive(request, endpoint.upload, folder);
    const files = await checkKinds(arrived.files, endpoint.upload);
    return await use({ files, body: parse(endpoint, arrived.fields) });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function refuse(code: ErrorCode, field: string): Failure {
  return new Failure(code, { fields: [{ path: field, message: new Failure(code).message }] });
}

function receive({ raw, headers }: FastifyRequest, upload: Upload, folder: string): Promise<Arrived> {
  const maxFiles = Object.values(upload).reduce((sum, { max }) => sum + max, 0);
  const maxBytes = Object.values(upload).reduce((sum, { max, bytes }) => sum + max * (bytes + ENVELOPE_BYTES), 0);
  if (Number(headers['content-length']) > maxBytes + MAX_FIELDS * ENVELOPE_BYTES + FIELD_BYTES)
    fail('request.too_large');

  return new Promise((resolve, reject) => {
    // One more file than allowed is accepted, so that it can be refused by the name of its field.
    const parser = parserOf(headers as BusboyHeaders, maxFiles + 1);
    if (!parser) return reject(new Failure('request.unreadable'));
    const arrived: Arrived = { fields: [], files: [] };
    const writes: Promise<void>[] = [];
    const stop = new AbortController();
    let ended = false;
    const end = (failure?: Failure) => {
      if (ended) return;
      ended = true;
      if (failure) {
        // The rest is read and dropped, so that the caller receives the answer.
        raw.unpipe(parser);
        raw.resume();
        stop.abort();
      }
      // The folder may be removed only when nothing writes into it any more.
      void Promise.allSettled(writes).then(() => (failure ? reject(failure) : resolve(arrived)));
    };

    parser.on('file', (field, file, name) => {
      const limit = Object.hasOwn(upload, field) ? upload[field] : undefined;
      file.on('error', () => undefined);
      if (ended) return file.resume();
      if (!limit) return end(refuse('upload.unexpected', field.slice(0, 64)));
      const received = { field, path: join(folder, String(arrived.files.length)), name: name ?? '', bytes: 0 };
      arrived.files.push(received);
      if (arrived.files.filter((one) => one.field === field).length > limit.max) {
        return end(refuse(limit.errors?.tooMany ?? 'upload.too_many', field));
      }
      file.on('data', (chunk: Buffer) => {
        received.bytes += chunk.length;
        if (received.bytes > limit.bytes) end(refuse('upload.too_large', field));
      });
      const written = pipeline(file, createWriteStream(received.path, { flags: 'wx', mode: 0o600 }), stop);
      writes.push(written.catch((error: unknown) => end(asWriteFailure(error))));
    });
    parser.on('field', (name, value, nameCut, valueCut) => {
      if (nameCut || valueCut) return end(refuse('request.too_large', name.slice(0, 64)));
      arrived.fields.push([name, value]);
    });
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
      parser.on(limit, () => end(new Failure('upload.too_many')));
    parser.on('error', () => end(new Failure('request.unreadable')));
    parser.on('finish', () => end());
    raw.on('error', () => end(new Failure('request.unreadable')));
    raw.on('close', () => !raw.complete && end(new Failure('request.unreadable')));
    raw.pipe(parser);
  });
}

/** Returns the failure of a write. A full or broken disk is our fault and not the caller's. */
function asWriteFailure(error: unknown): Failure {
  const isSystemError = error instanceof Error && 'syscall' in error;
  return isSystemError ? new Failure('upload.not_stored', { cause: error }) : new Failure('request.unreadable');
}

/** Creates the parser, or returns null when the header itself is invalid, such as one without a boundary. */
function parserOf(headers: BusboyHeaders, files: number): InstanceType<typeof Busboy> | null {
  try {
    return new Busboy({
      headers,
      limits: {
        files,
        fields: MAX_FIELDS,
        parts: files + MAX_FIELDS,
        fieldSize: FIELD_BYTES,
        fieldNameSize: 150,
        headerPairs: 20,
      },
    });
  } catch {
    return null;
  }
}

async function checkKinds(arrived: Arrived['files'], upload: Upload): Promise<Received['files']> {
  const files: Received['files'] = Object.fromEntries(Object.keys(upload).map((field) => [field, []]));
  for (const file of arrived) {
    // A browser sends an empty file input as a file without a name and without bytes.
    if (file.bytes === 0 && file.name === '') continue;
    if (file.bytes === 0) throw refuse('upload.empty', file.field);
    const format = await readFormat(file.path);
    if (!format || !upload[file.field]?.kinds.includes(kindOf[format])) throw refuse('upload.wrong_type', file.field);
    files[file.field]?.push({ ...file, name: cleanTexts(file.name), format });
  }
  for (const [field, { required }] of Object.entries(upload))
    if (required && !files[field]?.length) throw refuse('upload.missing', field);
  return files;
}

function parse({ body }: Endpoint, fields: Arrived['fields']): unknown {
  const read = parseFormFields(cleanTexts(fields));
  if ('fault' in read) throw refuse('request.invalid', read.fault.slice(0, 64));
  const parsed = body?.safeParse(read.value);
  if (parsed?.error) throw invalid(parsed.error.issues);
  // The values are cleaned again, because a field may hold JSON with escapes that a form cannot send.
  return cleanTexts(parsed?.data);
}
