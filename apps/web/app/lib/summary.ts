/** The number of characters that search engines show of a description. */
const LENGTH = 160;

/** Returns the start of a text, cut after a whole word. */
export function summaryOf(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= LENGTH) return plain;
  const cut = plain.slice(0, LENGTH - 1);
  const space = cut.lastIndexOf(' ');
  let end = space > LENGTH / 2 ? space : cut.length;
  while (end > 0 && ' ,.;:،؛'.includes(cut[end - 1] as string)) end--;
  return `${cut.slice(0, end)}…`;
}
