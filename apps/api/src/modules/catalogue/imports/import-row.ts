// Parses one row of an import file into the values of a draft, or into faults. The rules are the same as for the form.
import type { addEquipment } from '@rigsouq/contract/catalogue/calls';
import { listingForm, specificationKeys } from '@rigsouq/contract/catalogue/calls';
import { arabicColumns, type ImportColumn, importColumns } from '@rigsouq/contract/catalogue/imports';
import type { ParsedOf } from '@rigsouq/contract/endpoint';
import { plainNumber } from '@rigsouq/kernel/plain-number';
import { Failure } from '../../../platform/http/errors.ts';
import { foldText } from '../search/trade-names-rules.ts';
import { termsOf } from '../terms.ts';
import { readTerm } from './import-terms.ts';

type Column = ImportColumn;
export type ListingInput = ParsedOf<typeof addEquipment>['body'];
export type Fault = { column: string; message: string };
export type ImportRow = { line: number; title: string; given?: ListingInput; faults?: Fault[] };

/** A file must have these columns. Without them its rows cannot be distinguished. */
const requiredColumns: readonly Column[] = ['title', 'type', 'category'];
const numberColumns: readonly Column[] = ['year', 'hours', 'price', 'hourlyRate', 'dailyRate', 'weeklyRate'];
const TITLE_SHOWN = 200;

/** Maps the cells of the header to columns. Returns undefined if a required column is missing. Unknown columns are ignored. */
export function columnsOf(header: readonly string[]): (Column | undefined)[] | undefined {
  const plain = (name: string) => foldText(name).replace(/[^\p{L}]/gu, '');
  const columns = header.map((cell) =>
    importColumns.find((column) => [column, arabicColumns[column]].some((name) => plain(name) === plain(cell))),
  );
  return requiredColumns.every((column) => columns.includes(column)) ? columns : undefined;
}

export function parseImportRow(
  line: number,
  columns: readonly (Column | undefined)[],
  cells: readonly string[],
): ImportRow {
  const cell = (wanted: Column) => {
    const text = (cells[columns.indexOf(wanted)] ?? '').trim();
    return numberColumns.includes(wanted) ? plainNumber(text) : readTerm(wanted, text);
  };
  const title = cell('title').slice(0, TITLE_SHOWN);
  const parsed = listingForm.safeParse({
    ...Object.fromEntries(importColumns.map((column) => [column, cell(column)])),
    type: cell('type').toLowerCase(),
    currency: cell('currency') || undefined,
    specifications: Object.fromEntries(specificationKeys.map((key) => [key, cell(key)])),
    features: cell('features')
      .split(/[,;\u060c\u061b\n]/)
      .map((feature) => feature.trim())
      .filter(Boolean),
  });
  if (parsed.error) return { line, title, faults: faultsOf(parsed.error.issues) };
  const fault = priceFault(parsed.data);
  return fault ? { line, title, faults: [fault] } : { line, title, given: parsed.data };
}

function faultsOf(issues: readonly { path: readonly PropertyKey[]; message: string }[]): Fault[] {
  const named = issues.map(({ path: [outer = '', inner], message }) => ({
    column: String(outer === 'specifications' ? (inner ?? outer) : outer),
    message,
  }));
  return named.filter(({ column }, place) => named.findIndex((other) => other.column === column) === place);
}

/** Checks the decimals of the prices. The schema cannot do it, because the number of decimals depends on the currency. */
function priceFault(given: ListingInput): Fault | undefined {
  try {
    termsOf(given);
  } catch (error) {
    if (error instanceof Failure)
      return { column: given.type === 'sell' ? 'price' : 'hourlyRate', message: error.message };
    throw error;
  }
  return undefined;
}
