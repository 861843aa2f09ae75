// Splits the Arabic texts by area, so that a page loads only its own texts and those of the frame around every page. The texts of an area
// are found in the code: they are all sentences that its pages, or the files they import, can show.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { errorTable } from '@rigsouq/contract/errors';
import ts from 'typescript';
import type { Plugin } from 'vite';
import { arabic } from '../app/lib/i18n/arabic.ts';
import { baseKey } from '../app/lib/i18n/text-keys.ts';

const app = join(import.meta.dirname, '../app');
const packages = join(import.meta.dirname, '../../../packages');
const MODULE_PREFIX = 'virtual:arabic/';
/** The frame holds the texts around every page and the texts of the pages that have no area. */
const FRAME = 'frame';
/** Codes with which the platform refuses calls that do not name them. */
const GENERAL = /^(access|auth|operator|request|route|server|upload)\./;
/** Parts that are loaded when they are first opened, from any page. Each is an area of its own, so that no page loads its texts with the frame. */
const laterParts = new Map([['search', 'features/search/search-dialog.tsx']]);
const errorFile = join(packages, 'contract/src/errors.ts');

type Texts = Record<string, string>;
type Source = { texts: ReadonlySet<string>; imports: readonly string[] };

export function arabicTexts(routes: readonly RouteConfigEntry[]): Plugin {
  let parts: Map<string, Texts> | undefined;
  let isBuild = false;
  return {
    name: 'rigsouq:arabic-texts',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id.startsWith(MODULE_PREFIX) ? `\0${id}` : undefined),
    load(id, options) {
      if (!id.startsWith(`\0${MODULE_PREFIX}`)) return undefined;
      // The server has every text anyway. In development all texts are loaded, so that a new text needs no restart.
      if (options?.ssr) return 'export const texts = {}';
      if (!isBuild) return `export const texts = ${JSON.stringify(arabic)}`;
      parts ??= textsByArea(routes);
      return `export const texts = ${JSON.stringify(parts.get(id.slice(MODULE_PREFIX.length + 1)) ?? {})}`;
    },
  };
}

/** Returns the texts of the frame and of each area. An area has the texts that its pages show and the frame does not have. */
export function textsByArea(routes: readonly RouteConfigEntry[]): Map<string, Texts> {
  const pages = filesByArea(routes);
  const textsOfArea = new Map([...pages].map(([area, files]) => [area, collectTexts(files)]));
  // Any page can show a general refusal. The others belong to the areas whose calls name them.
  const named = new Set([...textsOfArea.values()].flatMap((texts) => [...texts]));
  const general = Object.entries(errorTable).filter(
    ([code, [, sentence]]) => GENERAL.test(code) || !named.has(sentence),
  );
  const refusals = general.flatMap(([code, [, sentence]]) => [code, sentence]);
  const frame = new Set([...(textsOfArea.get(FRAME) ?? []), ...refusals]);
  return new Map(
    [...textsOfArea].map(([area, keys]) => [area, textsOf(area === FRAME ? frame : without(keys, frame))]),
  );
}

function textsOf(keys: ReadonlySet<string>): Texts {
  return Object.fromEntries(Object.entries(arabic).filter(([key]) => keys.has(key) || keys.has(baseKey(key))));
}

const without = (keys: Set<string>, others: Set<string>) => new Set([...keys].filter((key) => !others.has(key)));

/** Returns the route files below each `arabic/….tsx`. */
function filesByArea(routes: readonly RouteConfigEntry[]): Map<string, string[]> {
  const found = new Map<string, string[]>([[FRAME, ['root.tsx', 'entry.client.tsx']]]);
  for (const [area, file] of laterParts) found.set(area, [file]);
  const walk = (entries: readonly RouteConfigEntry[], parentArea: string) => {
    for (const { file, children = [] } of entries) {
      const area = /^routes\/arabic\/(.+)\.tsx$/.exec(file)?.[1] ?? parentArea;
      found.set(area, [...(found.get(area) ?? []), file]);
      walk(children, area);
    }
  };
  walk(
    routes.filter(({ file }) => file === 'routes/arabic.tsx'),
    FRAME,
  );
  return found;
}

const sources = new Map<string, Source>();

const laterFiles = new Set([...laterParts.values()].map((file) => join(app, file)));

function collectTexts(files: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const texts = new Set<string>();
  const todo = files.map((file) => join(app, file));
  for (let path = todo.pop(); path !== undefined; path = todo.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const source = read(path);
    for (const text of source.texts) texts.add(text);
    todo.push(...source.imports.filter((path) => !laterFiles.has(path)));
  }
  return texts;
}

/** The sentence of each error code. */
const sentences = new Map(Object.entries(errorTable).map(([code, [, sentence]]) => [code, sentence]));
const known = new Set(Object.keys(arabic).map(baseKey));

function read(path: string): Source {
  const cached = sources.get(path);
  if (cached) return cached;
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const texts = new Set<string>();
  const imports: string[] = [];
  // The table of all errors is read through the codes that calls name.
  if (path === errorFile) return { texts, imports };
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) {
      if (known.has(node.text)) texts.add(node.text);
      const refusal = sentences.get(node.text);
      if (refusal) texts.add(node.text).add(refusal);
      const imported = isImported(node.text) && resolveImport(path, node.text);
      if (imported) imports.push(imported);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  const source = { texts, imports };
  sources.set(path, source);
  return source;
}

const isImported = (name: string) => name.startsWith('.') || name.startsWith('@rigsouq/');

/**
 * Returns the path of a source file of this project, or undefined: styles and pictures contain no texts, and the texts of a `.server` file
 * reach the browser as data.
 */
function resolveImport(from: string, name: string): string | undefined {
  const own = name.replace(/^@rigsouq\/(contract|kernel)\/(.+)$/, `${packages}/$1/src/$2.ts`);
  const path = own === name ? join(dirname(from), name) : own;
  return /(?<!\.server)\.tsx?$/.test(path) && existsSync(path) ? path : undefined;
}
