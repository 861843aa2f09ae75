// What a report is about stands in the address, so that it can be kept and sent to a colleague.
import { REPORT_MONTHS_MAX } from '@rigsouq/contract/buying-reports';
import { categories } from '@rigsouq/contract/taxonomy';
import { addMonths } from '../../lib/days.ts';

/** Months as in 2026-11; empty where nothing is chosen, and the server says which. */
export type ReportSearch = {
  readonly from: string;
  readonly to: string;
  readonly category: string;
  readonly supplier: string;
};

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What nobody could have chosen is left out, rather than refused. */
export function readSearch(query: URLSearchParams): ReportSearch {
  const like = (name: string, known: (value: string) => boolean) => {
    const value = query.get(name)?.trim() ?? '';
    return known(value) ? value : '';
  };
  return {
    from: like('from', (value) => MONTH.test(value)),
    to: like('to', (value) => MONTH.test(value)),
    category: like('category', (value) => categories.some(({ code }) => code === value)),
    supplier: like('supplier', (value) => ID.test(value)),
  };
}

export function searchPath(asked: ReportSearch): string {
  const given = Object.entries(asked).filter(([, value]) => value !== '');
  const query = new URLSearchParams(given).toString();
  return `/procurement/reports${query && `?${query}`}`;
}

/** Where the months no longer follow each other, the one that was not touched comes along. */
export function following({ from, to, ...rest }: ReportSearch, touched: string): ReportSearch {
  if (!from || !to || from <= to) return { from, to, ...rest };
  const month = touched === 'to' ? to : from;
  return { from: month, to: month, ...rest };
}

/** The newest first; what the address names is among them. */
export function monthsToChoose(thisMonth: string, shown: readonly string[]): string[] {
  const recent = Array.from({ length: REPORT_MONTHS_MAX }, (_, back) => addMonths(thisMonth, -back));
  return [...new Set([...recent, ...shown])].sort().reverse();
}
