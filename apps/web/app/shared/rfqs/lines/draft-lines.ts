// The line items of a request or a reverse auction while it is edited.
import type { InputOf } from '@rigsouq/contract/endpoint';
import { modes, type saveRfq } from '@rigsouq/contract/rfqs/calls';
import { plainNumber } from '@rigsouq/kernel/plain-number';
import { type Translate, toCategoryLabel } from '../../../lib/typed-categories.ts';

export type DraftLine = {
  /** Identifies this line on this screen. */
  key: string;
  /** The number of the line, which stays the same in all versions. */
  line: number;
  category: string;
  specification: string;
  quantity: string;
  mode: (typeof modes)[number];
  from: string;
  to: string;
  place: string;
};

type Lines = readonly DraftLine[];
type SentLines = NonNullable<InputOf<typeof saveRfq>['body']['lines']>;

let createdCount = 0;

/** Returns an empty line. `next` is a number that no line has had. */
export function createLine(next: number, place: string): DraftLine {
  const nothing = { category: '', specification: '', from: '', to: '' };
  return { ...nothing, key: `new-${++createdCount}`, line: next, quantity: '1', mode: 'buy', place };
}

/** Returns the lines with a copy after the original, or at the end when the order is fixed. */
export function copyLine(lines: Lines, key: string, next: number, atEnd: boolean): Lines {
  const at = lines.findIndex((line) => line.key === key);
  const source = lines[at];
  if (!source) return lines;
  const copy = { ...source, key: `new-${++createdCount}`, line: next };
  return atEnd ? [...lines, copy] : lines.toSpliced(at + 1, 0, copy);
}

export function removeLine(lines: Lines, key: string): Lines {
  return lines.filter((line) => line.key !== key);
}

export function moveLine(lines: Lines, key: string, by: -1 | 1): Lines {
  const at = lines.findIndex((line) => line.key === key);
  const line = lines[at];
  if (!line || !lines[at + by]) return lines;
  return lines.toSpliced(at, 1).toSpliced(at + by, 0, line);
}

export function changeLine(lines: Lines, key: string, change: Partial<DraftLine>): Lines {
  return lines.map((line) => (line.key === key ? { ...line, ...change } : line));
}

/** Returns a number that no line of the request has had, in any version or since this screen was opened. */
export function nextNumber(lines: Lines, used: number): number {
  return Math.max(used, ...lines.map(({ line }) => line)) + 1;
}

export const modeOf = (chosen: string) => modes.find((mode) => mode === chosen) ?? 'buy';

/** Returns the lines as the api expects them. A typed number is sent unchanged, because the contract reports what is wrong with it. */
export function toRequestLines(lines: Lines, say: Translate, { renumbered }: { renumbered: boolean }): SentLines {
  return lines.map(({ key: _, ...line }, at) => ({
    ...line,
    line: renumbered ? at + 1 : line.line,
    category: toCategoryLabel(line.category, say),
    quantity: plainNumber(line.quantity) as unknown as number,
    from: line.mode === 'rent' && line.from ? line.from : null,
    to: line.mode === 'rent' && line.to ? line.to : null,
  }));
}

/** Returns the name of the field with an error. For a line it is `<key>.<field>`. */
export function errorFieldName(path: readonly PropertyKey[] | string, lines: Lines): string {
  const [field = '', at, part] = typeof path === 'string' ? path.split('.') : path.map(String);
  return field === 'lines' && part !== undefined ? `${lines[Number(at)]?.key}.${part}` : field;
}
