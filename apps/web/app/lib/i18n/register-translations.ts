import type { Texts } from './i18n.ts';

/** The texts of the pages that have been opened, in the language of the document. English has none, because the key is the text. */
export const registeredTexts: Texts = {};

export function registerTranslations(texts: Texts): void {
  Object.assign(registeredTexts, texts);
}
