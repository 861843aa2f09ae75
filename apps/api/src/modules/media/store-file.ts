// Stores an uploaded file. It belongs to the account immediately and is not attached to anything yet: a use case then calls `attachMedia`
// in its own transaction, otherwise the file is removed after a day.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Owner } from '../../platform/http/access.ts';
import { fail } from '../../platform/http/errors.ts';
import type { UploadedFile } from '../../platform/http/upload.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import type { Storage } from '../../platform/storage.ts';
import { renderSvg } from './drawing.ts';
import { reencodePicture } from './image.ts';
import { makeSizes, removeUnusedMedia } from './media.jobs.ts';
import { insertMedia, type MediaRow } from './media.store.ts';
import { cleanName, keyOf } from './media-rules.ts';

type Deps = { db: Db; storage: Storage };
export type Visibility = 'public' | 'private';

const UNUSED_SECONDS = 24 * 60 * 60;

export async function storeFile(
  { db, storage }: Deps,
  owner: Owner,
  file: UploadedFile,
  options: { visibility?: Visibility | undefined } = {},
): Promise<MediaRow> {
  const { content, ...made } = file.format === 'pdf' ? await document(file) : await image(file, options.visibility);
  const row = {
    id: newId(),
    account_id: owner.account.id,
    created_by: owner.userId,
    original_name: cleanName(file.name),
    sizes: ['full'],
    ...made,
  };
  const key = keyOf(row);
  await storage.put(key, content, row.mime).catch((cause: unknown) => fail('upload.not_stored', { cause }));
  try {
    return await inTransaction(db, async (tx) => {
      const media = await insertMedia(tx, row);
      if (row.kind === 'image' && row.visibility === 'public') await addJob(tx, makeSizes, { id: row.id });
      await addJob(tx, removeUnusedMedia, { id: row.id }, { afterSeconds: UNUSED_SECONDS });
      return media;
    });
  } catch (error) {
    await storage.delete(key).catch(() => undefined);
    throw error;
  }
}

async function image(file: UploadedFile, visibility: Visibility = 'public') {
  const rendered = file.format === 'svg' ? await renderSvg(file.path) : null;
  const { data, width, height } = await reencodePicture(rendered ?? file.path, rendered ? 'png' : file.format);
  const content_hash = createHash('sha256').update(data).digest('hex');
  const mime = 'image/webp';
  return { content: data, kind: 'image', visibility, mime, content_hash, width, height, bytes: data.length };
}

/** Keeps the PDF unchanged, because a PDF cannot be made safe; it is private and is served only as a download. */
async function document({ path, bytes }: UploadedFile) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  const content_hash = hash.digest('hex');
  const mime = 'application/pdf';
  return { content: { path, bytes }, kind: 'document', visibility: 'private', mime, content_hash, bytes };
}
