// Pictures are decoded and encoded anew (R34): what comes out holds pixels and nothing else, no place, no serial number, no
// script behind the last byte. Decoding is where memory goes, so pictures share a fixed room of pixels.
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { fail } from '../../platform/errors.ts';
import type { FileFormat } from '../../platform/file-kind.ts';
import { turnstile } from '../../platform/turnstile.ts';
import { SIDES, type Size } from './media-rules.ts';

export type Picture = { data: Buffer; width: number; height: number };

const MAX_PIXELS = 50_000_000;
const SECONDS = 20;
const IN_LINE = 100;
const AT_ONCE = Math.min(2, availableParallelism());

// One thread for each picture, no cache between pictures, and no decoder but the three we mean to use.
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });

/** Two pictures of usual size at once, or one of the largest: never more than 50 million pixels together. */
const inTurn = turnstile({ room: MAX_PIXELS, inLine: IN_LINE, busy: 'upload.busy' });

/** The largest size that we show, upright, in sRGB, as WebP. Of a moving picture the first frame stays. */
export async function encodeAnew(source: string | Buffer, format: FileFormat): Promise<Picture> {
  const about = await open(source).metadata().catch(refuse);
  // The decoder looks for itself; where it sees another format than we did, the file plays a double game.
  if (about.format !== format) fail('upload.wrong_type');
  return inTurn(() => shrink(source, 'full').catch(refuse), Math.max(about.width * about.height, MAX_PIXELS / AT_ONCE));
}

/** From our own full picture. */
export function makeSmaller(full: Buffer, size: Size): Promise<Picture> {
  return inTurn(() => shrink(full, size), MAX_PIXELS / AT_ONCE);
}

/** For print, which knows no WebP. Half a page wide at 200 dots to the inch. */
const PAPER_SIDE = 800;

export function asJpeg(full: Buffer): Promise<Picture> {
  return inTurn(async () => {
    const { data, info } = await open(full)
      .timeout({ seconds: SECONDS })
      .resize({ width: PAPER_SIDE, height: PAPER_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  }, MAX_PIXELS / AT_ONCE);
}

/** Filling a frame, as plain pixels to be put into another picture. */
export function cropTo(full: Buffer, frame: { width: number; height: number }): Promise<Picture> {
  return inTurn(async () => {
    const { data, info } = await open(full)
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize({ ...frame, fit: 'cover', position: 'attention' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  }, MAX_PIXELS / AT_ONCE);
}

function open(source: string | Buffer) {
  return sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1, sequentialRead: true });
}

async function shrink(source: string | Buffer, size: Size): Promise<Picture> {
  const { data, info } = await open(source)
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize({ width: SIDES[size], height: SIDES[size], fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function refuse(error: unknown): never {
  if (error instanceof Error && error.message.includes('pixel limit')) fail('upload.too_many_pixels');
  fail('upload.unreadable');
}
