import sharp from 'sharp';

/** Returns a photo of 12 megapixels, with as many details as a real one. */
export async function createLargePhoto(): Promise<File> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const photo = sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: '#000', noise } });
  const bytes = await photo.blur(2).jpeg({ quality: 85 }).toBuffer();
  return new File([new Uint8Array(bytes)], 'photo.jpg');
}
