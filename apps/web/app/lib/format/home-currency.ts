import type { currencies } from '@rigsouq/contract/taxonomy';

type Currency = (typeof currencies)[number]['code'];

/** Returns the currency with which a form starts in a country. The user can change it. */
export function homeCurrency(country: string): Currency {
  const own: Partial<Record<string, Currency>> = { ae: 'AED', sa: 'SAR', qa: 'QAR', kw: 'KWD', bh: 'BHD', om: 'OMR' };
  return own[country] ?? 'USD';
}
