// The fields of the form, as typed, and the way to the call. Every rule is the contract's.
import type { InputOf } from '@rigsouq/contract/endpoint';
import { sellForm, type sendSellForm } from '@rigsouq/contract/selling';
import { plainNumber } from '@rigsouq/kernel/plain-number';
import type { Language } from '../../lib/language.ts';

/** In the order of the screen: the first faulty field takes focus. */
export const emptySale = {
  title: '',
  category: '',
  brand: '',
  model: '',
  year: '',
  hours: '',
  condition: '',
  price: '',
  location: '',
  description: '',
  contactName: '',
  contactEmail: '',
  contactPhone: '',
  /** Filled in by robots alone; the server knows. */
  homepage: '',
};

export type SaleValues = typeof emptySale;
type Body = InputOf<typeof sendSellForm>['body'];

export function bodyOf(values: SaleValues, language: Language): Body {
  const { year, hours, price, ...rest } = values;
  const figures = { year: plainNumber(year), hours: plainNumber(hours), price: plainNumber(price) };
  return { ...rest, ...figures, language } as Body;
}

/** What is wrong, in English, by field: the first message of each. */
export function checkSale(values: SaleValues): Record<string, string> {
  const issues = sellForm.safeParse(bodyOf(values, 'en')).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]).toReversed());
}
