// Extracts the text from a PDF that PDFKit wrote, in the order in which it was written. Letters of right-to-left words come in the order in
// which they are drawn, from left to right.
import { inflateSync } from 'node:zlib';

type PdfObject = { dictionary: string; content: string };

export function extractPdfText(pdf: Buffer): string {
  const objects = parseObjects(pdf.toString('latin1'));
  const findReferenced = (dictionary: string, name: string) => {
    const [, id] = new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary) ?? [];
    return id === undefined ? undefined : objects.get(id);
  };
  const charactersByFont = new Map<string, Map<string, string>>();
  for (const { dictionary } of objects.values())
    for (const [, name = '', id = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = findReferenced(objects.get(id)?.dictionary ?? '', 'ToUnicode')?.content;
      if (table) charactersByFont.set(name, parseCharacters(table));
    }
  return [...objects.values()]
    .filter(({ content }) => / Tf\b/.test(content))
    .map(({ content }) => readShownText(content, charactersByFont))
    .join('\n');
}

function parseObjects(pdf: string): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  for (const [, id = '', body = ''] of pdf.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [dictionary = '', stream] = body.split(/\nstream\n/);
    const data = stream?.replace(/\nendstream$/, '');
    const content = data && dictionary.includes('FlateDecode') ? inflate(data) : (data ?? '');
    objects.set(id, { dictionary, content });
  }
  return objects;
}

/** Returns the inflated stream. Fonts and pictures may contain bytes that look like the end of a stream; their content is not needed. */
function inflate(data: string): string {
  try {
    return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

function parseCharacters(table: string): Map<string, string> {
  const characters = new Map<string, string>();
  for (const [, from = '', all = ''] of table.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g))
    for (const [at, [, code = '']] of [...all.matchAll(/<(\w*)>/g)].entries()) {
      const glyph = (Number.parseInt(from, 16) + at).toString(16).padStart(4, '0');
      characters.set(glyph, Buffer.from(code, 'hex').swap16().toString('utf16le'));
    }
  return characters;
}

function readShownText(content: string, charactersByFont: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let font = '';
  const shown: string[] = [];
  for (const [, named, pieces] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (named) font = named;
    else {
      const glyphs = [...(pieces ?? '').matchAll(/<(\w*)>/g)].flatMap(([, hex = '']) => hex.match(/\w{4}/g) ?? []);
      shown.push(glyphs.map((glyph) => charactersByFont.get(font)?.get(glyph.toLowerCase()) ?? '?').join(''));
    }
  }
  return shown.join('\n');
}
