import type { currencies } from '@rigsouq/contract/taxonomy';

type Currency = (typeof currencies)[number]['code'];

/** Returns the default currency of a country of delivery. The buyer can change it. */
export function homeCurrency(country: string): Currency {
  const own: Partial<Record<string, Currency>> = { ae: 'AED', sa: 'SAR', qa: 'QAR', kw: 'KWD', bh: 'BHD', om: 'OMR' };
  return own[country] ?? 'USD';
}
