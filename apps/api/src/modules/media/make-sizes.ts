// The small sizes are made by the worker: whoever uploads ten photographs waits for ten encodings, not for thirty.
import { buffer } from 'node:stream/consumers';
import type { Db } from '../../platform/db.ts';
import { handle, type JobHandler } from '../../platform/jobs.ts';
import type { Storage } from '../../platform/storage.ts';
import { makeSmaller } from './image.ts';
import { makeSizes } from './media.jobs.ts';
import { findMedia } from './media.store.ts';
import { keyOf, SMALL } from './media-rules.ts';

export function makingSizes({ db, storage }: { db: Db; storage: Storage }): JobHandler {
  return handle(makeSizes, async ({ id }) => {
    const media = await findMedia(db, id);
    // What can be fetched already is never written again: somebody may be reading it.
    const missing = SMALL.filter((size) => !media?.sizes.includes(size));
    if (!media || missing.length === 0) return;
    const found = await storage.get(keyOf(media));
    if (!found) throw new Error(`the picture ${id} is not in the storage`);
    const full = await buffer(found.stream);
    for (const size of missing) {
      const { data } = await makeSmaller(full, size);
      await storage.put(keyOf(media, size), data, media.mime);
    }
    const sizes = [...media.sizes, ...missing];
    const told = await db.updateTable('media').set({ sizes }).where('id', '=', id).executeTakeFirst();
    // Deleted meanwhile: nobody else would take these away.
    if (told.numUpdatedRows === 0n) for (const size of missing) await storage.delete(keyOf(media, size));
  });
}
