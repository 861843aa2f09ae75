import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

/** Advances all due bookings: they lapse, start or become overdue. */
export const advanceBookings = defineJob('rentals.turn_due', z.object({}));
