import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

const one = z.object({ id: z.uuid() });

export const makeSizes = defineJob('media.make_sizes', one);
export const removeUnusedMedia = defineJob('media.sweep', one);
export const removeFiles = defineJob('media.remove_files', z.object({ keys: z.array(z.string()) }));
