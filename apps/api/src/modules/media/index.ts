// The public interface of the module.
import type { Db } from '../../platform/database/db.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Storage } from '../../platform/storage.ts';
import { makeSizesJob } from './make-sizes.ts';
import { removeFilesJob, removeUnusedMediaJob } from './remove-media.ts';

export { attachMedia } from './attach-media.ts';
export { cropPicture, shrinkPicture } from './image.ts';
export { loadPictureForPdf } from './load-picture-for-pdf.ts';
export { mediaFileRoutes } from './media.files.ts';
export { presentSizes } from './media.presenter.ts';
export { mediaRoutes } from './media.routes.ts';
export { findMedia, type MediaRow } from './media.store.ts';
export { keyOf } from './media-rules.ts';
export { createPrivateLink, createPrivateUrl } from './private-link.ts';
export { releaseMedia } from './remove-media.ts';
export { storeFile } from './store-file.ts';
export { transferMedia } from './transfer-media.ts';

export function mediaJobs(deps: { db: Db; storage: Storage }): JobHandler[] {
  return [makeSizesJob(deps), removeFilesJob(deps), removeUnusedMediaJob(deps)];
}
