// Builds a log whose lines are chained by hashes (R47). All functions are pure. A line contains only what may be published after the end; the rest is
// in a secret, and the line holds the hash of that secret.
import { createHash, randomBytes } from 'node:crypto';

/** The end of a log: its number of lines and the hash of the last one. */
export type Head = { readonly seq: number; readonly hash: string | null };
export type Entry = { seq: number; line: string; secret: string; hash: string };
type Fact = { readonly act: string };

/** Builds the next line of a log. `about` names the subject of the log: one word and an id. */
export function nextEntry(
  head: Head,
  about: Readonly<Record<string, string>>,
  at: number,
  fact: Fact,
  secret: object | null,
): Entry {
  const seq = head.seq + 1;
  const secretText = secret ? addSalt(secret) : '';
  const { act, ...facts } = fact;
  const line = JSON.stringify({
    ...about,
    seq,
    at: new Date(at).toISOString(),
    act,
    ...facts,
    secret: sha256(secretText),
  });
  return { seq, line, secret: secretText, hash: hashOf(head.hash, line) };
}

/** Adds a salt, so that a secret cannot be found by trying values. */
export function addSalt(secret: object): string {
  return JSON.stringify({ ...secret, salt: randomBytes(16).toString('hex') });
}

export function hashOf(before: string | null, line: string): string {
  return sha256(`${before ?? ''}\n${line}`);
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
