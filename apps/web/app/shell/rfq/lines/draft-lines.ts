// The lines of a request or of a reverse auction while it is written: added, copied, removed, put in order, and sent.
import type { InputOf } from '@rigsouq/contract/endpoint';
import { modes, type saveRfq } from '@rigsouq/contract/rfqs';
import { plainNumber } from '@rigsouq/kernel/plain-number';
import { labelled, type Say } from '../../../lib/typed-categories.ts';

export type DraftLine = {
  /** Of this line on this screen. */
  key: string;
  /** Stays with it over all versions. */
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
type Sent = NonNullable<InputOf<typeof saveRfq>['body']['lines']>;

let made = 0;

/** `next` is a number that no line has had. */
export function blankLine(next: number, place: string): DraftLine {
  const nothing = { category: '', specification: '', from: '', to: '' };
  return { ...nothing, key: `new-${++made}`, line: next, quantity: '1', mode: 'buy', place };
}

/** Behind the one that is copied, or at the end where the order stands already. */
export function copied(lines: Lines, key: string, next: number, atEnd: boolean): Lines {
  const at = lines.findIndex((line) => line.key === key);
  const source = lines[at];
  if (!source) return lines;
  const copy = { ...source, key: `new-${++made}`, line: next };
  return atEnd ? [...lines, copy] : lines.toSpliced(at + 1, 0, copy);
}

export function removed(lines: Lines, key: string): Lines {
  return lines.filter((line) => line.key !== key);
}

export function moved(lines: Lines, key: string, by: -1 | 1): Lines {
  const at = lines.findIndex((line) => line.key === key);
  const line = lines[at];
  if (!line || !lines[at + by]) return lines;
  return lines.toSpliced(at, 1).toSpliced(at + by, 0, line);
}

export function changed(lines: Lines, key: string, change: Partial<DraftLine>): Lines {
  return lines.map((line) => (line.key === key ? { ...line, ...change } : line));
}

/** One more than any line of the request has had, in any version or while this screen is open. */
export function nextNumber(lines: Lines, used: number): number {
  return Math.max(used, ...lines.map(({ line }) => line)) + 1;
}

export const modeOf = (chosen: string) => modes.find((mode) => mode === chosen) ?? 'buy';

/** In the words that the calls know. What was typed as a number goes as it is: the contract says what is wrong with it. */
export function sentLines(lines: Lines, say: Say, { renumbered }: { renumbered: boolean }): Sent {
  return lines.map(({ key: _, ...line }, at) => ({
    ...line,
    line: renumbered ? at + 1 : line.line,
    category: labelled(line.category, say),
    quantity: plainNumber(line.quantity) as unknown as number,
    from: line.mode === 'rent' && line.from ? line.from : null,
    to: line.mode === 'rent' && line.to ? line.to : null,
  }));
}

/** By which name a form knows the field that is wrong: of a line it is `<key>.<field>`. */
export function faultName(path: readonly PropertyKey[] | string, lines: Lines): string {
  const [field = '', at, part] = typeof path === 'string' ? path.split('.') : path.map(String);
  return field === 'lines' && part !== undefined ? `${lines[Number(at)]?.key}.${part}` : field;
}
