// Run by drawing.ts as a process of its own: SVG in, PNG out. From memory and not from a file, because the renderer then
// has no place to resolve outside references against and refuses them all.
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

const SIDE = 1024;
const POINTS = 72;
/** The highest that the renderer takes is 100,000; a drawing of one pixel needs no more than this. */
const MAX_DENSITY = 7_200;

sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadSvg'] });

const svg = await buffer(process.stdin);
// Only measured here, so any size may be asked for; a huge one is then drawn small.
const { width, height } = await sharp(svg, { density: POINTS, limitInputPixels: false }).metadata();
const density = Math.min(MAX_DENSITY, Math.max(1, (POINTS * SIDE) / Math.max(width, height)));
const png = await sharp(svg, { density, limitInputPixels: 4 * SIDE * SIDE })
  .png()
  .toBuffer();
process.stdout.write(png);
