import { useEffect } from 'react';

/** Returns whether the keyboard has a command key. It is read in the browser only. */
export function isApple(): boolean {
  return /^(Mac|iP)/.test(navigator.platform);
}

/**
 * Opens the search on Ctrl-K, or Cmd-K on a Mac. The code names the key also on an Arabic keyboard, whose letters are others. Inside a modal dialog the
 * keys do nothing.
 */
export function useSearchKey(setOpened: (opened: true) => void): void {
  useEffect(() => {
    function pressKey(event: KeyboardEvent) {
      if (event.code !== 'KeyK' || event.shiftKey || event.altKey || !event[isApple() ? 'metaKey' : 'ctrlKey']) return;
      event.preventDefault();
      if (!document.querySelector('[aria-modal=true],dialog[open]')) setOpened(true);
    }
    document.addEventListener('keydown', pressKey);
    return () => document.removeEventListener('keydown', pressKey);
  }, [setOpened]);
}
