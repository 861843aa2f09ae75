// The fields of the listing form as typed, and their conversion to and from the body of the call. All rules come from the contract.
import {
  type addEquipment,
  type listingConditions,
  listingForm,
  type readEquipment,
  specificationKeys,
} from '@rigsouq/contract/catalogue/calls';
import type { listingTypes } from '@rigsouq/contract/catalogue/market-lists';
import type { AnswerOf, InputOf } from '@rigsouq/contract/endpoint';
import { plainNumber } from '@rigsouq/kernel/plain-number';
import { homeCurrency } from '../../../lib/format/home-currency.ts';

export type ListingType = (typeof listingTypes)[number];
export type FieldErrors = Record<string, string>;

export const emptyTerms = { currency: 'USD', price: '', hourlyRate: '', dailyRate: '', weeklyRate: '' };

/** The fields in the order of the screen. The first invalid field gets the focus. */
export const emptyListing = {
  title: '',
  category: '',
  condition: '',
  year: '',
  hours: '',
  brand: '',
  model: '',
  serialNumber: '',
  location: '',
  country: '',
  ...emptyTerms,
  EngineModel: '',
  Power: '',
  BucketCapacity: '',
  OperatingWeight: '',
  features: '',
  description: '',
};

/** Returns the values with which a new listing starts: the country of the company and its currency. */
export function newListing(country = ''): ListingValues {
  return { ...emptyListing, country, currency: homeCurrency(country) };
}

export type TermsValues = typeof emptyTerms;
export type ListingValues = typeof emptyListing;
type Body = InputOf<typeof addEquipment>['body'];
type Equipment = AnswerOf<typeof readEquipment>;

/** Returns the fields of one type of offer, without what was typed for the other type. */
export function termsOf(type: ListingType, values: TermsValues) {
  const { currency, price, hourlyRate, dailyRate, weeklyRate } = values;
  if (type === 'sell') return { type, currency, price: plainNumber(price) };
  const rates = { hourlyRate, dailyRate, weeklyRate };
  const plain = Object.entries(rates).map(([name, rate]) => [name, plainNumber(rate)]);
  return { type, currency, ...(Object.fromEntries(plain) as typeof rates) };
}

/**
 * Returns the body of the call. A rental form has no condition and no year. When a machine is also for sale, its values are sent
 * unchanged, so that saving the rental does not clear them.
 */
export function bodyOf(type: ListingType, values: ListingValues, saved = false): Body {
  const { title, category, brand, model, serialNumber, location, country, description } = values;
  const sale = { condition: values.condition, year: plainNumber(values.year) };
  return {
    ...termsOf(type, values),
    title,
    category,
    ...((type === 'sell' || saved) && sale),
    hours: plainNumber(values.hours),
    brand,
    model,
    serialNumber,
    location,
    country,
    description,
    specifications: Object.fromEntries(specificationKeys.map((key) => [key, values[key]])) as Body['specifications'],
    features: featuresOf(values.features),
  };
}

/** Splits a typed list. English and Arabic commas both separate. */
export function featuresOf(typed: string): string[] {
  return typed
    .split(/[,\u060c\n]/)
    .map((feature) => feature.trim())
    .filter(Boolean);
}

/** Returns the errors by field, in English. */
export function checkListing(type: ListingType, values: ListingValues, saved = false): FieldErrors {
  return toFieldErrors(listingForm.safeParse(bodyOf(type, values, saved)).error?.issues ?? []);
}

/** Returns the first message of each field. `specifications.Power` belongs to the field Power, `features.3` to the field features. */
export function toFieldErrors(
  issues: readonly { path: string | readonly PropertyKey[]; message: string }[],
): FieldErrors {
  const named = issues.map(({ path, message }) => {
    const [outer = '', inner] = typeof path === 'string' ? path.split('.') : path.map(String);
    return [outer === 'specifications' && inner ? inner : outer, message] as const;
  });
  return Object.fromEntries(named.toReversed());
}

export function valuesOf(found: Equipment, conditions: typeof listingConditions): ListingValues {
  const typed = (value: string | number | null | undefined) =>
    value === null || value === undefined ? '' : String(value);
  const known = conditions.some(({ code }) => code === found.condition);
  return {
    title: found.title,
    category: found.category,
    // A draft may have a condition from another form. The seller then selects one of the five conditions (R71).
    condition: known ? typed(found.condition) : '',
    year: typed(found.year),
    hours: typed(found.hours),
    brand: typed(found.brand),
    model: typed(found.model),
    serialNumber: typed(found.serialNumber),
    location: found.location,
    country: typed(found.country),
    currency: found.currency,
    price: typed(found.price),
    hourlyRate: typed(found.hourlyRate),
    dailyRate: typed(found.dailyRate),
    weeklyRate: typed(found.weeklyRate),
    EngineModel: typed(found.specifications.EngineModel),
    Power: typed(found.specifications.Power),
    BucketCapacity: typed(found.specifications.BucketCapacity),
    OperatingWeight: typed(found.specifications.OperatingWeight),
    features: found.features.join(found.features.some((feature) => /\p{Script=Arabic}/u.test(feature)) ? '، ' : ', '),
    description: found.description,
  };
}
