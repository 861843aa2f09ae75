import { dealKinds } from '@rigsouq/contract/trust/reviews';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

export const announceReviews = defineJob('trust.tell_published', z.object({ kind: z.enum(dealKinds), id: z.uuid() }));
export const remindLicences = defineJob('trust.remind_licences', z.object({}));
export const endBadges = defineJob('trust.end_badges', z.object({}));
export const findFlags = defineJob('trust.find_flags', z.object({}));
