import { buffer } from 'node:stream/consumers';
import type { Db } from '../../platform/database/db.ts';
import type { Storage } from '../../platform/storage.ts';
import { convertToJpeg, type Picture } from './image.ts';
import { findMedia } from './media.store.ts';
import { keyOf } from './media-rules.ts';

/** Loads a picture in a format for PDFs, or returns undefined if its file is missing. The caller must have checked the permission. */
export async function loadPictureForPdf(
  { db, storage }: { db: Db; storage: Storage },
  id: string,
): Promise<Picture | undefined> {
  const media = await findMedia(db, id);
  const found = media?.kind === 'image' ? await storage.get(keyOf(media)) : null;
  return found ? convertToJpeg(await buffer(found.stream)) : undefined;
}
