// Makes the small sizes in the worker: an upload of ten photographs then waits for ten encodings, not for thirty.
import { buffer } from 'node:stream/consumers';
import type { Db } from '../../platform/database/db.ts';
import { handle, type JobHandler } from '../../platform/jobs/jobs.ts';
import type { Storage } from '../../platform/storage.ts';
import { shrinkPicture } from './image.ts';
import { makeSizes } from './media.jobs.ts';
import { findMedia } from './media.store.ts';
import { keyOf, SMALL } from './media-rules.ts';

export function makeSizesJob({ db, storage }: { db: Db; storage: Storage }): JobHandler {
  return handle(makeSizes, async ({ id }) => {
    const media = await findMedia(db, id);
    // Existing sizes are never written again, because another request may be reading them.
    const missing = SMALL.filter((size) => !media?.sizes.includes(size));
    if (!media || missing.length === 0) return;
    const found = await storage.get(keyOf(media));
    if (!found) throw new Error(`picture not found in storage: ${id}`);
    const full = await buffer(found.stream);
    for (const size of missing) {
      const { data } = await shrinkPicture(full, size);
      await storage.put(keyOf(media, size), data, media.mime);
    }
    const sizes = [...media.sizes, ...missing];
    const updated = await db.updateTable('media').set({ sizes }).where('id', '=', id).executeTakeFirst();
    // If the row was deleted meanwhile, no other job would remove these files.
    if (updated.numUpdatedRows === 0n) for (const size of missing) await storage.delete(keyOf(media, size));
  });
}
