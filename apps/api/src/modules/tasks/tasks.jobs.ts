import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

/** Triggers add this job (`queue_task_update` in the database), in the transaction that changes a record. */
export const updateTasks = defineJob('tasks.update', z.object({ kind: z.string(), subjectId: z.uuid() }));
export const rebuildTasks = defineJob('tasks.rebuild', z.object({}));
