// Converts what a buyer records about a supplier between the form and the call. The contract defines every rule.
import type { InputOf } from '@rigsouq/contract/endpoint';
import { keepSupplier } from '@rigsouq/contract/supplier-lists/calls';
import { categories, codeOf } from '@rigsouq/contract/taxonomy';
import { errorsByField } from '../../lib/api/contract-form.ts';
import { splitTypes } from '../../lib/typed-categories.ts';
import type { Supplier } from './supplier-queries.ts';
import type { Standing } from './supplier-search.ts';

/** The fields are in the order of the screen, because the first invalid field takes the focus. */
export type SupplierListValues = { standing: Standing; categories: string[]; tags: string; note: string };

/** Returns the values of the form. For a supplier on no list they start with what the supplier says about itself. */
export function valuesOf(supplier: Supplier, comma: string): SupplierListValues {
  const { standing, tags, note, supplies } = supplier;
  const chosen = standing ? supplier.categories : supplies.filter((type) => codeOf(categories, type) !== undefined);
  return {
    standing: standing ?? 'approved',
    categories: chosen.slice(0, 20),
    tags: tags.join(comma),
    note: note ?? '',
  };
}

export function bodyOf({ tags, ...values }: SupplierListValues): InputOf<typeof keepSupplier>['body'] {
  return { ...values, tags: splitTypes(tags) };
}

/** Returns the errors in English, by field. An error in one tag is an error of the field with all tags. */
export function validateSupplier(values: SupplierListValues) {
  return errorsByField(keepSupplier.body.safeParse(bodyOf(values)).error?.issues);
}
