// Categories as people type them, in the words of the page: what the taxonomy knows is said in either language, other words stay.
import { categories, codeOf, labelOf } from '@rigsouq/contract/taxonomy';

/** The page's translation. */
export type Say = (english: string) => string;

/** Commas as both languages write them. */
export function typesOf(typed: string): string[] {
  return [...new Set(typed.split(/[,،]/).map((type) => type.trim()))].filter((type) => type !== '');
}

/** As the page calls it. */
export function wordOf(type: string, say: Say): string {
  const code = codeOf(categories, type);
  return code ? say(labelOf(categories, code)) : type;
}

/** A category in the words of the page, as the label that the call knows. */
export function labelled(type: string, say: Say): string {
  return categories.find(({ label }) => say(label) === type.trim())?.label ?? type;
}
