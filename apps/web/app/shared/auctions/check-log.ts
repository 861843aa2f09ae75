// Verifies a bid log in the browser. Each hash is the SHA-256 of the previous hash, a line break and the line (R47). If the reader may see
// the secret of a line, the SHA-256 of the secret must be in the line.
export type Entry = {
  readonly seq: number;
  readonly line: string;
  readonly hash: string;
  /** The text whose hash is in the line, or nothing if the reader may not see it. */
  readonly secret?: string | null;
};
export type LogPage = { readonly entries: readonly Entry[]; readonly finalHash: string; readonly length: number };

export type LogCheck =
  | { readonly holds: true; readonly length: number; readonly secrets: number }
  /** The line where the chain breaks. */
  | { readonly holds: false; readonly at: number };

type LogToCheck = {
  /** The fields that every line must have, such as `{ lot: … }`. */
  readonly requiredFields: Readonly<Record<string, string>>;
  readonly ask: (after: number) => Promise<LogPage>;
  /** An additional check of each line, for example that it matches a receipt. */
  readonly fits?: (entry: Entry) => boolean;
};

/**
 * Verifies the log page by page. It is valid if every line follows from the previous one, none is missing, and the last hash is the
 * published one.
 */
export async function checkLog({ requiredFields, ask, fits = () => true }: LogToCheck): Promise<LogCheck> {
  let before = '';
  let place = 0;
  let secrets = 0;
  for (;;) {
    const { entries, finalHash, length } = await ask(place);
    for (const entry of entries) {
      if (!(await isValidEntry(requiredFields, before, place, entry)) || !fits(entry)) return broken(place + 1);
      if (entry.secret) secrets += 1;
      before = entry.hash;
      place = entry.seq;
    }
    if (place >= length)
      return place === length && before === finalHash ? { holds: true, length, secrets } : broken(place);
    if (entries.length === 0) return broken(place + 1);
  }
}

async function isValidEntry(
  whose: LogToCheck['requiredFields'],
  before: string,
  place: number,
  entry: Entry,
): Promise<boolean> {
  const { seq, line, hash, secret } = entry;
  const content = JSON.parse(line) as Record<string, unknown>;
  const hasFields = Object.entries(whose).every(([name, id]) => content[name] === id);
  if (!hasFields || seq !== place + 1 || content.seq !== seq) return false;
  if (secret && !secretHashes(content).includes(await sha256(secret))) return false;
  return (await sha256(`${before}\n${line}`)) === hash;
}

/**
 * Returns the hash of the whole secret and the hashes of its parts. The parts are the offers of suppliers at the start of a reverse
 * auction, which can be revealed separately.
 */
function secretHashes({ secret, stands }: Record<string, unknown>): unknown[] {
  return [secret, ...(Array.isArray(stands) ? stands : [])];
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const broken = (at: number): LogCheck => ({ holds: false, at });
