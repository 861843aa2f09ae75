import type { AnswerOf } from '@rigsouq/contract/endpoint';
import type { uploadMedia } from '@rigsouq/contract/media/calls';
import type { MediaRow } from './media.store.ts';
import { type MediaName, publicUrlOf, type Size } from './media-rules.ts';

export function presentMedia(media: MediaRow): AnswerOf<typeof uploadMedia> {
  const sizes = presentSizes(media);
  return { _id: media.id, kind: media.kind, url: sizes?.full ?? null, sizes };
}

/** Returns URLs that work now: a size that the worker has not made yet points to the full picture. */
export function presentSizes(media: MediaName & { sizes: readonly string[] }): Record<Size, string> | null {
  if (media.visibility !== 'public') return null;
  const address = (size: Size) => publicUrlOf(media, media.sizes.includes(size) ? size : 'full');
  return { full: address('full'), card: address('card'), thumb: address('thumb') };
}
