// Creates files as an attacker or an old phone would send them.
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export const SCRIPT = '<script>alert(document.domain)</script>';

export function photo(width = 640, height = 480): Promise<Buffer> {
  return noise(width, height).jpeg().toBuffer();
}

/** Creates a noisy picture, which compresses badly like photographs of machines. */
function noise(width: number, height: number) {
  return sharp({
    create: { width, height, channels: 3, background: '#c80', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  });
}

export function largePhoto(width: number, height: number): Promise<Buffer> {
  return noise(width, height).jpeg({ quality: 60 }).toBuffer();
}

/** The decoder of this picture must hold all of it before the first line is known. */
export function largeProgressive(width: number, height: number): Promise<Buffer> {
  const plain = sharp({ create: { width, height, channels: 3, background: '#c80' } });
  return plain.jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** Like `largeProgressive`, but it cannot be decoded at a smaller size. */
export function largeInterlaced(width: number, height: number): Promise<Buffer> {
  const plain = sharp({ create: { width, height, channels: 4, background: '#c80a' } });
  return plain.png({ progressive: true }).toBuffer();
}

/** Creates a photo that is rotated and contains GPS coordinates and the name of the camera. */
export async function photoWithMetadata(): Promise<Buffer> {
  const exif = {
    IFD0: { Make: 'SECRET-CAMERA', Software: SCRIPT },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 12/1 18/1', GPSLongitudeRef: 'E', GPSLongitude: '55/1 16/1 15/1' },
  };
  return noise(400, 200).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
}

export async function png(): Promise<Buffer> {
  return noise(64, 64).png().toBuffer();
}

/** Creates a small file that decodes to 900 million pixels. */
export function pixelBomb(side = 30_000): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  const rows = Buffer.alloc((Math.ceil(side / 8) + 1) * side);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

export const zip = Buffer.from('PK\x03\x04\x14\0\0\0\0\0 an archive', 'latin1');
export const gifScript = Buffer.from('GIF89a/*\0\0\0\0\0*/=1;alert(1)', 'latin1');
export const html = Buffer.from(`<!doctype html><title>x</title>${SCRIPT}`);
export const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
);

export function svg(inside: string, { before = '', size = 200 } = {}): Buffer {
  const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
  return Buffer.from(`${before}<svg ${names} width="${size}" height="${size}" viewBox="0 0 200 200">${inside}</svg>`);
}

/** Creates an SVG of a few lines with 100 million rectangles, which takes minutes to render. */
export function multiplyingSvg(): Buffer {
  const levels = Array.from({ length: 8 }, (_, at) => `<g id="u${at + 1}">${`<use href="#u${at}"/>`.repeat(10)}</g>`);
  return svg(
    `<defs><g id="u0"><rect width="9" height="9" opacity=".5"/></g>${levels.join('')}</defs><use href="#u8"/>`,
  );
}
