// The door of the module: what others may use.
export { foldingChanges } from './catalogue.jobs.ts';
export { catalogueRoutes } from './catalogue.routes.ts';
export { importingRows } from './import-rows.ts';
export { searchSettings } from './search-statements.ts';
export { ViewTally } from './view-tally.ts';
