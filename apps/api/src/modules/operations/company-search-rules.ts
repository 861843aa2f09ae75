// What an operator types to find a company: a member's e-mail, or the beginnings of words.

export type CompanySearch = { by: 'email'; email: string } | { by: 'words'; words: string };

/** Letters that the index folds away; a word of nothing else would be no word there. */
const FOLDED = /[\u0640\p{M}]/gu;

export function searchOf(typed: string): CompanySearch {
  const text = typed.normalize('NFC').trim();
  const at = text.indexOf('@');
  if (at > 0 && at < text.length - 1 && !/\s/.test(text)) return { by: 'email', email: text.toLowerCase() };
  const words = text.replace(FOLDED, '').match(/[\p{L}\p{N}]+/gu) ?? [];
  return { by: 'words', words: words.map((word) => `${word}:*`).join(' & ') };
}
