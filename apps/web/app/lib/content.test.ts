import { expect, it } from 'vitest';
import { marketFigures } from './content.ts';

it('[SH-026] the fixed figures of the market are the documented ones', () => {
  expect(marketFigures.map(({ figure, label }) => `${figure} ${label.toLowerCase()}`)).toEqual([
    '10,000+ equipment',
    '5,000+ suppliers',
    '50+ countries',
    '$2B+ transactions',
  ]);
});
