import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { csvOf } from '../../lib/format/csv.ts';
import { formatDuration } from './format-duration.ts';
import type { Report } from './report-query.ts';
import {
  categoriesTable,
  csvRows,
  cycleTable,
  monthsTable,
  percentOf,
  savingsTable,
  suppliersTable,
} from './report-tables.ts';

const t = ((key: string, values: Record<string, string> = {}) =>
  key.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')) as unknown as TFunction;
const en = { t, language: 'en' } as const;
const id = '018f0000-0000-7000-8000-000000000001';
const saving = { orders: 1, first: 1_000, ordered: 1_100.5, saved: -100.5, percent: -10.1 };
const report: Report = {
  from: '2026-01',
  to: '2026-02',
  thisMonth: '2026-02',
  choices: [],
  total: { orders: 3, net: 1_600.5, suppliers: 22 },
  months: [
    { month: '2026-01', orders: 3, net: 1_600.5 },
    { month: '2026-02', orders: 0, net: 0 },
  ],
  categories: [{ category: 'cranes', orders: 3, net: 1_600.5 }],
  suppliers: [{ _id: id, companyName: '=HYPERLINK("http://x","North, South")', orders: 2, net: 1_200 }],
  otherSuppliers: { suppliers: 21, orders: 1, net: 400.5 },
  savings: {
    total: saving,
    months: [
      { month: '2026-01', ...saving },
      { month: '2026-02', orders: 0, first: 0, ordered: 0, saved: 0, percent: null },
    ],
  },
  cycle: {
    steps: [
      { step: 'opening', count: 2, median: 72, ninety: 100.5 },
      { step: 'award', count: 2, median: 3, ninety: 5 },
      { step: 'acceptance', count: 1, median: 0.5, ninety: 0.5 },
      { step: 'delivery', count: 0, median: null, ninety: null },
    ],
    months: [
      { month: '2026-01', opening: 72, award: 3, acceptance: 0.5, delivery: null },
      { month: '2026-02', opening: null, award: null, acceptance: null, delivery: null },
    ],
  },
};
const tables = [monthsTable, categoriesTable, suppliersTable, savingsTable, cycleTable].map((build) =>
  build(en, report),
);

describe('the tables of a report', () => {
  it('has as many cells in every row as in the header, and a distinct file name for each table', () => {
    for (const { head, rows, foot } of tables)
      for (const cells of [...rows, ...foot]) expect(cells.length).toBe(head.length);
    expect(new Set(tables.map(({ name }) => name)).size).toBe(tables.length);
  });

  it('shows months, dollars, and durations in hours or days', () => {
    const shown = (table: (typeof tables)[number] | undefined, row: number) =>
      table?.rows[row]?.map((cell) => cell.shown);
    expect(shown(tables[0], 0)).toEqual(['January 2026', '3', '$1,601']);
    expect(shown(tables[3], 0)).toEqual(['January 2026', '1', '$1,000', '$1,101', '-$101', '-10.1']);
    expect(shown(tables[3], 1)?.at(-1)).toBe('–');
    expect(shown(tables[4], 0)).toEqual(['January 2026', '3 days', '3 hours', '0.5 hours', '–']);
    expect(tables[4]?.foot.map(([name]) => name?.shown)).toEqual(['All months, median', 'All months, 90% within']);
  });

  it('exports the same rows to a spreadsheet with plain numbers', () => {
    expect(csvRows(tables[0] as never)).toEqual([
      ['Month', 'Orders', 'Net spend, USD'],
      ['2026-01', 3, 1_600.5],
      ['2026-02', 0, 0],
      ['All months', 3, 1_600.5],
    ]);
    expect(csvRows(tables[4] as never)[1]).toEqual(['2026-01', 72, 3, 0.5, '']);
    expect(csvRows(tables[4] as never)[0]?.[1]).toBe('Published to opened, hours');
  });

  it('exports no supplier name as a formula', () => {
    const csv = csvOf(csvRows(tables[2] as never));
    expect(csv).toContain(`"'=HYPERLINK(""http://x"",""North, South"")",2,1200,75\r\n`);
    expect(csv).toContain('Other suppliers (21),1,400.5,25\r\n');
    // A negative number stays a number.
    expect(csvOf(csvRows(tables[3] as never))).toContain('2026-01,1,1000,1100.5,-100.5,-10.1\r\n');
  });
});

it('formats durations in the language of the user', () => {
  expect([formatDuration(1, 'en'), formatDuration(47.94, 'en'), formatDuration(60, 'en')]).toEqual([
    '1 hour',
    '47.9 hours',
    '2.5 days',
  ]);
  expect(formatDuration(72, 'ar')).toContain('3');
  expect(formatDuration(72, 'ar')).toContain('أيام');
});

it('has no percentage of zero', () => {
  expect([percentOf(1, 3), percentOf(0, 0)]).toEqual([33.3, null]);
});
