// The picture that goes with a page where its address is shared. The api draws it at this address; the version is for those who keep
// pictures by their address, and changes with what the picture shows.
import type { Language } from './language.ts';

export function cardPath(kind: 'listing' | 'lot', id: string, language: Language, shown: readonly unknown[]): string {
  return `/cards/${kind}-${id}-${language}.jpg?v=${versionOf(JSON.stringify(shown))}`;
}

export function siteCardPath(language: Language): string {
  return `/cards/site-${language}.jpg`;
}

/** Short and the same everywhere; nothing depends on its being hard to guess. */
function versionOf(text: string): string {
  let sum = 5381;
  for (let at = 0; at < text.length; at++) sum = (Math.imul(sum, 33) ^ text.charCodeAt(at)) >>> 0;
  return sum.toString(36);
}
