// Categories as users type them. Known categories are accepted in the language of the page; other texts are kept unchanged.
import { categories, codeOf, labelOf } from '@rigsouq/contract/taxonomy';

/** The translation function of the page. */
export type Translate = (english: string) => string;

/** Splits a typed list. English and Arabic commas both separate. */
export function splitTypes(typed: string): string[] {
  return [...new Set(typed.split(/[,،]/).map((type) => type.trim()))].filter((type) => type !== '');
}

/** Returns the category in the language of the page. */
export function translateCategory(type: string, say: Translate): string {
  const code = codeOf(categories, type);
  return code ? say(labelOf(categories, code)) : type;
}

/** Returns the English label that the api knows for a category in the language of the page. */
export function toCategoryLabel(type: string, say: Translate): string {
  return categories.find(({ label }) => namesIn(say(label)).includes(type.trim()))?.label ?? type;
}

/** Returns the names in a label. Some Arabic labels have a second name in brackets, and users type either. */
function namesIn(label: string): string[] {
  return [label, ...label.split(/[()]/).map((name) => name.trim())].filter(Boolean);
}
