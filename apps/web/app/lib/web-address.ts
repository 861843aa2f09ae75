/** Returns a link to the website of a company, or undefined if the text is not a web address. */
export function webAddress(given: string | null): string | undefined {
  if (!given || /\s/.test(given)) return undefined;
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(given) ? given : `https://${given}`;
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, username, password } = new URL(address);
  const isWeb = protocol === 'http:' || protocol === 'https:';
  return isWeb && hostname.includes('.') && !username && !password ? address : undefined;
}
