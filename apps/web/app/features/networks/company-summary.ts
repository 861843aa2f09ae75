import type { TFunction } from 'i18next';
import { text } from '../../lib/i18n.ts';
import { countryLabel } from '../../lib/labels.ts';
import { summaryOf } from '../../lib/summary.ts';

const words = {
  supplier: text(
    '{{name}} supplies construction equipment in {{place}}. See its machines, its specialties and how to reach it on Rigsouq.',
  ),
  buyer: text(
    '{{name}} buys and rents construction equipment in {{place}}. See its needs, its projects and how to reach it on Rigsouq.',
  ),
};

type Company = { city: string | null; country: string | null; description: string | null };

/** What the company says of itself, and what it is. */
export function companySummary(t: TFunction, role: keyof typeof words, name: string, company: Company): string {
  const country = company.country && countryLabel(t, company.country);
  const place = [company.city, country].filter(Boolean).join(t(', ')) || t('the Gulf');
  return summaryOf(`${company.description ?? ''} ${t(words[role], { name, place })}`);
}
