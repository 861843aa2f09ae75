// Verifies what all chained logs have in common: each line is in its place, chained to the line before, and holds the hash of its secret. The rules
// of each log verify what its lines say.
import { z } from 'zod';
import { type Head, hashOf, sha256 } from './hash-chain.ts';

/** A line as it is stored in the database. */
export type LogRow = {
  readonly seq: number;
  readonly act: string;
  readonly at: number;
  readonly line: string;
  readonly secret: string;
  readonly hash: string;
};

/** The first fault found. `seq` is null when the log itself is right but the record it is about differs from it. */
export type Fault = { readonly seq: number | null; readonly what: string };

class LogFault extends Error {}

/** Returns the schema fields that every line has; `about` is the word for the subject of the log. */
export function lineFields<A extends string>(about: A) {
  return { [about]: z.string(), seq: z.int(), at: z.iso.datetime(), secret: z.string() } as Record<A, z.ZodString> & {
    seq: z.ZodInt;
    at: z.ZodISODateTime;
    secret: z.ZodString;
  };
}

type Line = { readonly seq: number; readonly at: string; readonly act: string; readonly secret: string };

/** Parses the line of a row and checks it against the line before. */
export function checkLine<L extends Line>(
  before: Head & { readonly at: number },
  row: LogRow,
  lineOf: (text: string) => L | undefined,
): L {
  checkSame('the place in the log', row.seq, before.seq + 1);
  checkSame('the hash', row.hash, hashOf(before.hash, row.line));
  const line = lineOf(row.line) ?? failCheck('the line cannot be read');
  checkSame('the place in the line', line.seq, row.seq);
  checkSame('the act', line.act, row.act);
  checkSame('the time', Date.parse(line.at), row.at);
  checkSame('the hash of the secret', sha256(row.secret), line.secret);
  if (row.at < before.at) failCheck('the time is before the line before');
  return line;
}

/** Parses text with a schema. Text that does not match is not a line or secret of ours. */
export function parseAs<S extends z.ZodType>(form: S, text: string): z.output<S> | undefined {
  try {
    return form.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Runs `replay` and returns its outcome, or the fault that it finds in line `seq`. */
export function replayLine<T>(seq: number, replay: () => T): { fault: Fault } | { outcome: T } {
  try {
    return { outcome: replay() };
  } catch (error) {
    if (error instanceof LogFault) return { fault: { seq, what: error.message } };
    throw error;
  }
}

export function checkSame(what: string, is: unknown, shouldBe: unknown): void {
  if (is !== shouldBe) failCheck(`${what} is ${String(is)} and should be ${String(shouldBe)}`);
}

export function failCheck(what: string): never {
  throw new LogFault(what);
}

/** Returns the first of these facts that differs from the log. Secret values are not printed; that they differ is enough to investigate. */
export function firstDifference(
  about: string,
  facts: readonly (readonly [what: string, is: unknown, log: unknown])[],
): Fault | undefined {
  const other = facts.find(([, is, log]) => is !== log);
  return other && { seq: null, what: `${other[0]} in the ${about} is not the one of the log` };
}
