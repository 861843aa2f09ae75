import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Lock, refusedPackages } from './licence-rules.ts';

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as Lock;
const withPackage = (license?: string): Lock => ({
  packages: { ...lock.packages, 'node_modules/stranger': { version: '1.0.0', ...(license && { license }) } },
});

describe('the licence check', () => {
  it('accepts all packages of the lock file', () => {
    expect(refusedPackages(lock)).toEqual([]);
  });

  it.each(['GPL-3.0-only', 'AGPL-3.0-or-later', 'SSPL-1.0', 'MIT AND GPL-2.0-only', 'SEE LICENSE IN LICENSE.md'])(
    'refuses %s',
    (licence) => {
      expect(refusedPackages(withPackage(licence))).toEqual([`stranger@1.0.0: ${licence}`]);
    },
  );

  it('refuses a package that names no licence', () => {
    expect(refusedPackages(withPackage())).toEqual(['stranger@1.0.0: none']);
  });

  it('accepts a choice of two licences when one is allowed', () => {
    expect(refusedPackages(withPackage('(GPL-2.0-only OR MIT)'))).toEqual([]);
  });
});
