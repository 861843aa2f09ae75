// Runs `npm run check:licences`: it fails on a package whose licence is not on the list. Otherwise it writes the files that an installation ships
// beside the code: build/third-party-notices.txt with the licence of every production package, and build/sbom.cdx.json, the same packages as
// CycloneDX for vulnerability scanners.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Enums, Models, Serialize, Spec, Validation } from '@cyclonedx/cyclonedx-library';
import standardTexts from 'spdx-license-list/full.js';
import { type InstalledPackage, type Lock, packagesOf, refusedPackages } from './licence-rules.ts';

const root = join(import.meta.dirname, '..');
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;

const refused = refusedPackages(lock);
if (refused.length > 0) {
  console.error(`licences that are not on the list in tools/licence-rules.ts:\n  ${refused.join('\n  ')}`);
  process.exit(1);
}

/** Returns the licence as the package ships it, or else the standard text of that licence. */
function licenceText({ path, licence }: InstalledPackage): string {
  const folder = join(root, path);
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice|unlicense)/i.test(file));
  if (files.length > 0) return files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n');
  return (licence.match(/[\w.+-]+/g) ?? [])
    .map((id) => standardTexts[id]?.licenseText ?? '')
    .filter(Boolean)
    .join('\n\n');
}

// Packages of other platforms are in the lock file but not on this machine.
const shipped = packagesOf(lock).filter(({ production, path }) => production && existsSync(join(root, path)));
const notices = shipped
  .map((one) => `${one.name} ${one.version}\n${one.licence}\n\n${licenceText(one)}`)
  .join(`\n\n${'-'.repeat(80)}\n\n`);
const sbom = new Models.Bom();
sbom.metadata.component = new Models.Component(Enums.ComponentType.Application, 'rigsouq');
for (const { path, name, version, licence, integrity } of shipped) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const component = new Models.Component(Enums.ComponentType.Library, name, { version, purl, bomRef: path });
  component.licenses.add(new Models.LicenseExpression(licence));
  if (integrity.startsWith('sha512-'))
    component.hashes.set(Enums.HashAlgorithm['SHA-512'], Buffer.from(integrity.slice(7), 'base64').toString('hex'));
  sbom.components.add(component);
}
const sbomText = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6)).serialize(sbom, {
  sortLists: true,
  space: 1,
});
const faults = await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(sbomText);
if (faults) throw new Error(`the package list is not valid CycloneDX: ${JSON.stringify(faults)}`);

mkdirSync(join(root, 'build'), { recursive: true });
writeFileSync(join(root, 'build/third-party-notices.txt'), `${notices}\n`);
writeFileSync(join(root, 'build/sbom.cdx.json'), `${sbomText}\n`);
console.log(
  `${packagesOf(lock).length} packages, every licence on the list; ${shipped.length} in build/third-party-notices.txt and build/sbom.cdx.json`,
);
