// Names: of files in storage, of addresses, and of what a person downloads.
import type { imageSizes } from '@rigsouq/contract/media';

export type Size = (typeof imageSizes)[number];
export type Named = { id: string; visibility: string; kind: string; content_hash: string };

/** Widest side in pixels. */
export const SIDES: Record<Size, number> = { full: 1920, card: 640, thumb: 160 };
export const SMALL = ['card', 'thumb'] as const satisfies readonly Size[];

/** What public files are called: a hash of their content, a piece of their id, and the size unless it is the full one. */
export const PUBLIC_NAME = /^[0-9a-f]{40}-[0-9a-f]{12}(-card|-thumb)?\.webp$/;

/**
 * The bytes behind a name never change, so it may be cached for ever. The piece of the id gives each row files of its own:
 * deleting one cannot take away the same picture of somebody else.
 */
function publicName({ id, content_hash }: Named, size: Size): string {
  return `${content_hash.slice(0, 40)}-${id.slice(-12)}${size === 'full' ? '' : `-${size}`}.webp`;
}

export function keyOf(media: Named, size: Size = 'full'): string {
  if (media.visibility === 'public') return `public/${publicName(media, size)}`;
  return `private/${media.id}.${extensionOf(media)}`;
}

export function keysOf(media: Named): string[] {
  if (media.visibility === 'private') return [keyOf(media)];
  return (['full', ...SMALL] as const).map((size) => keyOf(media, size));
}

export function addressOf(media: Named, size: Size = 'full'): string {
  return `/uploads/${publicName(media, size)}`;
}

function extensionOf({ kind }: { kind: string }): string {
  return kind === 'image' ? 'webp' : 'pdf';
}

const NAME_MAX = 120;
/** Folders, control characters, what turns the direction of reading, and what shells and systems take for their own. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}<>:"|?*\\/%;`$&]/gu;

/** How browsers write a quote or a new line within a name. */
const ESCAPED = /%(22|0A|0D)/gi;

/** The name a person gave the file, fit to be shown and offered for download. */
export function cleanName(given: string): string {
  const last = given.normalize('NFC').replace(ESCAPED, '').split(/[\\/]/).at(-1) ?? '';
  const clean = last.replace(UNFIT, '').trim().replace(/^\.+/, '');
  return Array.from(clean).slice(0, NAME_MAX).join('').trim() || 'file';
}

/** Under the ending of what it is, whatever it was called. */
export function downloadName(media: { original_name: string; kind: string }): string {
  const stem = media.original_name.replace(/\.[^.]{0,10}$/, '') || 'file';
  return `${stem}.${extensionOf(media)}`;
}
