import { useRef } from 'react';

/** Returns a function that gives the same key while the same content is sent again after a failure, and a new key for other content. */
export function useIdempotencyKey(): (sent: unknown) => string {
  const last = useRef<{ sent: string; key: string }>(undefined);
  return (given) => {
    const sent = JSON.stringify(given);
    if (last.current?.sent !== sent) last.current = { sent, key: newKey() };
    return last.current.key;
  };
}

/** Creates a random key. `crypto.randomUUID` is not used because it exists only on secure pages. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
