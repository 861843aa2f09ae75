// A small value that is kept in local storage and shared with the whole page and with other tabs.
import { useSyncExternalStore } from 'react';

export type DeviceStore<T> = { read: () => T; write: (next: T) => void; use: () => T };

/** Creates a store. `parse` receives whatever is in the storage, or null, and returns a valid value. */
export function deviceStore<T>(key: string, parse: (stored: unknown) => T): DeviceStore<T> {
  const listeners = new Set<() => void>();
  const emptyValue = parse(null);
  let lastRaw: string | null = null;
  let value = emptyValue;

  function raw(): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage is disabled, so the value lasts only as long as the page.
      return lastRaw;
    }
  }
  function read(): T {
    const now = raw();
    if (now !== lastRaw) {
      lastRaw = now;
      value = now === null ? emptyValue : parse(parseJson(now));
    }
    return value;
  }
  function write(next: T): void {
    lastRaw = JSON.stringify(next);
    value = parse(next);
    try {
      localStorage.setItem(key, lastRaw);
    } catch {
      // Storage is disabled or full.
    }
    for (const listener of listeners) listener();
  }
  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  }
  // The first render in the browser uses the value that the server used. The stored value follows immediately after hydration.
  return { read, write, use: () => useSyncExternalStore(subscribe, read, () => emptyValue) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
