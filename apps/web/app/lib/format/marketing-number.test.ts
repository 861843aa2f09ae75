import { expect, it } from 'vitest';
import { marketStatistics, supplierNetworkStatistics } from '../content.ts';
import { formatMarketingNumber } from './marketing-number.ts';

const documented = [...marketStatistics, ...supplierNetworkStatistics].map(({ figure }) => figure);

it('writes every number in English as operators write it', () => {
  for (const figure of documented) expect(formatMarketingNumber(figure, 'en')).toBe(figure);
});

it('writes the documented numbers in Arabic, with scale and currency in words', () => {
  expect(documented.map((figure) => formatMarketingNumber(figure, 'ar'))).toEqual([
    '10,000+',
    '5,000+',
    '50+',
    'أكثر من ملياري دولار',
    '4,800+',
    '45',
    '\u200f3.2 مليار دولار',
    'أكثر من 180 ألفًا',
  ]);
});

it.each([
  ['$1B', '\u200fمليار دولار'],
  ['2K+', 'أكثر من ألفين'],
  ['$3B+', 'أكثر من 3 مليارات دولار'],
  ['5M', '\u200f5 ملايين'],
  ['$12B', '\u200f12 مليار دولار'],
  ['100K', '\u200f100 ألف'],
  ['1.5M+', 'أكثر من 1.5 مليون'],
  ['$500,000+', 'أكثر من 500,000 دولار'],
])('writes %s in Arabic with the plural form of the language', (value, arabic) => {
  expect(formatMarketingNumber(value, 'ar')).toBe(arabic);
});
