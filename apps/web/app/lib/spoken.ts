import type { Texts } from './i18n.ts';

/** The texts of the pages that have been opened, in the language of the document. English has none, because the key is the text. */
export const spoken: Texts = {};

export function speak(texts: Texts): void {
  Object.assign(spoken, texts);
}
