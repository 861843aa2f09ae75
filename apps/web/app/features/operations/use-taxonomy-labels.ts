// Translates codes of the taxonomy. Free text of a company stays as written.
import {
  buyerTypes,
  categories,
  companyTypes,
  conditions,
  countries,
  type Entry,
  gulfCountries,
  vendorTypes,
} from '@rigsouq/contract/taxonomy';
import { useTranslation } from 'react-i18next';
import { text } from '../../lib/i18n/i18n.ts';
import { labelIn } from '../../lib/i18n/labels.ts';

const lists = {
  country: [...gulfCountries, ...countries],
  companyType: [...companyTypes, ...buyerTypes],
  vendorType: vendorTypes,
  equipment: categories,
  condition: conditions,
} as const satisfies Record<string, readonly Entry[]>;

const roleNames: Record<string, string> = { buyer: text('Buyer'), supplier: text('Supplier') };

export function useTaxonomyLabels() {
  const { t } = useTranslation();
  return {
    word(list: keyof typeof lists, code: string | null | undefined): string {
      return code ? labelIn(t, lists[list], code) : '';
    },
    roles: (held: readonly string[]) => held.map((role) => t(roleNames[role] ?? role)).join(t(', ')),
  };
}
