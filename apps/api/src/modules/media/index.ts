// The public interface of the module.
import type { Db } from '../../platform/db.ts';
import type { JobHandler } from '../../platform/jobs.ts';
import type { Storage } from '../../platform/storage.ts';
import { makingSizes } from './make-sizes.ts';
import { removingFiles, sweeping } from './remove-media.ts';

export { attachMedia } from './attach-media.ts';
export { forPaper } from './for-paper.ts';
export { handOverMedia } from './hand-over.ts';
export { cropTo, makeSmaller } from './image.ts';
export { mediaFiles } from './media.files.ts';
export { presentSizes } from './media.presenter.ts';
export { mediaRoutes } from './media.routes.ts';
export { findMedia, type MediaRow } from './media.store.ts';
export { keyOf } from './media-rules.ts';
export { privateAddress, privateLink } from './private-link.ts';
export { releaseMedia } from './remove-media.ts';
export { storeFile } from './store-file.ts';

export function mediaJobs(deps: { db: Db; storage: Storage }): JobHandler[] {
  return [makingSizes(deps), removingFiles(deps), sweeping(deps)];
}
