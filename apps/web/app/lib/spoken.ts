import type { Texts } from './i18n.ts';

/** The texts of the pages that have been opened, in the language of the document: English has none, being its own key. */
export const spoken: Texts = {};

export function speak(texts: Texts): void {
  Object.assign(spoken, texts);
}
