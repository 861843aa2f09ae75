import * as calls from '@rigsouq/contract/tasks/calls';
import type { Db } from '../../platform/database/db.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { readTasks } from './read-tasks.ts';

export function tasksRoutes(serve: Serve, { db }: { db: Db }): void {
  serve(calls.readTasks, ({ actor, query }) => readTasks(db, actor, query));
}
