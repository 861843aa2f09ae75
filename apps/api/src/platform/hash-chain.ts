// A log whose lines are chained by hashes (R47). Pure. A line tells nothing that may not be told after the end: the rest stands in a
// secret, of which the line holds the hash.
import { createHash, randomBytes } from 'node:crypto';

/** Where a log ends: how many lines it has, and the hash of the last one. */
export type Head = { readonly seq: number; readonly hash: string | null };
export type Entry = { seq: number; line: string; secret: string; hash: string };
type Fact = { readonly act: string };

/** The next line of the log of `about`, which is one word and an id. */
export function link(
  head: Head,
  about: Readonly<Record<string, string>>,
  at: number,
  fact: Fact,
  secret: object | null,
): Entry {
  const seq = head.seq + 1;
  const hidden = secret ? salted(secret) : '';
  const { act, ...facts } = fact;
  const line = JSON.stringify({
    ...about,
    seq,
    at: new Date(at).toISOString(),
    act,
    ...facts,
    secret: sha256(hidden),
  });
  return { seq, line, secret: hidden, hash: hashOf(head.hash, line) };
}

/** The salt keeps a secret from being found by trying. */
export function salted(secret: object): string {
  return JSON.stringify({ ...secret, salt: randomBytes(16).toString('hex') });
}

export function hashOf(before: string | null, line: string): string {
  return sha256(`${before ?? ''}\n${line}`);
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
