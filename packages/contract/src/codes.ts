// Texts of answers that come from a closed list, such as the taxonomy. Apart from `wire.ts`, so that a page does not load the lists with it.
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

/** A text of an answer that is one of these. To the compiler it is a text, as it is to the store. */
export function textIn(texts: readonly string[]) {
  return z.string().meta({ enum: [...texts] });
}
/** A text of an answer that is one of the codes of a list. */
export function codeIn(list: readonly Entry[]) {
  return textIn(codesOf(list));
}
export const category = codeIn(categories).meta({ id: 'Category' });
export const condition = codeIn(conditions).meta({ id: 'Condition' });
export const country = codeIn(countries).meta({ id: 'Country' });
export const currency = codeIn(currencies).meta({ id: 'Currency' });
/** The legal form of a company, or what it is in the trade. */
export const companyType = codeIn([...companyTypes, ...buyerTypes, ...supplierTypes]).meta({ id: 'CompanyType' });
