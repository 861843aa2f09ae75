// Schemas for texts from a closed list, such as the taxonomy. They are not in `wire.ts`, so that a page does not load the lists with it.
import { z } from 'zod';
import {
  buyerTypes,
  categories,
  codesOf,
  companyTypes,
  conditions,
  countries,
  currencies,
  type Entry,
  supplierTypes,
} from './taxonomy.ts';

/** Returns the schema of a text from a list. Its type is `string`, because the database has plain text too. */
export function textIn(texts: readonly string[]) {
  return z.string().meta({ enum: [...texts] });
}
/** Returns the schema of a code from a taxonomy list. */
export function codeIn(list: readonly Entry[]) {
  return textIn(codesOf(list));
}
export const category = codeIn(categories).meta({ id: 'Category' });
export const condition = codeIn(conditions).meta({ id: 'Condition' });
export const country = codeIn(countries).meta({ id: 'Country' });
export const currency = codeIn(currencies).meta({ id: 'Currency' });
/** The legal form of a company, or its buyer or supplier type. */
export const companyType = codeIn([...companyTypes, ...buyerTypes, ...supplierTypes]).meta({ id: 'CompanyType' });
