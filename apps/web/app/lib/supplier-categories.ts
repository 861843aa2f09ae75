import { categories } from '@rigsouq/contract/taxonomy';

/** The categories that a supplier can select, in the documented order. */
const offered = [
  'excavators',
  'loaders',
  'bulldozers',
  'cranes',
  'trucks',
  'generators',
  'compactors',
  'forklifts',
  'aerial-platforms',
  'concrete-equipment',
  'attachments',
  'other',
] as const satisfies readonly (typeof categories)[number]['code'][];

export const supplierCategories = offered.flatMap((code) => categories.filter((category) => category.code === code));
