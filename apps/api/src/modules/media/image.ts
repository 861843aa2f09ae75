// Decodes and encodes pictures again (R34): the result contains only pixels, and no location, serial number or script after the last byte.
// Decoding needs the most memory, so pictures share a fixed budget of pixels.
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { createSemaphore } from '../../platform/batches/semaphore.ts';
import { fail } from '../../platform/http/errors.ts';
import type { FileFormat } from '../../platform/http/file-kind.ts';
import { SIDES, type Size } from './media-rules.ts';

export type Picture = { data: Buffer; width: number; height: number };

const MAX_PIXELS = 50_000_000;
const SECONDS = 20;
const QUEUE_MAX = 100;
const CONCURRENCY = Math.min(2, availableParallelism());

// Each picture uses one thread, nothing is cached between pictures, and only three decoders are enabled.
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });

/** Decodes two pictures of usual size at the same time, or one of the largest: never more than 50 million pixels together. */
const runQueued = createSemaphore({ capacity: MAX_PIXELS, queueMax: QUEUE_MAX, busy: 'upload.busy' });

/** Encodes the largest size that we show: upright, in sRGB, as WebP. Of an animation only the first frame is kept. */
export async function reencodePicture(source: string | Buffer, format: FileFormat): Promise<Picture> {
  const about = await open(source).metadata().catch(refuse);
  // The decoder detects the format itself; if it differs from ours, the file pretends to be two formats.
  if (about.format !== format) fail('upload.wrong_type');
  return runQueued(
    () => shrink(source, 'full').catch(refuse),
    Math.max(about.width * about.height, MAX_PIXELS / CONCURRENCY),
  );
}

/** Makes a smaller size from our own full picture. */
export function shrinkPicture(full: Buffer, size: Size): Promise<Picture> {
  return runQueued(() => shrink(full, size), MAX_PIXELS / CONCURRENCY);
}

/** Pixels of the longest side in a PDF, which does not support WebP: half a page at 200 dots per inch. */
const PDF_SIDE = 800;

export function convertToJpeg(full: Buffer): Promise<Picture> {
  return runQueued(async () => {
    const { data, info } = await open(full)
      .timeout({ seconds: SECONDS })
      .resize({ width: PDF_SIDE, height: PDF_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  }, MAX_PIXELS / CONCURRENCY);
}

/** Crops the picture to a frame and returns raw pixels, to be placed into another picture. */
export function cropPicture(full: Buffer, frame: { width: number; height: number }): Promise<Picture> {
  return runQueued(async () => {
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
  }, MAX_PIXELS / CONCURRENCY);
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
