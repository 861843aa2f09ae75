// Parses what an operator types to find a company: the email of a member, or the beginnings of words.

export type CompanySearch = { by: 'email'; email: string } | { by: 'words'; words: string };

/** The index removes these characters; a word that consists only of them would be empty there. */
const FOLDED = /[\u0640\p{M}]/gu;

export function parseCompanySearch(typed: string): CompanySearch {
  const text = typed.normalize('NFC').trim();
  const at = text.indexOf('@');
  if (at > 0 && at < text.length - 1 && !/\s/.test(text)) return { by: 'email', email: text.toLowerCase() };
  const words = text.replace(FOLDED, '').match(/[\p{L}\p{N}]+/gu) ?? [];
  return { by: 'words', words: words.map((word) => `${word}:*`).join(' & ') };
}
