import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageAddress } from './page-params.ts';

describe('the address of a page', () => {
  it('ignores unknown parameters and their order', () => {
    expect(pageAddress('/marketplace?zz=1&search=crane&utm_source=x&category=cranes')).toBe(
      '/marketplace?category=cranes&search=crane',
    );
    expect(pageAddress('/marketplace?zz=7')).toBe('/marketplace');
    expect(pageAddress('/ar')).toBe('/ar');
    expect(pageAddress('/x?verified=false&verified=true')).toBe('/x?verified=false&verified=true');
  });

  it('keeps every parameter that a page reads', () => {
    const read = new Set<string>();
    const folder = join(import.meta.dirname, '../app');
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file) || /\.test\./.test(file)) continue;
      const source = readFileSync(join(folder, file), 'utf8');
      // The source contains a link with the parameter, wherever it leads.
      for (const [, name = ''] of source.matchAll(/[?&](\w+)=(?!\$\{encode)/g)) if (!others.has(name)) read.add(name);
      if (!source.includes('SearchParams')) continue;
      for (const [, name = ''] of source.matchAll(/(?:\.get|\.getAll|\bfield|\bfieldValue|\bcodeIn)\('(\w+)'/g))
        read.add(name);
    }
    const inFile = (file: string, pattern: RegExp) => {
      const source = readFileSync(join(folder, 'features', file), 'utf8');
      for (const [, found = ''] of source.matchAll(pattern))
        for (const name of found.match(/\w+/g) ?? []) read.add(name);
    };
    inFile('catalogue/marketplace/market-search.ts', /const (?:filter|view)Names = \[([^\]]+)\]/g);
    inFile('directory/experts/find-experts-screen.tsx', /\bname: '(\w+)',\s+label:/g);
    inFile('directory/services/find-providers-screen.tsx', /\bname: '(\w+)',\s+label:/g);
    expect(read.size).toBeGreaterThan(40);
    expect([...read].filter((name) => pageAddress(`/x?${name}=1`) !== `/x?${name}=1`)).toEqual([]);
  });
});

/** Parameters of addresses that are not pages. */
const others = new Set(['ticket', 'subject', 'text', 'v']);
