import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Lock, refusedIn } from './licence-rules.ts';

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as Lock;
const withPackage = (license?: string): Lock => ({
  packages: { ...lock.packages, 'node_modules/stranger': { version: '1.0.0', ...(license && { license }) } },
});

describe('licences of the packages', () => {
  it('are all on the list', () => {
    expect(refusedIn(lock)).toEqual([]);
  });

  it.each(['GPL-3.0-only', 'AGPL-3.0-or-later', 'SSPL-1.0', 'MIT AND GPL-2.0-only', 'SEE LICENSE IN LICENSE.md'])(
    'refuse %s',
    (licence) => {
      expect(refusedIn(withPackage(licence))).toEqual([`stranger@1.0.0: ${licence}`]);
    },
  );

  it('refuse a package that names none', () => {
    expect(refusedIn(withPackage())).toEqual(['stranger@1.0.0: none']);
  });

  it('take one of two licences that may be chosen', () => {
    expect(refusedIn(withPackage('(GPL-2.0-only OR MIT)'))).toEqual([]);
  });
});
