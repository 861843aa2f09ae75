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
  terms: { 1: '10593b4ff1612a9df0fe84fa6ec717963474e1cf4811e23100d844be34b0e379' },
  privacy: { 1: '1e89c0c8f55b24e0c317bdc38b867fafbcd9086ecf60a4a88e98ab45367052a8' },
  cookies: { 1: '2ce8dd9e67452f072515195836d64b3dbb6653e6a395e33e1b87681dfc18d62a' },
  'auction-terms': { 1: '9a572f789a9581dd7f0bd234d1e0bfb7602489864926bcf15f6d20b0db2d8d2d' },
  'rental-terms': { 1: 'ba617f5d8492840fe1eb1569920981934d1edceccd78c534d181415d506bb700' },
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
