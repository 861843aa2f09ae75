// What every proof of a chained log begins with: each line is where it should be, chained to the one before, and holds the hash of its
// secret. What the lines say is for the rules of whatever the log is about.
import { z } from 'zod';
import { type Head, hashOf, sha256 } from './hash-chain.ts';

/** A line as it stands in the database. */
export type LogRow = {
  readonly seq: number;
  readonly act: string;
  readonly at: number;
  readonly line: string;
  readonly secret: string;
  readonly hash: string;
};

/** What was found wrong first; `seq` is null where the log is right and what it is about says something else. */
export type Fault = { readonly seq: number | null; readonly what: string };

class Wrong extends Error {}

/** What every line holds; `about` is the word for what the log is about. */
export function lineHead<A extends string>(about: A) {
  return { [about]: z.string(), seq: z.int(), at: z.iso.datetime(), secret: z.string() } as Record<A, z.ZodString> & {
    seq: z.ZodInt;
    at: z.ZodISODateTime;
    secret: z.ZodString;
  };
}

type Line = { readonly seq: number; readonly at: string; readonly act: string; readonly secret: string };

/** The line of a row, checked against the line before. */
export function checkedLine<L extends Line>(
  before: Head & { readonly at: number },
  row: LogRow,
  lineOf: (text: string) => L | undefined,
): L {
  same('the place in the log', row.seq, before.seq + 1);
  same('the hash', row.hash, hashOf(before.hash, row.line));
  const line = lineOf(row.line) ?? wrong('the line cannot be read');
  same('the place in the line', line.seq, row.seq);
  same('the act', line.act, row.act);
  same('the time', Date.parse(line.at), row.at);
  same('the hash of the secret', sha256(row.secret), line.secret);
  if (row.at < before.at) wrong('the time is before the line before');
  return line;
}

/** Whatever does not have this form is no line, or secret, of ours. */
export function readAs<S extends z.ZodType>(form: S, text: string): z.output<S> | undefined {
  try {
    return form.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** What `replay` finds wrong with line `seq`, or what it comes to. */
export function tryLine<T>(seq: number, replay: () => T): { fault: Fault } | { outcome: T } {
  try {
    return { outcome: replay() };
  } catch (error) {
    if (error instanceof Wrong) return { fault: { seq, what: error.message } };
    throw error;
  }
}

export function same(what: string, is: unknown, shouldBe: unknown): void {
  if (is !== shouldBe) wrong(`${what} is ${String(is)} and should be ${String(shouldBe)}`);
}

export function wrong(what: string): never {
  throw new Wrong(what);
}

/** The first of these facts that is not the one of the log. What is secret is not printed: that it differs is enough to look. */
export function firstDifference(
  about: string,
  facts: readonly (readonly [what: string, is: unknown, log: unknown])[],
): Fault | undefined {
  const other = facts.find(([, is, log]) => is !== log);
  return other && { seq: null, what: `${other[0]} in the ${about} is not the one of the log` };
}
