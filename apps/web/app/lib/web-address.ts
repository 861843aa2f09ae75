/** A link to what a company calls its website, or undefined where that is no address of the web. */
export function webAddress(given: string | null): string | undefined {
  if (!given) return undefined;
  try {
    const url = new URL(/^[a-z][a-z\d+.-]*:/i.test(given) ? given : `https://${given}`);
    return ['http:', 'https:'].includes(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}
