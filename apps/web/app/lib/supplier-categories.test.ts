import { categories } from '@rigsouq/contract/taxonomy';
import { expect, it } from 'vitest';
import { supplierCategories } from './supplier-categories.ts';

it('[CA-026] offers suppliers each of the seven categories that were added', () => {
  const added = categories.slice(7).map(({ code }) => code);
  expect(added).toHaveLength(7);
  expect(supplierCategories.map(({ code }) => code)).toEqual(expect.arrayContaining(added));
});
