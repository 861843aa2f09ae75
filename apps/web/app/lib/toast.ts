// Short notices at the top right. The component that shows them is loaded with the first notice.
import { useSyncExternalStore } from 'react';

export type Toast = { readonly message: string; readonly tone: 'good' | 'bad' };

/** Notices disappear after 3 seconds or when the user closes them, as documented. */
const TOAST_MILLISECONDS = 3_000;

const listeners = new Set<() => void>();
let hasToasts = false;

export async function toast({ message, tone }: Toast): Promise<void> {
  hasToasts = true;
  for (const listener of listeners) listener();
  const { notifications } = await import('@mantine/notifications');
  notifications.show({ message, color: tone === 'good' ? 'green' : 'red', autoClose: TOAST_MILLISECONDS });
}

export function useToastsWanted(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => hasToasts,
    () => false,
  );
}
