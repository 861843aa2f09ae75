// The public interface of the module: other modules import only from here.
export { listDeskEntries } from './desk-list.ts';
export { presentDeskEntry } from './directory.presenter.ts';
export { directoryRoutes } from './directory.routes.ts';
export { findFreeExpert } from './find-expert.ts';
export { addEntry, changeEntry, type Entry, setPublished } from './keep-entry.ts';
