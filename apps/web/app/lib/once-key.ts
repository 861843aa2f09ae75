import { useRef } from 'react';

/** The same key while the same thing is sent again, for whoever hears no answer and tries once more; another for another thing. */
export function useOnceKey(): (sent: unknown) => string {
  const last = useRef<{ sent: string; key: string }>(undefined);
  return (given) => {
    const sent = JSON.stringify(given);
    if (last.current?.sent !== sent) last.current = { sent, key: newKey() };
    return last.current.key;
  };
}

/** Not randomUUID, which only secure pages have. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
