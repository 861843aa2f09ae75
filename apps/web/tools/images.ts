// Creates the sized pictures in app/assets from the rendered originals:  node tools/images.ts <folder of the originals>
// Run it by hand when a picture changes. The results are committed.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

const target = join(import.meta.dirname, '../app/assets');

/** The phone version is cropped to the machines: on a wide screen the picture is behind the text, on a phone it is below the text. */
const heroes = [
  { name: 'hero-wide', file: 'hero-site', widths: [960, 1440, 1920, 2400], crop: undefined },
  {
    name: 'hero-phone',
    file: 'hero-site',
    widths: [480, 828, 1200],
    crop: { left: 1000, top: 60, width: 1400, height: 900 },
  },
  { name: 'yard-wide', file: 'auction-yard', widths: [960, 1280, 1600], crop: undefined },
  {
    name: 'yard-phone',
    file: 'auction-yard',
    widths: [480, 828, 1120],
    crop: { left: 440, top: 120, width: 1120, height: 720 },
  },
];

const categories = {
  excavators: 'excavator-amber-front-studio',
  bulldozers: 'bulldozer-amber-front-studio',
  cranes: 'crane-amber-front-studio',
  loaders: 'wheel-loader-amber-front-studio',
  trucks: 'dump-truck-amber-front-studio',
  'concrete-mixers': 'concrete-mixer-white-front-studio',
};

const sites = {
  'offer-supplier': 'wheel-loader-amber-front-site',
  'offer-buyer': 'crane-amber-front-site',
  'network-supplier': 'dump-truck-orange-front-site',
  'network-buyer': 'excavator-orange-front-site',
  services: 'roller-orange-front-site',
  providers: 'generator-green-front-site',
  experts: 'excavator-weathered-front-site',
  procurement: 'crane-red-front-site',
};

async function write(picture: Sharp, name: string, width: number): Promise<void> {
  const sized = picture.resize({ width, withoutEnlargement: true });
  await sized
    .clone()
    .avif({ quality: 52, effort: 7 })
    .toFile(join(target, `${name}-${width}.avif`));
  await sized
    .clone()
    .webp({ quality: 72, effort: 6 })
    .toFile(join(target, `${name}-${width}.webp`));
}

const source = process.argv[2];
if (!source) throw new Error('usage: node tools/images.ts <folder of the originals>');
await mkdir(target, { recursive: true });
for (const { name, file, widths, crop } of heroes) {
  const original = sharp(join(source, `${file}.webp`));
  for (const width of widths) await write(crop ? original.clone().extract(crop) : original.clone(), name, width);
}
for (const [category, file] of Object.entries(categories)) {
  for (const width of [360, 640]) await write(sharp(join(source, `${file}.webp`)), `category-${category}`, width);
}
for (const [name, file] of Object.entries(sites)) {
  for (const width of [480, 828, 1200]) await write(sharp(join(source, `${file}.webp`)), name, width);
}
