// Short notices at the top right. The component that shows them is loaded with the first notice.
import { useSyncExternalStore } from 'react';
import type { Toast } from './show-toast.tsx';

/** Notices without an action disappear after 3 seconds or when the user closes them, as documented. */
const TOAST_MILLISECONDS = 3_000;

type ToastState = {
  /** The number of notices so far. */
  readonly count: number;
  /** The last notice that is shown as plain text, because the component that shows notices could not be loaded. */
  readonly plain: string | undefined;
};

const none: ToastState = { count: 0, plain: undefined };
const listeners = new Set<() => void>();
let state = none;
let last = '';
let plainTimer: ReturnType<typeof setTimeout> | undefined;
/** Shared, so that notices are shown in their order: of two loads at the same time the second can end first. */
let loading: Promise<typeof import('./show-toast.tsx')> | undefined;

function setState(change: Partial<ToastState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

export async function toast(notice: Toast): Promise<void> {
  last = notice.message;
  setState({ count: state.count + 1 });
  try {
    loading ??= import('./show-toast.tsx');
    const { showToast } = await loading;
    showToast(notice, TOAST_MILLISECONDS);
  } catch {
    loading = undefined;
    showPlainToast();
  }
}

/** Shows the last notice without its component, which needs a connection when it is loaded for the first time. */
export function showPlainToast(): void {
  clearTimeout(plainTimer);
  setState({ plain: last });
  plainTimer = setTimeout(() => setState({ plain: undefined }), TOAST_MILLISECONDS);
}

export function useToastState(): ToastState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
    () => none,
  );
}
