import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const folder = import.meta.dirname;

/** Adds the style sheets that a file and the files that it imports use. */
function addStyles(file: string, styles: Set<string>, read = new Set<string>()): Set<string> {
  const source = readFileSync(file, 'utf8');
  for (const [, path = ''] of source.matchAll(/^import (?!type )(?:[^'"]*from )?'(\.[^']+)'/gm)) {
    const imported = join(dirname(file), path);
    if (imported.endsWith('.css')) styles.add(imported);
    else if (!read.has(imported)) addStyles(imported, styles, read.add(imported));
  }
  return styles;
}

it('includes the styles of what the landing page loads later', () => {
  const used = addStyles(join(folder, 'below-the-tiles.tsx'), new Set());
  expect(used.size).toBeGreaterThan(5);
  expect(addStyles(join(folder, 'styles-below-the-tiles.ts'), new Set())).toEqual(used);
});
