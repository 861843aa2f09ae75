// What a chart shows, in figures.

/** As it is read, and as a spreadsheet reckons with it. */
export type Cell = { readonly shown: string; readonly raw: string | number };
export type FigureRows = {
  readonly head: readonly Cell[];
  readonly rows: readonly (readonly Cell[])[];
  /** What they come to together. */
  readonly foot: readonly (readonly Cell[])[];
};

/** What is read as it is written. */
export function words(said: string): Cell {
  return { shown: said, raw: said };
}
