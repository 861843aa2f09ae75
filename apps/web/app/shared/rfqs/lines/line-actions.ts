import { type FieldErrors, withoutErrors } from '../../../lib/api/field-errors.ts';
import * as rows from './draft-lines.ts';

/** A form with lines: its values and its errors. */
export type LinesFormState = {
  readonly values: { readonly lines: readonly rows.DraftLine[] };
  readonly faults: FieldErrors;
  /** The highest number that a line has had here. */
  readonly used: number;
  /** The key of the line that was just added. It gets the focus. */
  readonly wanted?: string | undefined;
};

/** Creates the actions on the lines of a form. With `atEnd` the order is fixed, so a copy goes to the end. */
export function createLineActions<W extends LinesFormState>(
  set: (change: (before: W) => W) => void,
  { atEnd }: { atEnd: boolean },
) {
  type Lines = readonly rows.DraftLine[];
  const withLines = (before: W, lines: Lines): W => ({ ...before, values: { ...before.values, lines } });

  /** Adds a line with a number that no line has had. */
  const put = (place: (lines: Lines, next: number) => Lines) =>
    set((before) => {
      const next = rows.nextNumber(before.values.lines, before.used);
      const lines = place(before.values.lines, next);
      const wanted = lines.find(({ line }) => line === next)?.key;
      return { ...withLines(before, lines), used: next, wanted, faults: withoutErrors(before.faults, ['lines']) };
    });

  return {
    changeLine: (key: string, change: Partial<rows.DraftLine>) =>
      set((before) => ({
        ...withLines(before, rows.changeLine(before.values.lines, key, change)),
        // The two days of a rental are validated together.
        faults: withoutErrors(
          before.faults,
          Object.keys(change).map((name) => `${key}.${name === 'from' || name === 'mode' ? 'to' : name}`),
        ),
      })),
    addLine: () => put((lines, next) => [...lines, rows.createLine(next, lines.at(-1)?.place ?? '')]),
    copyLine: (key: string) => put((lines, next) => rows.copyLine(lines, key, next, atEnd)),
    removeLine: (key: string) =>
      set((before) => ({
        ...withLines(before, rows.removeLine(before.values.lines, key)),
        used: rows.nextNumber(before.values.lines, before.used) - 1,
      })),
    moveLine: (key: string, by: -1 | 1) =>
      set((before) => withLines(before, rows.moveLine(before.values.lines, key, by))),
  };
}

export type LineActions = ReturnType<typeof createLineActions>;
