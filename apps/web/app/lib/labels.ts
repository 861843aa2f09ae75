import type { Entry } from '@rigsouq/contract/taxonomy';
import type { TFunction } from 'i18next';

/** A code of the taxonomy as a person reads it. What is not in the list was written by somebody and stays as it is. */
export function labelIn(t: TFunction, list: readonly Entry[], code: string): string {
  const known = list.find((entry) => entry.code === code);
  return known ? t(known.label) : code;
}
