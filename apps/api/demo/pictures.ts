// Adds the rendered pictures as photos of listings. The pictures have the right size already, so only the smaller sizes are made, once per
// picture, by the code that makes those of a supplier's photo. Every listing gets its own files and rows, because a photo belongs to one machine.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { keyOf, shrinkPicture } from '../src/modules/media/index.ts';
import type { Storage } from '../src/platform/storage.ts';
import { demoId } from './demo-id.ts';
import type { GeneratedListing } from './generated-listings.ts';

type Picture = { file: string; machine: string; livery: string };
type Encoded = { hash: string; width: number; height: number; full: Buffer; card: Buffer; thumb: Buffer };
export type Photo = ReturnType<typeof rowsOf>;

const folder = new URL('pictures/', import.meta.url);
/** The size of every picture in the folder. */
const SIDES = { width: 1200, height: 900 };
const SIZES = ['full', 'card', 'thumb'] as const;

export async function readPictures(): Promise<{
  storePhotos: (listing: GeneratedListing, storage: Storage) => Promise<Photo[]>;
}> {
  const pictures = JSON.parse(await readFile(new URL('index.json', folder), 'utf8')) as Picture[];
  const encoded = new Map(await Promise.all(pictures.map(async ({ file }) => [file, await encode(file)] as const)));
  return {
    storePhotos: async (listing, storage) => {
      const matching = pictures.filter(({ machine }) => machine === listing.picture);
      const liveries = [...new Set(matching.map(({ livery }) => livery))];
      const livery = liveries[listing.number % liveries.length];
      const chosen = matching.filter((picture) => picture.livery === livery);
      return Promise.all(
        chosen.map(async ({ file }, position) => {
          const picture = encoded.get(file) as Encoded;
          const photo = rowsOf(listing, file, position, picture);
          await Promise.all(SIZES.map((size) => storage.put(keyOf(photo.media, size), picture[size], 'image/webp')));
          return photo;
        }),
      );
    },
  };
}

async function encode(file: string): Promise<Encoded> {
  const full = await readFile(new URL(file, folder));
  const [card, thumb] = [await shrinkPicture(full, 'card'), await shrinkPicture(full, 'thumb')];
  const hash = createHash('sha256').update(full).digest('hex');
  return { hash, ...SIDES, full, card: card.data, thumb: thumb.data };
}

function rowsOf({ machine, listing }: GeneratedListing, file: string, position: number, picture: Encoded) {
  const id = demoId(`photo ${listing.id} ${position}`);
  const { account_id, created_by, created_at } = listing;
  return {
    media: {
      id,
      account_id,
      created_by,
      kind: 'image',
      visibility: 'public',
      content_hash: picture.hash,
      mime: 'image/webp',
      bytes: picture.full.length,
      width: picture.width,
      height: picture.height,
      original_name: file,
      sizes: [...SIZES],
      attached_at: created_at,
      created_at,
    },
    photo: { machine_id: machine.id, media_id: id, position },
  };
}
