import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';

/** Whatever has come due: to lapse, to begin, to be back. */
export const turnDue = defineJob('rentals.turn_due', z.object({}));
