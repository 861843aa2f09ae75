// Recomputes a log: SHA-256 of the hash before, a line break and the line gives the next hash (R47). Where somebody may read what a line
// hides, its SHA-256 is one that the line holds.
export type Entry = {
  readonly seq: number;
  readonly line: string;
  readonly hash: string;
  /** What the line holds the hash of; nothing where it is not told. */
  readonly secret?: string | null;
};
export type LogPage = { readonly entries: readonly Entry[]; readonly finalHash: string; readonly length: number };

export type Checked =
  | { readonly holds: true; readonly length: number; readonly secrets: number }
  /** The place where it breaks. */
  | { readonly holds: false; readonly at: number };

type Checking = {
  /** What each line says of whose log it is: `{ lot: … }`. */
  readonly whose: Readonly<Record<string, string>>;
  readonly ask: (after: number) => Promise<LogPage>;
  /** What else has to be true of a line: that it is the one on a receipt. */
  readonly fits?: (entry: Entry) => boolean;
};

/** Page by page. A log holds where every line follows from the one before, none is missing, and the last hash is the published one. */
export async function checkLog({ whose, ask, fits = () => true }: Checking): Promise<Checked> {
  let before = '';
  let place = 0;
  let secrets = 0;
  for (;;) {
    const { entries, finalHash, length } = await ask(place);
    for (const entry of entries) {
      if (!(await follows(whose, before, place, entry)) || !fits(entry)) return broken(place + 1);
      if (entry.secret) secrets += 1;
      before = entry.hash;
      place = entry.seq;
    }
    if (place >= length)
      return place === length && before === finalHash ? { holds: true, length, secrets } : broken(place);
    if (entries.length === 0) return broken(place + 1);
  }
}

async function follows(whose: Checking['whose'], before: string, place: number, entry: Entry): Promise<boolean> {
  const { seq, line, hash, secret } = entry;
  const said = JSON.parse(line) as Record<string, unknown>;
  const its = Object.entries(whose).every(([name, id]) => said[name] === id);
  if (!its || seq !== place + 1 || said.seq !== seq) return false;
  if (secret && !hiddenIn(said).includes(await sha256(secret))) return false;
  return (await sha256(`${before}\n${line}`)) === hash;
}

/** Of the whole secret, and of the parts of it that can be shown one by one: what suppliers stood with when a reverse auction began. */
function hiddenIn({ secret, stands }: Record<string, unknown>): unknown[] {
  return [secret, ...(Array.isArray(stands) ? stands : [])];
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const broken = (at: number): Checked => ({ holds: false, at });
