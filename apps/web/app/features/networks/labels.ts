// Codes of the taxonomy as a person reads them, and the documented words where a company has not said.
import { buyerTypes, categories, companyTypes, countries, type Entry, supplierTypes } from '@rigsouq/contract/taxonomy';
import type { TFunction } from 'i18next';
import { labelIn } from '../../lib/labels.ts';

const types: readonly Entry[] = [...supplierTypes, ...buyerTypes, ...companyTypes];

export function typeLabel(t: TFunction, code: string | null): string {
  return code ? labelIn(t, types, code) : t('Unknown Type');
}

export function categoryLabel(t: TFunction, code: string): string {
  return labelIn(t, categories, code);
}

export function companyLabel(t: TFunction, name: string | null): string {
  return name || t('Unknown Company');
}

export function countryLabel(t: TFunction, code: string | null): string {
  return code ? labelIn(t, countries, code) : t('Unknown Country');
}
