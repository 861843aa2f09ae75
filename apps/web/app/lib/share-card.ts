// The picture that is shown where an address is shared. The api draws it at this path. The version changes with the content, because sharing
// services cache pictures by their address.
import type { Language } from './i18n/language.ts';

export function cardPath(kind: 'listing' | 'lot', id: string, language: Language, shown: readonly unknown[]): string {
  return `/cards/${kind}-${id}-${language}.jpg?v=${versionOf(JSON.stringify(shown))}`;
}

export function siteCardPath(language: Language): string {
  return `/cards/site-${language}.jpg`;
}

/** Returns a short checksum. It does not need to be hard to guess. */
function versionOf(text: string): string {
  let sum = 5381;
  for (let at = 0; at < text.length; at++) sum = (Math.imul(sum, 33) ^ text.charCodeAt(at)) >>> 0;
  return sum.toString(36);
}
