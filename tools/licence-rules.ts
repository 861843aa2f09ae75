// Defines which licences the packages of the lock file may have.
import satisfies from 'spdx-satisfies';

export type Lock = { packages: Record<string, LockedPackage> };
export type LockedPackage = {
  version?: string;
  license?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  devOptional?: boolean;
};

/**
 * All of these may be used in a closed-source product on the condition of a notice. Some ask for more: LGPL-3.0 (libvips inside sharp) is a separate
 * library that can be replaced, and MPL-2.0 and CC-BY are used unchanged.
 */
export const allowedLicences = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];

/** The licences of packages that do not name one in the way npm reads, from their own text. */
const fromTheirText: Record<string, string> = {
  'busboy@0.3.1': 'MIT',
  'dicer@0.3.0': 'MIT',
  'humanize-number@0.0.2': 'MIT',
  'only@0.0.2': 'MIT',
  'png-js@2.0.0': 'MIT',
  'streamsearch@0.1.2': 'MIT',
};

export type InstalledPackage = {
  path: string;
  name: string;
  version: string;
  licence: string;
  integrity: string;
  production: boolean;
};

/** Returns every package of the lock file that is not our own, for every platform. */
export function packagesOf(lock: Lock): InstalledPackage[] {
  return Object.entries(lock.packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
    .map(([path, entry]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const version = entry.version ?? '';
      const licence = entry.license ?? fromTheirText[`${name}@${version}`] ?? 'none';
      const integrity = entry.integrity ?? '';
      return { path, name, version, licence, integrity, production: !entry.dev && !entry.devOptional };
    });
}

/** Returns the packages that may not be used, each with its licence. */
export const refusedPackages = (lock: Lock): string[] =>
  packagesOf(lock)
    .filter(({ licence }) => !isAllowed(licence))
    .map(({ name, version, licence }) => `${name}@${version}: ${licence}`);

function isAllowed(licence: string): boolean {
  try {
    return satisfies(licence, allowedLicences);
  } catch {
    return false; // The text is not an SPDX expression, so a developer has to read it.
  }
}
