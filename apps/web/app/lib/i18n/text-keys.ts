/** Each plural form of a counted text has its own key, which ends in the name of the form. */
export const PLURAL_SUFFIX = /_(zero|one|two|few|many|other)$/;

/** An English text with two meanings has one Arabic text for each. The key of the second one ends in the context in which it is shown. */
export type TextContext = 'action' | 'auction' | 'dashboard' | 'draft' | 'machine';
const CONTEXT_SUFFIX = /_(action|auction|dashboard|draft|machine)$/;

/** Returns the English text of a key. */
export function baseKey(key: string): string {
  return key.replace(PLURAL_SUFFIX, '').replace(CONTEXT_SUFFIX, '');
}
