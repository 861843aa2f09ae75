// Converts the typed fields of the sell form for the call. The contract defines every rule.
import type { InputOf } from '@rigsouq/contract/endpoint';
import { sellForm, type sendSellForm } from '@rigsouq/contract/leads/selling';
import { plainNumber } from '@rigsouq/kernel/plain-number';
import type { Language } from '../../../lib/i18n/language.ts';

/** The fields are in the order of the screen, because the first invalid field takes the focus. */
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
  /** A honeypot: only robots fill it in, and the server checks it. */
  homepage: '',
};

export type SaleValues = typeof emptySale;
type Body = InputOf<typeof sendSellForm>['body'];

export function bodyOf(values: SaleValues, language: Language): Body {
  const { year, hours, price, ...rest } = values;
  const numbers = { year: plainNumber(year), hours: plainNumber(hours), price: plainNumber(price) };
  return { ...rest, ...numbers, language } as Body;
}

/** Returns the first error of each field, in English. */
export function checkSale(values: SaleValues): Record<string, string> {
  const issues = sellForm.safeParse(bodyOf(values, 'en')).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]).toReversed());
}
