// The door of the module: what others may use.
export { addDraft } from './add-draft.ts';
export { foldingChanges } from './catalogue.jobs.ts';
export { catalogueRoutes } from './catalogue.routes.ts';
export { type Filters, findNew, showNew } from './find-new.ts';
export { importingRows } from './import-rows.ts';
export { type Statements, searchSettings } from './search-statements.ts';
export { inventory } from './supplier-figures.ts';
export { ViewTally } from './view-tally.ts';
