// Checks that the page about cookies lists everything that the pages store in a browser.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { splitParts } from './legal-text.ts';
import { legalTexts } from './legal-texts.server.ts';

const app = join(import.meta.dirname, '../..');
const sources = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
  .map((name) => ({ name, source: readFileSync(join(app, name), 'utf8') }));

/** The files that store something, and their keys. A new file or key also needs a line in the texts of the page about cookies. */
const storedKeys: Record<string, readonly string[]> = {
  'features/catalogue/equipment/favourites.ts': ['favourites'],
  'features/catalogue/equipment/price/convert-currency.ts': ['currency'],
  'features/catalogue/listings/listing-draft.ts': ['listing-draft'],
  'features/companies/onboarding/draft.ts': ['onboarding'],
  'features/rentals/book/book-values.ts': ['booking-draft'],
  'features/stats/first-steps/first-steps.tsx': ['rigsouq.first-steps-hidden'],
  'lib/api/session.ts': ['token', 'userId', 'role', 'lastLogin'],
  'lib/compare.ts': ['compare'],
  'lib/message-draft.ts': ['message'],
};
/** React Router stores the scroll positions. */
const routerKeys = ['react-router-scroll-positions'];

const stores = /\b(?:localStorage|sessionStorage)\.setItem\(|\bdeviceStore(?:<[^()]+>)?\(/;
const literalKeys = /\.setItem\('([^']+)'|\bdeviceStore(?:<[^()]+>)?\('([^']+)'/g;

it('knows every file that stores something in the browser', () => {
  const found = sources.filter(({ name, source }) => name !== 'lib/device-store.ts' && stores.test(source));
  expect(found.map(({ name }) => name).toSorted()).toEqual(Object.keys(storedKeys));
  for (const { name, source } of found) {
    const literal = [...source.matchAll(literalKeys)].map(([, item, store]) => item ?? store);
    expect(storedKeys[name]).toEqual(expect.arrayContaining(literal));
    for (const key of storedKeys[name] ?? []) expect(source).toMatch(new RegExp(`['"\`]${key}\\b`));
  }
});

it('sets no cookie', () => {
  expect(sources.filter(({ source }) => /document\.cookie|cookieStore/.test(source)).map(({ name }) => name)).toEqual(
    [],
  );
});

it.each(['en', 'ar'] as const)('lists exactly these keys on the page about cookies (%s)', (language) => {
  const { sections } = legalTexts.cookies[language];
  const named = sections.flatMap(({ body }) => body.flat().flatMap(splitParts)).filter(({ kind }) => kind === 'code');
  expect(named.map(({ text }) => text).toSorted()).toEqual(
    [...Object.values(storedKeys).flat(), ...routerKeys].toSorted(),
  );
});
