// Labels of taxonomy codes, and the documented fallback texts for fields that a company left empty.
import {
  buyerTypes,
  categories,
  companyTypes,
  conditions,
  countries,
  type Entry,
  supplierTypes,
} from '@rigsouq/contract/taxonomy';
import type { TFunction } from 'i18next';
import { text } from './i18n.ts';

const types: readonly Entry[] = [...supplierTypes, ...buyerTypes, ...companyTypes];

export function typeLabel(t: TFunction, code: string | null): string {
  return code ? labelIn(t, types, code) : t('Unknown Type');
}

export function categoryLabel(t: TFunction, code: string): string {
  return labelIn(t, categories, code);
}

export function conditionLabel(t: TFunction, code: string): string {
  return labelIn(t, conditions, code);
}

export function companyLabel(t: TFunction, name: string | null): string {
  return name || t('Unknown Company');
}

export function countryLabel(t: TFunction, code: string | null): string {
  return code ? labelIn(t, countries, code) : t('Unknown Country');
}

/** Returns the translated label. A code that is not in the list was written by the company and is shown unchanged. */
export function labelIn(t: TFunction, list: readonly Entry[], code: string): string {
  const known = list.find((entry) => entry.code === code);
  return known ? t(known.label) : code;
}

const specifications: Record<string, string | undefined> = {
  EngineModel: text('Engine model'),
  Power: text('Power'),
  BucketCapacity: text('Bucket capacity'),
  OperatingWeight: text('Operating weight'),
};

/** Returns the labels of the four documented specifications. Other names were written by a supplier and are shown unchanged. */
export function specificationLabel(t: TFunction, key: string): string {
  const known = specifications[key];
  return known ? t(known) : key;
}
