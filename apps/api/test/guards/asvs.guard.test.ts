// Checks docs/security/asvs.md, which says for every requirement whether it is met and what proves it. A renamed test would leave a row
// without its proof, and a missing row would go unnoticed.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { requirements } from './asvs-requirements.ts';

const root = join(import.meta.dirname, '../../../..');
const page = readFileSync(join(root, 'docs/security/asvs.md'), 'utf8');
const states = ['met', 'not met', 'not applicable'] as const;

type Row = { id: string; level: string; asks: string; state: string; shown: string };
const rows: Row[] = page.split('\n').flatMap((line) => {
  const [id = '', level = '', asks = '', state = '', shown = ''] = cellsOf(line);
  return /^\d+\.\d+\.\d+$/.test(id) ? [{ id, level, asks, state, shown }] : [];
});

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** Returns what a row names between backticks: a file, or a part of a file after '›'. Settings and values have no slash and no dot. */
function namedIn({ shown }: Row): { path: string; part?: string | undefined }[] {
  return [...shown.matchAll(/`([^`]+)`/g)]
    .map(([, named = '']) => named.split(' › '))
    .filter(([path = '']) => /^[\w.-]+(\/[\w.-]+)*\.?\w+$/.test(path) && /[/.]/.test(path))
    .map(([path = '', part]) => ({ path, part }));
}

const sources = new Map<string, string>();
function read(path: string): string {
  const text = sources.get(path) ?? readFileSync(join(root, path), 'utf8');
  sources.set(path, text);
  return text;
}

/** Returns whether a test file has this title, or any other file contains this text. */
function holds(path: string, part: string): boolean {
  if (!/\.(test|spec)\.tsx?$/.test(path)) return read(path).includes(part);
  const titles = read(path)
    .split('\n')
    .filter((line) => /(^|[^.\w])(it|test|describe)\b.*\(|^\]\)\(/.test(line));
  return titles.some((line) => line.includes(part));
}

describe('docs/security/asvs.md', () => {
  it('has every requirement of levels 1 and 2 exactly once, with its level', () => {
    expect(requirements.size).toBe(253);
    expect(rows.map(({ id }) => id)).toEqual(
      [...requirements.keys()].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })),
    );
    expect(rows.filter(({ id, level }) => level !== String(requirements.get(id)))).toEqual([]);
  });

  it('describes every requirement and gives it a known state', () => {
    expect(rows.filter(({ asks, state }) => asks.length < 5 || !states.some((known) => known === state))).toEqual([]);
  });

  it('names proof for every requirement that is met, and a reason for every other', () => {
    const unproved = rows.filter((row) => row.state === 'met' && namedIn(row).length === 0);
    expect(unproved.map(({ id }) => id)).toEqual([]);
    const reasonOf = ({ shown }: Row) =>
      shown
        .replace(/`[^`]*`/g, '')
        .replace(/[^\p{L} ]/gu, '')
        .trim();
    const unexplained = rows.filter((row) => row.state !== 'met' && reasonOf(row).length < 9);
    expect(unexplained.map(({ id }) => id)).toEqual([]);
  });

  it('names only files that exist', () => {
    const missing = rows.flatMap((row) =>
      namedIn(row).flatMap(({ path }) => (existsSync(join(root, path)) ? [] : [`${row.id} ${path}`])),
    );
    expect(missing).toEqual([]);
  });

  it('names only tests and texts that exist', () => {
    const missing = rows.flatMap((row) =>
      namedIn(row).flatMap(({ path, part }) =>
        part && existsSync(join(root, path)) && !holds(path, part) ? [`${row.id} ${path} › ${part}`] : [],
      ),
    );
    expect(missing).toEqual([]);
  });

  it('has correct counts in its summary', () => {
    const summary = page.slice(page.indexOf('## Summary'), page.indexOf('\n## 1 '));
    const stated = summary
      .split('\n')
      .map(cellsOf)
      .filter(([chapter]) => chapter && /^(\d+ |all$)/.test(chapter))
      .map(([chapter = '', ...counts]) => [chapter.split(' ')[0], ...counts.map(Number)]);
    const countOf = (chapter: string) => {
      const own = rows.filter(({ id }) => chapter === 'all' || id.startsWith(`${chapter}.`));
      return [chapter, ...states.map((state) => own.filter((row) => row.state === state).length), own.length];
    };
    expect(stated).toEqual([...Array.from({ length: 17 }, (_, at) => countOf(String(at + 1))), countOf('all')]);
  });
});
