// Creates ids as UUID version 7: the application creates them, they are unique everywhere, and they are ordered by time, so that new rows are added
// at the end of an index instead of all over it.

/** Builds an id from `now`, in milliseconds since 1970, and ten random bytes. */
export function uuidv7(now: number, random: Uint8Array): string {
  const bytes = new Uint8Array(16);
  let rest = now;
  for (let at = 5; at >= 0; at--) {
    bytes[at] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  bytes.set(random.subarray(0, 10), 6);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
