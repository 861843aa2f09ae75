// The public interface of the module: other modules import only from here.
export { countOpenTasks, isOpenFor, listOpenTasks } from './read-tasks.ts';
export { defineTaskSource } from './task-source.ts';
export { tasksRoutes } from './tasks.routes.ts';
export { tasksJobs, updateTasksOf } from './update-tasks.ts';
