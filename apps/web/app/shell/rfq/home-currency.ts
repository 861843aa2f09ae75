import type { currencies } from '@rigsouq/contract/taxonomy';

type Currency = (typeof currencies)[number]['code'];

/** In the money of the country where it is delivered, unless the buyer says otherwise. */
export function currencyOf(country: string): Currency {
  const own: Partial<Record<string, Currency>> = { ae: 'AED', sa: 'SAR', qa: 'QAR', kw: 'KWD', bh: 'BHD', om: 'OMR' };
  return own[country] ?? 'USD';
}
