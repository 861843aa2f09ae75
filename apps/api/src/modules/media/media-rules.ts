// Builds the names of files in storage, in URLs and in downloads.
import type { imageSizes } from '@rigsouq/contract/media/calls';

export type Size = (typeof imageSizes)[number];
export type MediaName = { id: string; visibility: string; kind: string; content_hash: string };

/** Longest side in pixels. */
export const SIDES: Record<Size, number> = { full: 1920, card: 640, thumb: 160 };
export const SMALL = ['card', 'thumb'] as const satisfies readonly Size[];

/** The name of a public file: a hash of its content, a part of its id, and the size unless it is the full one. */
export const PUBLIC_NAME = /^[0-9a-f]{40}-[0-9a-f]{12}(-card|-thumb)?\.webp$/;

/**
 * Builds the name of a public file. The bytes of a name never change, so it may be cached for ever. The part of the id gives each row its
 * own files: deleting one cannot remove the same picture of another user.
 */
function publicName({ id, content_hash }: MediaName, size: Size): string {
  return `${content_hash.slice(0, 40)}-${id.slice(-12)}${size === 'full' ? '' : `-${size}`}.webp`;
}

export function keyOf(media: MediaName, size: Size = 'full'): string {
  if (media.visibility === 'public') return `public/${publicName(media, size)}`;
  return `private/${media.id}.${extensionOf(media)}`;
}

export function keysOf(media: MediaName): string[] {
  if (media.visibility === 'private') return [keyOf(media)];
  return (['full', ...SMALL] as const).map((size) => keyOf(media, size));
}

export function publicUrlOf(media: MediaName, size: Size = 'full'): string {
  return `/uploads/${publicName(media, size)}`;
}

function extensionOf({ kind }: { kind: string }): string {
  return kind === 'image' ? 'webp' : 'pdf';
}

const NAME_MAX = 120;
/** Matches folders, control characters, characters that change the text direction, and special characters of shells and systems. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}<>:"|?*\\/%;`$&]/gu;

/** Browsers escape a quote or a new line within a file name like this. */
const ESCAPED = /%(22|0A|0D)/gi;

/** Cleans the name that the user gave the file, so that it can be shown and offered for download. */
export function cleanName(given: string): string {
  const last = given.normalize('NFC').replace(ESCAPED, '').split(/[\\/]/).at(-1) ?? '';
  const clean = last.replace(UNFIT, '').trim().replace(/^\.+/, '');
  return Array.from(clean).slice(0, NAME_MAX).join('').trim() || 'file';
}

/** Builds the download name with the extension of the real file type. */
export function downloadName(media: { original_name: string; kind: string }): string {
  const stem = media.original_name.replace(/\.[^.]{0,10}$/, '') || 'file';
  return `${stem}.${extensionOf(media)}`;
}
