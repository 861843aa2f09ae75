// The values of a chart as a table.

/** The text to show, and the value for a spreadsheet. */
export type Cell = { readonly shown: string; readonly raw: string | number };
export type FigureRows = {
  readonly head: readonly Cell[];
  readonly rows: readonly (readonly Cell[])[];
  /** The totals. */
  readonly foot: readonly (readonly Cell[])[];
};

/** Creates a cell whose text and value are the same. */
export function words(said: string): Cell {
  return { shown: said, raw: said };
}
