// The public interface of the module: other modules import only from here.

export { addEntry, changeEntry, type Entry, setPublished } from './change-entry.ts';
export { presentDeskEntry } from './directory.presenter.ts';
export { directoryRoutes } from './directory.routes.ts';
export { findFreeExpert } from './find-expert.ts';
export { listDeskEntries } from './list-desk-entries.ts';
