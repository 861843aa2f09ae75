/**
 * Returns what a rate limit counts as one caller. An IPv6 customer gets a whole /64, so a single address says nothing; IPv4 inside IPv6 counts as
 * IPv4.
 */
export function callerOf(address: string): string {
  const plain = withoutWrapping(address);
  return plain.includes(':') ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain;
}

/**
 * Returns the range of an address: IPv4 by /24, IPv6 by /48. It is enough to recognize a place or provider and too little to identify a connection.
 */
export function addressRangeOf(address: string): string | null {
  const plain = withoutWrapping(address);
  if (plain.includes(':')) return `${groupsOf(plain).slice(0, 3).join(':')}::/48`;
  const numbers = /^(\d+\.\d+\.\d+)\.\d+$/.exec(plain)?.[1];
  return numbers ? `${numbers}.0/24` : null;
}

function withoutWrapping(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  const bare = address.split('%')[0] ?? address;
  return bare.includes(':') ? bare : address;
}

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const start = head ? head.split(':') : [];
  const end = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : 8 - start.length - end.length;
  const groups = [...start, ...Array<string>(Math.max(0, missing)).fill('0'), ...end];
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}
