// Converts an SVG on stdin to a PNG on stdout; drawing.ts runs it as a separate process. It reads from memory and not from a file: the
// renderer then has no base path for external references and refuses them all.
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

const SIDE = 1024;
const POINTS = 72;
/** The renderer allows up to 100,000; a drawing of one pixel needs no more than this. */
const MAX_DENSITY = 7_200;

sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadSvg'] });

const svg = await buffer(process.stdin);
// Here the drawing is only measured, so any size is allowed; a huge one is then rendered smaller.
const { width, height } = await sharp(svg, { density: POINTS, limitInputPixels: false }).metadata();
const density = Math.min(MAX_DENSITY, Math.max(1, (POINTS * SIDE) / Math.max(width, height)));
const png = await sharp(svg, { density, limitInputPixels: 4 * SIDE * SIDE })
  .png()
  .toBuffer();
process.stdout.write(png);
