import { categories } from '@rigsouq/contract/taxonomy';
import { expect, it } from 'vitest';
import { supplierCategories } from './supplier-categories.ts';

it('[CA-026] suppliers may name each of the seven categories that were added as their speciality', () => {
  const added = categories.slice(7).map(({ code }) => code);
  expect(added).toHaveLength(7);
  expect(supplierCategories.map(({ code }) => code)).toEqual(expect.arrayContaining(added));
});
