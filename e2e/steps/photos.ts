// Makes photos for the journeys, and reads the order of the photo tiles in a form.
import { crc32, deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** The difference in red between two photos: large enough to survive another encoding, small enough for twenty-one shades. */
const STEP = 12;

export const photoTiles = (page: Page) => page.getByRole('main').locator('li[data-photo]');
export const photo = (place: number) => ({
  name: `photo ${place}.png`,
  mimeType: 'image/png',
  buffer: createPng(place),
});

/** Returns the number of the photo in each tile, which it reads from the colour. */
export const readPhotoOrder = (page: Page) =>
  photoTiles(page)
    .locator('img')
    .evaluateAll(
      (pictures, step) =>
        Promise.all(
          (pictures as HTMLImageElement[]).map(async (picture) => {
            await picture.decode();
            const canvas = document.createElement('canvas');
            canvas.width = canvas.height = 1;
            const drawing = canvas.getContext('2d');
            drawing?.drawImage(picture, 0, 0, 1, 1);
            return Math.round((drawing?.getImageData(0, 0, 1, 1).data[0] ?? 0) / step);
          }),
        ),
      STEP,
    );

/** Returns a small square as PNG. Its red value is one step higher for each number. */
export function createPng(place: number, side = 32): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 2], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(side * 3, Buffer.from([place * STEP, 0x80, 0x80]))]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(Array<Buffer>(side).fill(row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
