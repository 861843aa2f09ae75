import type { TFunction } from 'i18next';
import { text } from '../../../../lib/i18n/i18n.ts';
import { countryLabel } from '../../../../lib/i18n/labels.ts';
import { summaryOf } from '../../../../lib/summary.ts';

const texts = {
  supplier: text(
    '{{name}} supplies construction equipment in {{place}}. See its machines, specialties and contact details on Rigsouq.',
  ),
  buyer: text(
    '{{name}} buys and rents construction equipment in {{place}}. See its needs, projects and contact details on Rigsouq.',
  ),
};

type Company = { city: string | null; country: string | null; description: string | null };

/** Builds the page description: the company's own description, then one sentence that says what it is. */
export function companySummary(t: TFunction, role: keyof typeof texts, name: string, company: Company): string {
  const country = company.country && countryLabel(t, company.country);
  const place = [company.city, country].filter(Boolean).join(t(', ')) || t('the Gulf');
  return summaryOf(`${company.description ?? ''} ${t(texts[role], { name, place })}`);
}
