// Checks that every text that a visitor can see has an Arabic translation, and that every Arabic text is still used.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { consignManufacturers } from '@rigsouq/contract/auctions/consignments';
import { sellBrands } from '@rigsouq/contract/leads/selling';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { arabic } from './arabic.ts';
import documentedTexts from './documented-texts.json' with { type: 'json' };
import { i18nOf } from './i18n.server.ts';
import { baseKey, PLURAL_SUFFIX } from './text-keys.ts';

const web = join(import.meta.dirname, '../../..');
const contract = join(web, '../../packages/contract/src');
const locales = join(web, 'locales/ar');

function sources(folder: string): ts.SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => ts.createSourceFile(name, readFileSync(join(folder, name), 'utf8'), ts.ScriptTarget.Latest, true));
}

function collectNodes<N extends ts.Node>(root: ts.Node, isWanted: (node: ts.Node) => node is N): N[] {
  const found: N[] = [];
  const visit = (node: ts.Node) => {
    if (isWanted(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}

function calledName({ expression }: ts.CallExpression): string {
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
}

function webTexts(): Set<string> {
  const texts = sources(join(web, 'app'))
    .flatMap((file) => collectNodes(file, ts.isCallExpression))
    .filter((call) => ['t', 'text'].includes(calledName(call)))
    .flatMap((call) => call.arguments.slice(0, 1))
    .filter((argument) => ts.isStringLiteralLike(argument))
    .map((argument) => argument.text);
  return new Set(texts);
}

const makers = [...sellBrands, ...consignManufacturers].filter((maker) => maker !== 'Other');
/** Texts of the contract without a translation: makers have the same name in Arabic */
const untranslated = new Set<string>(makers);
/** Matches names of fields, such as `EngineModel`. */
const FIELD_NAME = /^[A-Z][a-z]+[A-Z][A-Za-z]*$/;

/** Returns true for a label, and for a string that starts with a capital letter or contains a space. All other strings are codes. */
function isText({ text, parent }: ts.StringLiteralLike): boolean {
  if (ts.isPropertyAssignment(parent) && parent.name.getText() === 'label') return /[A-Za-z]/.test(text);
  return /^[A-Z]| /.test(text) && /[a-z]/.test(text) && !FIELD_NAME.test(text) && !untranslated.has(text);
}

/** Returns true for a string that no page shows: it documents the API, is another accepted spelling, or has its Arabic beside it (`en`, `ar`). */
function isInternal(text: ts.Node): boolean {
  for (let node = text; !ts.isSourceFile(node); node = node.parent) {
    const { parent } = node;
    if (ts.isTypeNode(node)) return true;
    if (ts.isPropertyAssignment(parent)) {
      if (parent.name === node) return true;
      if (['summary', 'also', 'en', 'ar'].includes(parent.name.getText())) return true;
    }
    if (ts.isCallExpression(parent) && parent.expression !== node && ['describe', 'meta'].includes(calledName(parent)))
      return true;
  }
  return false;
}

/** Returns the labels, validation messages and error messages of the contract. They are found by their form, so that a new one needs no mark. */
function contractTexts(): Set<string> {
  const texts = sources(contract)
    .flatMap((file) => collectNodes(file, ts.isStringLiteralLike))
    .filter((literal) => isText(literal) && !isInternal(literal))
    .map((literal) => literal.text);
  return new Set(texts);
}

const files = readdirSync(locales).map((name) => ({
  name,
  texts: JSON.parse(readFileSync(join(locales, name), 'utf8')) as Record<string, string>,
}));
const translated = new Set(files.flatMap(({ texts }) => Object.keys(texts).map(baseKey)));
const usedTexts = new Set([...webTexts(), ...contractTexts()]);

it('[SH-040] uses every text of the specification exactly as it is written', () => {
  expect(documentedTexts.filter((text) => !usedTexts.has(text))).toEqual([]);
});

describe('the Arabic translation', () => {
  it('[SH-041] has every text of the web', () => {
    expect([...webTexts()].filter((text) => !translated.has(text))).toEqual([]);
  });

  it('[SH-039] has every label and message of the contract', () => {
    expect([...contractTexts()].filter((text) => !translated.has(text))).toEqual([]);
  });

  it('has no unused and no duplicate texts', () => {
    const keys = files.flatMap(({ texts }) => Object.keys(texts));
    expect(keys.filter((text) => !usedTexts.has(baseKey(text)))).toEqual([]);
    expect(keys.filter((text, index) => keys.indexOf(text) !== index)).toEqual([]);
  });

  it('translates a text with two meanings by its context, and leaves the English as it is', () => {
    expect(i18nOf.ar.t('pending')).not.toBe(i18nOf.ar.t('pending', { context: 'draft' }));
    expect(i18nOf.ar.t('pending', { context: 'draft' })).toBe(arabic.pending_draft);
    expect(i18nOf.ar.t('Rejected', { context: 'draft' })).toBe(arabic.Rejected);
    expect(i18nOf.en.t('pending', { context: 'draft' })).toBe('pending');
  });

  it('is loaded completely by the server', () => {
    for (const { name, texts } of files)
      expect([name, Object.keys(texts).filter((key) => !(key in arabic))]).toEqual([name, []]);
  });

  it('has all six plural forms of a counted text, or none', () => {
    const keys = new Set(files.flatMap(({ texts }) => Object.keys(texts)));
    const counted = new Set([...keys].filter((key) => PLURAL_SUFFIX.test(key)).map(baseKey));
    for (const text of counted)
      for (const form of ['zero', 'one', 'two', 'few', 'many', 'other']) expect(keys).toContain(`${text}_${form}`);
  });

  it('keeps every placeholder, and has no text that is empty or in English', () => {
    const placeholders = (text: string) => [...text.matchAll(/{{\w+}}/g)].map(([found]) => found).toSorted();
    for (const { texts } of files) {
      for (const [english, arabic] of Object.entries(texts)) {
        // In Arabic, 'one' and 'two' are expressed by the noun, so these forms can omit the number.
        if (/_(zero|one|two)$/.test(english))
          expect(placeholders(english), english).toEqual(expect.arrayContaining(placeholders(arabic)));
        else expect(placeholders(arabic), english).toEqual(placeholders(english));
        expect(arabic, english).toMatch(/[\u0600-\u06ff]/);
      }
    }
  });
});
