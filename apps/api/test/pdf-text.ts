// What stands on the pages of a PDF that PDFKit wrote, in the order in which it was written: letters of right-to-left words stand as they are
// seen, from left to right.
import { inflateSync } from 'node:zlib';

type Thing = { dictionary: string; content: string };

export function textOf(pdf: Buffer): string {
  const things = thingsIn(pdf.toString('latin1'));
  const referred = (dictionary: string, name: string) => {
    const [, id] = new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary) ?? [];
    return id === undefined ? undefined : things.get(id);
  };
  const lettersOf = new Map<string, Map<string, string>>();
  for (const { dictionary } of things.values())
    for (const [, name = '', id = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const letters = referred(things.get(id)?.dictionary ?? '', 'ToUnicode')?.content;
      if (letters) lettersOf.set(name, lettersIn(letters));
    }
  return [...things.values()]
    .filter(({ content }) => / Tf\b/.test(content))
    .map(({ content }) => shownIn(content, lettersOf))
    .join('\n');
}

function thingsIn(pdf: string): Map<string, Thing> {
  const things = new Map<string, Thing>();
  for (const [, id = '', body = ''] of pdf.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [dictionary = '', stream] = body.split(/\nstream\n/);
    const packed = stream?.replace(/\nendstream$/, '');
    const content = packed && dictionary.includes('FlateDecode') ? unpacked(packed) : (packed ?? '');
    things.set(id, { dictionary, content });
  }
  return things;
}

/** Fonts and pictures may hold bytes that look like an end; nobody reads them here. */
function unpacked(packed: string): string {
  try {
    return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

function lettersIn(table: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, from = '', all = ''] of table.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g))
    for (const [at, [, code = '']] of [...all.matchAll(/<(\w*)>/g)].entries()) {
      const glyph = (Number.parseInt(from, 16) + at).toString(16).padStart(4, '0');
      letters.set(glyph, Buffer.from(code, 'hex').swap16().toString('utf16le'));
    }
  return letters;
}

function shownIn(content: string, lettersOf: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let font = '';
  const shown: string[] = [];
  for (const [, named, pieces] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (named) font = named;
    else {
      const glyphs = [...(pieces ?? '').matchAll(/<(\w*)>/g)].flatMap(([, hex = '']) => hex.match(/\w{4}/g) ?? []);
      shown.push(glyphs.map((glyph) => lettersOf.get(font)?.get(glyph.toLowerCase()) ?? '?').join(''));
    }
  }
  return shown.join('\n');
}
