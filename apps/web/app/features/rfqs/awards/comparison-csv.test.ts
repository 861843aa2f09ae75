import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { comparisonRows } from './comparison-csv.ts';
import type { OpenedTender } from './comparison-query.ts';

const t = ((key: string) => key) as unknown as TFunction;

it('[PR-005] has a row for each offer, as wide as the header, with the best offer of a line first', () => {
  const offer = { line: 1, currency: 'USD', leadDays: 3, mode: 'rent', offered: '=1+1', note: null, total: 9 };
  const supplier = { companyName: 'North' };
  const rows = comparisonRows(t, {
    rfq: { lines: [{ line: 1, category: 'cranes', specification: 'Crane', quantity: 2, mode: 'buy' }] },
    comparison: {
      currency: 'AED',
      answers: [
        {
          answerId: 'a',
          supplier,
          validUntil: '2026-12-31',
          offers: [
            { ...offer, option: 1, points: 50, best: false },
            { ...offer, option: 2, points: 90, best: true },
          ],
        },
      ],
    },
  } as unknown as OpenedTender);
  expect(rows.map((cells) => cells.length)).toEqual([18, 18, 18]);
  expect(rows.map((cells) => cells[6])).toEqual(['Option', 2, 1]);
});
