// Builds the tables of a report. The page shows them below the charts, and the spreadsheet download uses the same tables.
import { cycleSteps } from '@rigsouq/contract/buying-reports/calls';
import type { TFunction } from 'i18next';
import { firstDay } from '../../lib/format/days.ts';
import { formatDollars, formatMonth, formatNumber } from '../../lib/format/format.ts';
import { text } from '../../lib/i18n/i18n.ts';
import { categoryLabel } from '../../lib/i18n/labels.ts';
import type { Language } from '../../lib/i18n/language.ts';
import { type Cell, type ChartTableData, textCell } from '../../ui/charts/chart-table-data.ts';
import { formatDuration } from './format-duration.ts';
import type { CycleStep, Report } from './report-query.ts';

/** `name` is the file name of the download. */
export type ReportTable = ChartTableData & { readonly name: string };
type Locale = { t: TFunction; language: Language };

export const stepTexts: Record<CycleStep, string> = {
  opening: text('Published to opened'),
  award: text('Opened to awarded'),
  acceptance: text('Awarded to accepted'),
  delivery: text('Accepted to delivered'),
};

export function monthsTable({ t, language }: Locale, { months, total, from, to }: Report): ReportTable {
  return {
    name: `spend-by-month-${from}-${to}`,
    head: [t('Month'), t('Orders'), t('Net spend, USD')].map(textCell),
    rows: months.map(({ month, orders, net }) => [monthCell(month, language), count(orders, language), money(net)]),
    foot: [[textCell(t('All months')), count(total.orders, language), money(total.net)]],
  };
}

export function categoriesTable({ t, language }: Locale, { categories, total, from, to }: Report): ReportTable {
  return {
    name: `spend-by-category-${from}-${to}`,
    head: [t('Category'), t('Orders'), t('Net spend, USD'), t('Share of spend, %')].map(textCell),
    rows: categories.map(({ category, orders, net }) => [
      textCell(categoryLabel(t, category)),
      ...spendCells(language, { orders, net }, total.net),
    ]),
    foot: [[textCell(t('All categories')), ...spendCells(language, total, total.net)]],
  };
}

export function suppliersTable({ t, language }: Locale, report: Report): ReportTable {
  const { suppliers, otherSuppliers, total, from, to } = report;
  return {
    name: `spend-by-supplier-${from}-${to}`,
    head: [t('Supplier'), t('Orders'), t('Net spend, USD'), t('Share of spend, %')].map(textCell),
    rows: [
      ...suppliers.map(({ companyName, ...spend }) => [
        textCell(companyName),
        ...spendCells(language, spend, total.net),
      ]),
      ...(otherSuppliers
        ? [[textCell(othersLabel(t, otherSuppliers.suppliers)), ...spendCells(language, otherSuppliers, total.net)]]
        : []),
    ],
    foot: [[textCell(t('All suppliers')), ...spendCells(language, total, total.net)]],
  };
}

export function othersLabel(t: TFunction, suppliers: number): string {
  return t('Other suppliers ({{number}})', { number: suppliers });
}

export function savingsTable({ t, language }: Locale, { savings, from, to }: Report): ReportTable {
  const cells = ({ orders, first, ordered, saved, percent }: Report['savings']['total']) => [
    count(orders, language),
    money(first),
    money(ordered),
    money(saved),
    share(percent, language),
  ];
  return {
    name: `savings-${from}-${to}`,
    head: [
      t('Month'),
      t('Orders with a first offer'),
      t('First offer, USD'),
      t('Ordered, USD'),
      t('Saved, USD'),
      t('Saved, %'),
    ].map(textCell),
    rows: savings.months.map(({ month, ...saving }) => [monthCell(month, language), ...cells(saving)]),
    foot: [[textCell(t('All months')), ...cells(savings.total)]],
  };
}

/** Contains the medians by month, and over all months the median and the 90th percentile. */
export function cycleTable({ t, language }: Locale, { cycle, from, to }: Report): ReportTable {
  const stepsOf = (quantile: 'median' | 'ninety') => cycle.steps.map((step) => hours(step[quantile], language));
  return {
    name: `cycle-time-${from}-${to}`,
    head: [textCell(t('Month')), ...cycleSteps.map((step) => stepHead(t, t(stepTexts[step])))],
    rows: cycle.months.map((month) => [
      monthCell(month.month, language),
      ...cycleSteps.map((step) => hours(month[step], language)),
    ]),
    foot: [
      [textCell(t('All months, median')), ...stepsOf('median')],
      [textCell(t('All months, 90% within')), ...stepsOf('ninety')],
    ],
  };
}

/** Returns the rows for a spreadsheet. */
export function csvRows({ head, rows, foot }: ReportTable): (string | number)[][] {
  return [head, ...rows, ...foot].map((cells) => cells.map(({ raw }) => raw));
}

const NONE: Cell = { shown: '–', raw: '' };

/** Returns the header of a step. The page shows days for long durations; a spreadsheet always has hours. */
function stepHead(t: TFunction, step: string): Cell {
  return { shown: step, raw: t('{{step}}, hours', { step }) };
}

/** The raw value is written like 2026-11, so that it sorts correctly in a file. */
function monthCell(month: string, language: Language): Cell {
  return { shown: formatMonth(firstDay(month), language), raw: month };
}

function count(number: number, language: Language): Cell {
  return { shown: formatNumber(number, language), raw: number };
}

function money(dollars: number): Cell {
  return { shown: formatDollars(dollars), raw: dollars };
}

function share(percent: number | null, language: Language): Cell {
  return percent === null ? NONE : { shown: formatNumber(percent, language, 1), raw: percent };
}

function hours(duration: number | null, language: Language): Cell {
  return duration === null ? NONE : { shown: formatDuration(duration, language), raw: duration };
}

function spendCells(language: Language, { orders, net }: { orders: number; net: number }, all: number): Cell[] {
  return [count(orders, language), money(net), share(percentOf(net, all), language)];
}

/** Returns a percentage with one decimal, or null when the whole is zero. */
export function percentOf(part: number, all: number): number | null {
  return all > 0 ? Math.round((part / all) * 1_000) / 10 : null;
}
