// Lists the details that only one kind of lead has. A known code is shown as its translated label.

import { leadDetails } from '@rigsouq/contract/leads/calls';
import { inquiryTypes } from '@rigsouq/contract/leads/contact';
import { useTranslation } from 'react-i18next';
import { labelIn } from '../../../lib/i18n/labels.ts';
import type { Lead } from '../operations-queries.ts';
import { useTaxonomyLabels } from '../use-taxonomy-labels.ts';

/** The order in which users usually describe a machine. Other details follow. */
const machineOrder = ['category', 'brand', 'model', 'year', 'condition', 'price'];
const detailOrder = [...leadDetails.map(({ name }) => name), ...machineOrder, 'country', 'location', 'photos'];
const positionOf = (name: string) => detailOrder.indexOf(name) + 1 || detailOrder.length + 1;

export function useLeadDetails({ details: { expertId: _, ...details } }: Lead): string[] {
  const { t } = useTranslation();
  const { word } = useTaxonomyLabels();
  return Object.entries(details)
    .filter(([, value]) => value !== '')
    .toSorted(([one], [other]) => positionOf(one) - positionOf(other))
    .map(([name, value]) => {
      const known = leadDetails.find((detail) => detail.name === name);
      if (known) return `${t(known.label)}: ${labelIn(t, 'list' in known ? known.list : [], value)}`;
      if (name === 'country' || name === 'companyType') return word(name, value);
      if (name === 'category') return word('equipment', value);
      if (name === 'condition') return word('condition', value);
      if (name === 'photos') return t('Photos: {{number}}', { number: value });
      return labelIn(t, inquiryTypes, value);
    });
}
