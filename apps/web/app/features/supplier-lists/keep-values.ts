// What is kept about a supplier, as typed, and the way to the call. Every rule is the contract's.
import type { InputOf } from '@rigsouq/contract/endpoint';
import { keepSupplier } from '@rigsouq/contract/supplier-lists';
import { categories, codeOf } from '@rigsouq/contract/taxonomy';
import { faultsIn } from '../../lib/contract-form.ts';
import { typesOf } from '../../lib/typed-categories.ts';
import type { Supplier } from './supplier-queries.ts';
import type { Standing } from './supplier-search.ts';

/** In the order of the screen: the first faulty field takes focus. */
export type KeepValues = { standing: Standing; categories: string[]; tags: string; note: string };

/** Of one on no list, what it says of itself is where a buyer begins. */
export function valuesOf(supplier: Supplier, comma: string): KeepValues {
  const { standing, tags, note, supplies } = supplier;
  const own = standing ? supplier.categories : supplies.filter((type) => codeOf(categories, type) !== undefined);
  return { standing: standing ?? 'approved', categories: own.slice(0, 20), tags: tags.join(comma), note: note ?? '' };
}

export function bodyOf({ tags, ...values }: KeepValues): InputOf<typeof keepSupplier>['body'] {
  return { ...values, tags: typesOf(tags) };
}

/** What is wrong, in English, by field: a fault of one tag stands under all of them. */
export function faultsOf(values: KeepValues) {
  return faultsIn(keepSupplier.body.safeParse(bodyOf(values)).error?.issues);
}
