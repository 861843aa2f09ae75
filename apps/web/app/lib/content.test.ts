import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marketingNumberKeys } from '@rigsouq/contract/directory/marketing-numbers';
import { describe, expect, it } from 'vitest';
import { marketStatistics, supplierNetworkStatistics } from './content.ts';

const app = join(import.meta.dirname, '..');

describe('the marketing content', () => {
  it('[SH-026] has the documented numbers', () => {
    expect(marketStatistics.map(({ figure, label }) => `${figure} ${label}`)).toEqual([
      '10,000+ Equipment',
      '5,000+ Suppliers',
      '50+ Countries',
      '$2B+ Transactions',
    ]);
  });

  it('[SH-028] keeps marketing numbers only in the content file', () => {
    // A number with a plus, or an amount in K, M or B, is the pattern of a marketing number.
    const figure = /\d[KMB]?\+(?=[\s'"`<,.)])|\$\d[\d,.]*[KMB]\b/;
    const files = globSync('**/*.{ts,tsx}', { cwd: app }).filter((file) => !file.endsWith('.test.ts'));
    const holding = files.filter((file) => figure.test(readFileSync(join(app, file), 'utf8')));
    expect(holding).toEqual(['lib/content.ts']);
  });

  it('has the documented value of every marketing number that operators can change', () => {
    const keys = [...marketStatistics, ...supplierNetworkStatistics].map(({ key }) => key);
    expect(keys).toEqual(marketingNumberKeys);
  });

  it('shows documented numbers only on pages without real ones of the same thing', () => {
    const files = globSync('features/**/*.tsx', { cwd: app });
    const showing = files.filter((file) =>
      /marketStatistics|supplierNetworkStatistics/.test(readFileSync(join(app, file), 'utf8')),
    );
    expect(showing.toSorted()).toEqual([
      'features/companies/networks/explore/explore-suppliers-screen.tsx',
      'features/landing/below-the-tiles.tsx',
      'features/operations/directory/marketing-numbers-screen.tsx',
    ]);
    for (const file of showing) expect(readFileSync(join(app, file), 'utf8')).not.toContain('.stats');
  });
});
