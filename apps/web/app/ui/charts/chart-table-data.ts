// The values of a chart as a table.

/** The text to show, and the value for a spreadsheet. */
export type Cell = { readonly shown: string; readonly raw: string | number };
export type ChartTableData = {
  readonly head: readonly Cell[];
  readonly rows: readonly (readonly Cell[])[];
  /** The totals. */
  readonly foot: readonly (readonly Cell[])[];
};

/** Creates a cell whose text and value are the same. */
export function textCell(said: string): Cell {
  return { shown: said, raw: said };
}
