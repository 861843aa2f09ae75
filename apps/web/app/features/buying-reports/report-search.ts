// Keeps the filters of a report in the address, so that a user can bookmark it and send it to a colleague.
import { REPORT_MONTHS_MAX } from '@rigsouq/contract/buying-reports/calls';
import { categories } from '@rigsouq/contract/taxonomy';
import { addMonths } from '../../lib/format/days.ts';

/** Months are written like 2026-11. An empty value means that the server chooses the default. */
export type ReportSearch = {
  readonly from: string;
  readonly to: string;
  readonly category: string;
  readonly supplier: string;
};

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads the filters from the address. An invalid value is ignored rather than refused. */
export function readSearch(query: URLSearchParams): ReportSearch {
  const valid = (name: string, known: (value: string) => boolean) => {
    const value = query.get(name)?.trim() ?? '';
    return known(value) ? value : '';
  };
  return {
    from: valid('from', (value) => MONTH.test(value)),
    to: valid('to', (value) => MONTH.test(value)),
    category: valid('category', (value) => categories.some(({ code }) => code === value)),
    supplier: valid('supplier', (value) => ID.test(value)),
  };
}

export function searchPath(asked: ReportSearch): string {
  const parameters = Object.entries(asked).filter(([, value]) => value !== '');
  const query = new URLSearchParams(parameters).toString();
  return `/procurement/reports${query && `?${query}`}`;
}

/** Keeps the first month before the last one by moving the month that the user did not change. */
export function keepMonthsInOrder({ from, to, ...rest }: ReportSearch, touched: string): ReportSearch {
  if (!from || !to || from <= to) return { from, to, ...rest };
  const month = touched === 'to' ? to : from;
  return { from: month, to: month, ...rest };
}

/** Returns the months to choose from, newest first, including those in the address. */
export function listSelectableMonths(thisMonth: string, shown: readonly string[]): string[] {
  const recent = Array.from({ length: REPORT_MONTHS_MAX }, (_, back) => addMonths(thisMonth, -back));
  return [...new Set([...recent, ...shown])].sort().reverse();
}
