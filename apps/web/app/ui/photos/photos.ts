// The photos of a machine in the order in which they are shown: stored photos and new ones. The first is the main photo.
import { MB } from '@rigsouq/contract/wire';
import { photoFileTypes } from '../../lib/file-rules.ts';

export type StoredPhoto = { readonly key: string; readonly address: string; readonly file?: undefined };
type NewPhoto = { readonly key: string; readonly address: string; readonly file: File };
export type Photo = StoredPhoto | NewPhoto;

export const photoRule = { ...photoFileTypes, bytes: 10 * MB };

/** Returns as many items as there is room for. `left` is true if some were left out. */
export function takeFitting<T>(room: number, chosen: readonly T[]): { taken: T[]; left: boolean } {
  return { taken: chosen.slice(0, room), left: chosen.length > room };
}

/** Returns the list with one photo at another position. A position outside of the list is set to the nearest one in it. */
export function movePhoto(photos: readonly Photo[], key: string, to: number): Photo[] {
  const photo = photos.find((one) => one.key === key);
  if (!photo) return [...photos];
  const rest = photos.filter((one) => one !== photo);
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, photo);
}

/** Returns the new files in their order, and the order of new and stored photos together. */
export function arrangePhotos(photos: readonly Photo[]): {
  images: File[];
  photos: string[];
} {
  const images = photos.flatMap(({ file }) => file ?? []);
  return { images, photos: photos.map(({ key, file }) => (file ? `new:${images.indexOf(file)}` : key)) };
}
