import { createHash } from 'node:crypto';
import { type LegalCode, legalDocuments } from '@rigsouq/contract/legal/documents';
import { describe, expect, it } from 'vitest';
import { type LegalText, splitParts } from './legal-text.ts';
import { legalTexts, readLegalPage } from './legal-texts.server.ts';

/**
 * The hash of each published text, in both languages together. If this fails, a text or a number in it has changed: do not replace the hash. Give
 * the document a new version and date in `packages/contract/src/legal/documents.ts`, add a line to the changes of both languages, and add the
 * hash of the new version here (docs/handbook/legal.md).
 */
const publishedHashes: Record<LegalCode, Record<number, string>> = {
  terms: { 1: 'f1c03fe931c630691f90734127f315543405701bdcb827642f02aaf2a4ec3bbf' },
  privacy: { 1: '30197a3f45ea7b3cec3594fbb325c7fc316a0043aac29d299c917949f4f28a1f' },
  cookies: { 1: '4b542c35ad40ab56f18cd31119ae0f383c97cac76caf3707306cef754d7901eb' },
  'auction-terms': { 1: 'd2ddabed5785e77cf1393edfdf9fe0cc170067edf31c56f95a4aea4f3bb5a878' },
  'rental-terms': { 1: '1626387615641b1329856e6279d3bcd22a5392f43f23ecb0338c18a7936d378c' },
};

/** Returns the form of a text: its places, paragraphs and lists without their words, and the number of gaps in each section. */
function shapeOf({ sections }: LegalText) {
  return sections.map(({ id, body }) => ({
    id,
    blocks: body.map((block) => (typeof block === 'string' ? 'paragraph' : block.length)),
    gaps: body
      .flat()
      .flatMap(splitParts)
      .filter(({ kind }) => kind === 'gap').length,
  }));
}

const numbersIn = (text: LegalText) =>
  text.sections.map(({ body }) =>
    (
      body
        .flat()
        .join(' ')
        .match(/\d+(?:,\d{3})*/g) ?? []
    ).toSorted(),
  );

describe.each(legalDocuments)('the document $code', ({ code, version, date, path }) => {
  const { en, ar } = legalTexts[code];

  it('has the same sections, lists and gaps in both languages', () => {
    expect(shapeOf(ar)).toEqual(shapeOf(en));
    expect(new Set(en.sections.map(({ id }) => id)).size).toBe(en.sections.length);
    expect(en.sections.length).toBeGreaterThan(4);
  });

  it('names the same numbers in both languages', () => {
    expect(numbersIn(ar)).toEqual(numbersIn(en));
  });

  it('lists every version, the newest first', () => {
    for (const { changes } of [en, ar]) {
      expect(changes.map((change) => change.version)).toEqual(Array.from({ length: version }, (_, at) => version - at));
      expect(changes[0]?.date).toBe(date);
    }
    expect(ar.changes.map((change) => change.date)).toEqual(en.changes.map((change) => change.date));
  });

  it('has the text that was published under its version', () => {
    const hash = createHash('sha256').update(JSON.stringify({ en, ar })).digest('hex');
    expect(hash).toBe(publishedHashes[code][version]);
  });

  it('opens at its address in both languages', () => {
    expect(readLegalPage(path)).toMatchObject({ document: { code }, text: en });
    expect(readLegalPage(`/ar${path}/`)).toMatchObject({ document: { code }, text: ar });
  });
});

it('splits a paragraph into text, codes and gaps', () => {
  expect(splitParts('A `key` and [[Counsel: name]].')).toEqual([
    { kind: 'text', text: 'A ' },
    { kind: 'code', text: 'key' },
    { kind: 'text', text: ' and ' },
    { kind: 'gap', text: '[Counsel: name]' },
    { kind: 'text', text: '.' },
  ]);
});
